import ShowcaseApps

await Showcase.main()
