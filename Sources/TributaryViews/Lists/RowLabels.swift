extension ForEach {
  /// Names each element's view by one function, for a person who does not see it and for a test.
  ///
  /// ```swift
  /// ForEach(movies) { movie in MovieRow(movie) }.rowAccessibilityLabel(\.title)
  /// ```
  ///
  /// Without it, a row is called by all the text in it, which changes with the text. A label inside the row's view
  /// counts more than this one.
  ///
  /// - Parameter label: The label of an element's view.
  /// - Returns: The same views with their labels.
  public func rowAccessibilityLabel(
    _ label: @escaping (Data.Element) -> String
  ) -> ForEach<Data, ID, some View> {
    ForEach<Data, ID, _>(data, identifiedBy: id) { [content] element in
      content(element).accessibilityLabel(label(element))
    }
  }

  private init(
    _ data: Data, identifiedBy id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }
}

extension List {
  /// Names each row by one function of its element, for a person who does not see it and for a test.
  ///
  /// ```swift
  /// List(movies, selection: $chosen) { movie in MovieRow(movie) }
  ///   .rowAccessibilityLabel(\.title)
  /// // in a test:
  /// try pilot.click(.row, "Dune")
  /// ```
  ///
  /// Without it, a row is called by all the text in it, which changes with the text. A label inside the row's view
  /// counts more than this one. In a list of several parts, give the labels to each `ForEach`.
  ///
  /// - Parameter label: The label of an element's row.
  /// - Returns: The same list with the labels of its rows.
  public func rowAccessibilityLabel<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ label: @escaping (Data.Element) -> String
  ) -> List<SelectionValue, ForEach<Data, ID, some View>> where Content == ForEach<Data, ID, Row> {
    List<SelectionValue, ForEach<Data, ID, _>>(selection, content.rowAccessibilityLabel(label))
  }
}
