/// Whoever changed a text: the person in front of the screen, or the program.
public enum EditAuthor: Sendable { case person, program }
