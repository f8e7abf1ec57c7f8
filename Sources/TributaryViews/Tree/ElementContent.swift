/// The content of an element, free of any backend.
///
/// Lengths are whole units: a terminal draws a unit as one column or one row, a browser as one `ch` or one line.
/// A later version may add cases. So a backend outside of the library has a `default` in its `switch`, which draws the
/// children of the element, or its accessible label where it has none.
public enum ElementContent: Equatable {
  /// The root of a tree: one child at the centre of the window, as SwiftUI places it, which scrolls where it does not
  /// fit.
  case root
  /// Running text; line feeds break lines.
  case text(String, lineLimit: Int?, alignment: TextAlignment)
  /// Children side by side, one below the other, or one above the other in depth. Spacing nil means the default of
  /// the axis: one column in a row, none between rows.
  case row(alignment: VerticalAlignment, spacing: Int?)
  case column(alignment: HorizontalAlignment, spacing: Int?)
  case layers(alignment: Alignment)
  /// Children one below the other, which scroll where they do not fit.
  case page(alignment: HorizontalAlignment, spacing: Int?)
  /// Takes what space is left along the axis of the stack around it.
  case spacer(minLength: Int)
  /// A line across the axis of the stack around it.
  case divider
  /// A window onto children that may be larger; the backend keeps the offset.
  case scroll(Axis.Set)
  /// Its children are its label.
  case button(ButtonContent)
  /// One line of text being edited.
  case field(FieldContent)
  /// One child with room around it.
  case padding(EdgeInsets)
  /// One child in a box of given or bounded size.
  case frame(FrameSize, alignment: Alignment)
  /// One child with a line around it, which takes one unit a side.
  case border(BorderStyle, Color?)
  /// One child over a filled colour.
  case background(Color)
  /// Two children: the first stands behind the second, in a box of the second's size.
  case backdrop(alignment: Alignment)
  /// Text attributes that everything below inherits; nil leaves an attribute as it is.
  case style(foreground: Color?, bold: Bool?)
  /// Children over the whole window, in its middle, one below the other; a child of the root.
  case layer(LayerContent)
  /// Children that show one below the other and scroll where they do not fit; behind a closed curtain they are not
  /// there for a person.
  case curtain(isOpen: Bool)
  /// Rows, options or tabs, each a child; ``ElementNode/numbersOfRows`` tells which are mounted.
  case list(ListContent)
  /// A sign that stands by itself.
  case mark(MarkContent)
  /// A bar that is full as far as something has come, in thousandths.
  case bar(permille: Int)
  /// A sign that moves while it is in sight; see ``ElementNode/setInSight(_:on:)``.
  case spinner(step: Int)
  /// Text or a kind of its own; what a ``PrimitiveView`` makes.
  case primitive(PrimitiveContent)
}

extension ElementContent {
  /// Whether the text in the element is the name of something to press or to choose.
  package var isLabelled: Bool {
    switch self {
    case .button: true
    case .list(let list): list.style != .plain
    default: false
    }
  }
}

/// How a list shows its rows.
public struct ListContent: Equatable {
  /// The arrangement of the rows.
  public var style: Style
  /// How many rows can be chosen.
  public var marks: Marks
  /// How many rows there are, mounted or not.
  public var count: Int
  /// The child that shows where only the chosen one does; nil for none.
  public var current: Int?

  package init(style: Style, marks: Marks, count: Int, current: Int? = nil) {
    self.style = style
    self.marks = marks
    self.count = count
    self.current = current
  }

  /// One below the other and scrolling, as long as there is room (`plain`) or as they are (`options`); side by side; or
  /// the chosen one alone.
  public enum Style { case plain, options, segments, current }

  /// How many rows can be chosen, which marks before the rows tell.
  public enum Marks { case none, one, many }

  /// The mark of a row, a segment or an option; nil where the list has none.
  package func mark(isSelected: Bool) -> MarkContent? {
    switch (style, marks) {
    case (.segments, _): .tab(isSelected: isSelected)
    case (.current, _), (_, .none): nil
    case (.options, .one): .radio(isSelected: isSelected)
    case (.plain, .one): .row(isSelected: isSelected)
    case (_, .many): .toggle(isSelected ? .on : .off)
    }
  }
}

/// How a layer takes its room, and what a click beside its content does.
public struct LayerContent: Equatable {
  /// The most columns that the content is offered, in units; nil for all but a margin.
  public var maxWidth: Int?
  /// The effect of a click beside the content.
  public var outside: Outside
  /// The room that the content is offered, and its place.
  public var room: Room

  package init(maxWidth: Int? = nil, outside: Outside = .doesNothing, room: Room = .box) {
    self.maxWidth = maxWidth
    self.outside = outside
    self.room = room
  }

  /// What the content is offered, and where it stands: a box in the middle, with what is behind in sight round it; all
  /// of the window; or a box at the control that it was written in.
  public enum Room { case box, window, menu }

  /// What a click beside the content does.
  public enum Outside { case doesNothing, dismisses }
}

/// What a one-line text field shows: its text, its prompt and where the caret stands.
public struct FieldContent: Equatable {
  /// The text that is edited.
  public var text: String
  /// The text that shows while the field is empty.
  public var prompt: String
  /// Where typing goes: a count of UTF-8 bytes from the start of the text, between two graphemes.
  public var offset: Int

  package init(text: String, prompt: String, offset: Int) {
    self.text = text
    self.prompt = prompt
    self.offset = offset
  }

  /// How many graphemes stand before the caret.
  ///
  /// - Complexity: linear in them; nothing that runs for each key asks for it.
  public var caret: Int {
    text[..<text.utf8.index(text.startIndex, offsetBy: offset)].count
  }
}

/// The fixed and bounding lengths of a frame, in units; nil leaves the length to the child.
public struct FrameSize: Equatable {
  /// The fixed width.
  public var width: Int?
  /// The fixed height.
  public var height: Int?
  /// The least width.
  public var minWidth: Int?
  /// The greatest width.
  public var maxWidth: FrameLength?
  /// The least height.
  public var minHeight: Int?
  /// The greatest height.
  public var maxHeight: FrameLength?

  package init(
    width: Int? = nil, height: Int? = nil, minWidth: Int? = nil, maxWidth: FrameLength? = nil, minHeight: Int? = nil,
    maxHeight: FrameLength? = nil
  ) {
    self.width = width
    self.height = height
    self.minWidth = minWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.maxHeight = maxHeight
  }
}
