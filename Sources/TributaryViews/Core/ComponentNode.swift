/// The node of a composite view: its value, its state, what its body read.
final class ComponentNode<Content: View>: Node {
  private var view: Content
  private let context: ViewContext
  private let plan: ViewPlan
  /// What the property wrappers of the view stand for, in the order of the plan; it outlives each view value.
  private var boxes: [AnyObject] = []

  init(_ view: Content, under parent: Node, in context: ViewContext) {
    self.view = view
    self.context = context
    plan = parent.tree.plan(for: view)
    super.init(under: parent)
    if !plan.cellOffsets.isEmpty {
      boxes = plan.mountCells(of: &self.view, on: self, in: context)
    }
    let body = evaluate(plan) { self.view.body }
    children = [Content.Body.mount(body, under: self, in: context)]
  }

  override var viewName: String? { "\(Content.self)" }

  func patch(to new: Content) {
    var new = new
    if plan.isSame(&view, &new) { return }
    plan.adoptCells(of: &new, boxes: boxes)
    let former = exchange(&view, with: new)
    isDirty = false
    update()
    withExtendedLifetime(former) {}
  }

  override func update() {
    let body = evaluate(plan) { view.body }
    Content.Body.patch(children[0], to: body, in: context)
  }
}
