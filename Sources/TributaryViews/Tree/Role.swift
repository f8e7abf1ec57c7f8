/// The part that an element plays for a person, as assistive software names it; a test finds elements by it.
public enum Role: String, Hashable, Sendable {
  /// None: it only lays out others.
  case none
  /// Running text.
  case text
  /// Something that acts when it is pressed.
  case button
  /// A line of text to edit.
  case textField
  /// Something that lays out others and has a name.
  case group
  /// A window onto what may be larger.
  case scrollArea
  /// A line between things.
  case separator
  /// What stands over the rest and is to be answered or closed first.
  case dialog
  /// A dialog that tells or asks something.
  case alert
  /// A switch, on or off.
  case toggle
  /// A title that shows and hides what is below it.
  case disclosure
  /// A button that shows what there is to choose from.
  case menu
  /// How far something has come.
  case progress
  /// A value that a person moves step by step.
  case slider
  /// Rows, of which some may be chosen.
  case list
  /// A row of a list.
  case row
  /// Options, of which one is chosen.
  case radioGroup
  /// One of the options of a menu or a group.
  case option
  /// The tabs of a view.
  case tabList
  /// One of the tabs.
  case tab
  /// What stands above the rows of a section.
  case header
  /// What stands below them.
  case footer
  /// A sign beside something that has a name of its own.
  case mark
}
