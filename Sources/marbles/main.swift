import MarblesTool

Command.main()
