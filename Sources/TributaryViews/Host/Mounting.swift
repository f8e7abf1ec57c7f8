package import TributaryTime

extension ViewTree {
  /// Mounts the views of an app.
  ///
  /// - Parameters:
  ///   - scope: The owner of the tree.
  ///   - backend: What draws it; more can be attached later.
  ///   - keys: What keys do beside what the app declares.
  ///   - firstFocus: What has the focus at the start.
  ///   - sizeClass: How much room there is at the start.
  ///   - onWarning: Where a warning to the developer goes.
  ///   - content: The views of the app.
  package convenience init<Content: View>(
    scope: Scope, backend: any Backend, keys: KeyPolicy = .full, firstFocus: FirstFocus = .element,
    sizeClass: UserInterfaceSizeClass = .regular, onWarning: @escaping (String) -> Void = writeWarning,
    @ViewBuilder _ content: @escaping () -> Content
  ) {
    self.init(
      scope: scope, backends: Backends(backend) { RowWindows(for: $0) }, onWarning: onWarning,
      // Lists place their rows before the focus looks for its element among them.
      features: { tree in
        [
          UnsettledLists(in: tree), Focus(in: tree, first: firstFocus), Keys(in: tree, keys),
          Window(in: tree, sizeClass), AppExit(in: tree),
        ]
      },
      mount: { root in
        let context = ViewContext(environment: root.tree.rootEnvironment, attributes: nil)
        return RootView<Content>.mount(RootView(content: content), under: root, in: context)
      })
  }

  /// The values of the environment at the root.
  private var rootEnvironment: EnvironmentValues {
    var values = EnvironmentValues()
    values.exit = ExitAction(link)
    values.window = feature(Window.self).source
    return values
  }
}

/// What the app's own closure builds, as a view, so that what the closure reads is tracked.
private struct RootView<Content: View>: View {
  let content: () -> Content
  var body: some View { content() }
}
