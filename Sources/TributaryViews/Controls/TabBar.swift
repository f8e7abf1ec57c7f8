/// The tabs of a ``TabView`` or of a navigation: one stop of the focus, in which Left, Right and a click choose.
struct TabBar<Value: Hashable>: View {
  struct Item {
    let value: Value
    let title: String
  }

  let items: [Item]
  let selected: Value?
  let select: (Value) -> Void

  var body: some View {
    Choices(style: .segments, role: .tabList, selection: selection) {
      ForEach(items, id: \.value) { Text($0.title).lineLimit(1) }
    }
  }

  private var selection: ListSelection {
    let (selected, select) = (selected, select)
    return ListSelection(
      one: Binding {
        selected
      } set: { new in
        if let new { select(new) }
      })
  }
}
