extension View {
  /// Presents a view over everything while a binding is true.
  ///
  /// The sheet traps the focus; Escape, and the environment's `dismiss` inside of it, set the binding to false. When
  /// the program covers the screen that it was presented on, it goes out of sight with that and comes back with it.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the sheet is there.
  ///   - onDismiss: What to do after the sheet went, whatever ended it.
  ///   - content: What the sheet shows.
  /// - Returns: The view with the sheet over it.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    SheetModifier(content: self, isPresented: isPresented, onDismiss: onDismiss, sheet: content)
  }

  /// Presents a view over everything while a binding has an item; another item (by its id) is another sheet.
  ///
  /// - Parameters:
  ///   - item: What the sheet is about; dismissing sets it to nil.
  ///   - onDismiss: What to do after a sheet went, whatever ended it.
  ///   - content: What the sheet of an item shows.
  /// - Returns: The view with the sheet over it.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    ItemSheetModifier(content: self, item: item, onDismiss: onDismiss, sheet: content)
  }
}

private struct SheetModifier<Content: View, Sheet: View>: View {
  let content: Content
  let isPresented: Binding<Bool>
  let onDismiss: (() -> Void)?
  let sheet: () -> Sheet

  var body: some View {
    content
    if isPresented.wrappedValue {
      Layer {
        isPresented.wrappedValue = false
      } content: {
        SheetBox(content: sheet)
      }
      .onDismiss(onDismiss)
    }
  }
}

private struct ItemSheetModifier<Content: View, Item: Identifiable, Sheet: View>: View {
  let content: Content
  let item: Binding<Item?>
  let onDismiss: (() -> Void)?
  let sheet: (Item) -> Sheet

  var body: some View {
    content
    if let shown = item.wrappedValue {
      Layer {
        item.wrappedValue = nil
      } content: {
        SheetBox { sheet(shown) }
      }
      .onDismiss(onDismiss)
      .id(shown.id)
    }
  }
}

/// The box of a sheet; it reads what its content reads, so that the presenter does not run for that.
private struct SheetBox<Content: View>: View {
  let content: () -> Content

  var body: some View {
    Page { content() }
      .padding(.horizontal)
      .border(.rounded)
  }
}
