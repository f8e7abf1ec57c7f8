/// Rows of which as many as show are mounted, however many there are; a person scrolls them and may choose among them.
///
/// ```swift
/// List(people, selection: $chosen) { person in Text(person.name) }
/// List {
///   Section("Fruit") { ForEach(fruit, id: \.self) { Text($0) } }
///   Toggle("Ripe only", isOn: $isRipe)
/// }
/// ```
///
/// Each view in a list is a row, and so is each element of a `ForEach`. The rows of a `ForEach` are **lazy**: those
/// that show are mounted, with as many before and after them; a row that scrolls out of that is unmounted, which ends
/// its tasks and its `@State`. A row with the focus in it stays.
///
/// With a selection the list is one stop of the focus. Up, Down, Page Up, Page Down, Home and End go from row to row,
/// and the list scrolls with them; one choice follows, of many choices Space adds or removes the row, and Shift with Up
/// and Down adds. A click chooses. Enter does what the button or link in the row does. The value of a row is its `tag`,
/// or else its id in the `ForEach`. Without a selection the controls in the rows have the focus, and where there are
/// none the same keys scroll.
///
/// - Complexity: mounting and scrolling follow the rows that come into sight; a row that changes concerns that row.
///   Other data with the mounted rows at other places is searched once, in linear time.
public struct List<SelectionValue: Hashable, Content: View>: View {
  let selection: ListSelection
  let content: Content

  init(_ selection: ListSelection, _ content: Content) {
    self.selection = selection
    self.content = content
  }

  /// The rows.
  public var body: some View {
    Choices(style: .plain, role: .list, selection: selection) { content }
  }
}

extension List {
  /// A list of which one row or none is chosen.
  public init(selection: Binding<SelectionValue?>, @ViewBuilder content: () -> Content) {
    self.init(ListSelection(one: selection), content())
  }

  /// A list of which any number of rows are chosen.
  public init(selection: Binding<Set<SelectionValue>>, @ViewBuilder content: () -> Content) {
    self.init(ListSelection(many: selection), content())
  }

  /// A row for each element, of which one or none is chosen.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(ListSelection(one: selection), ForEach(data, content: rowContent))
  }

  /// A row for each element, whose id is at the key path; one or none is chosen.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(ListSelection(one: selection), ForEach(data, id: id, content: rowContent))
  }

  /// A row for each element, of which any number are chosen.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(ListSelection(many: selection), ForEach(data, content: rowContent))
  }

  /// A row for each element, whose id is at the key path; any number are chosen.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(ListSelection(many: selection), ForEach(data, id: id, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// A list of rows.
  public init(@ViewBuilder content: () -> Content) {
    self.init(ListSelection(), content())
  }

  /// A row for each element.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(ListSelection(), ForEach(data, content: rowContent))
  }

  /// A row for each element, whose id is at the key path.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(ListSelection(), ForEach(data, id: id, content: rowContent))
  }

  /// A row for each number of a range.
  public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
  where Content == ForEach<Range<Int>, Int, Row> {
    self.init(ListSelection(), ForEach(data, content: rowContent))
  }
}
