extension ForEach {
  /// A view for each element of a collection that is bound, with a binding to the element.
  ///
  /// ```swift
  /// ForEach($tasks) { $task in TextField("Task", text: $task.name) }
  /// ```
  ///
  /// The binding is to the element with that id, wherever it stands by then; once it is gone, the binding reads what it
  /// read last and writes nothing.
  ///
  /// - Complexity: a read or a write through the binding is constant while the element stays at its place, else linear.
  public init<Elements>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Elements: RandomAccessCollection & MutableCollection, Data == [BoundElement<Elements, ID>]
  {
    let current = data.wrappedValue
    let elements = current.indices.map { BoundElement(data, at: $0, current[$0], id: id) }
    self.init(elements, id: \.id) { content($0.binding) }
  }

  /// A view for each element of a collection that is bound, by its own id, with a binding to the element.
  public init<Elements>(
    _ data: Binding<Elements>, @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Elements: RandomAccessCollection & MutableCollection, Elements.Element: Identifiable,
    Elements.Element.ID == ID, Data == [BoundElement<Elements, ID>]
  {
    self.init(data, id: \.id, content: content)
  }
}

/// An element of a bound collection: its id, and the way to it.
public struct BoundElement<Elements: RandomAccessCollection & MutableCollection, ID: Hashable> {
  let id: ID
  let binding: Binding<Elements.Element>

  init(
    _ data: Binding<Elements>, at index: Elements.Index, _ element: Elements.Element, id: KeyPath<Elements.Element, ID>
  ) {
    let own = element[keyPath: id]
    var last = element
    // Where the element stands now; nil once it is gone.
    func place(in elements: Elements) -> Elements.Index? {
      if elements.indices.contains(index), elements[index][keyPath: id] == own { return index }
      return elements.firstIndex { $0[keyPath: id] == own }
    }
    self.id = own
    self.binding = Binding(
      location: DerivedLocation(data.location, id: own) { elements in
        if let place = place(in: elements) { last = elements[place] }
        return last
      } write: { new, elements in
        guard let place = place(in: elements) else { return nil }
        var elements = elements
        elements[place] = new
        return elements
      })
  }
}
