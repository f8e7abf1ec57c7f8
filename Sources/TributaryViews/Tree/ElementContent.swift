/// What an element draws, free of any backend.
///
/// Lengths are whole units: a terminal draws a unit as one column or one row, a browser as one `ch` or one line.
package enum ElementContent: Equatable {
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
  /// Rows, options or tabs, each a child; the element is a ``ListNode``.
  case list(ListContent)
  /// A sign that stands by itself.
  case mark(MarkContent)
  /// A bar that is full as far as something has come, in thousandths.
  case bar(permille: Int)
  /// A sign that moves; the element is a ``SpinnerNode``, which takes the steps.
  case spinner(step: Int)
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
package struct ListContent: Equatable {
  package var style: Style
  package var marks: Marks
  /// How many rows there are, mounted or not.
  package var count: Int
  /// The child that shows where only the chosen one does; nil for none.
  package var current: Int?

  package init(style: Style, marks: Marks, count: Int, current: Int? = nil) {
    self.style = style
    self.marks = marks
    self.count = count
    self.current = current
  }

  /// One below the other and scrolling, as long as there is room (`plain`) or as they are (`options`); side by side; or
  /// the chosen one alone.
  package enum Style { case plain, options, segments, current }

  /// How many rows can be chosen, which marks before the rows tell.
  package enum Marks { case none, one, many }

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
package struct LayerContent: Equatable {
  /// The most columns that the content is offered, in units; nil for all but a margin.
  package var maxWidth: Int?
  package var outside: Outside
  package var room: Room

  package init(maxWidth: Int? = nil, outside: Outside = .doesNothing, room: Room = .box) {
    self.maxWidth = maxWidth
    self.outside = outside
    self.room = room
  }

  /// What the content is offered, and where it stands: a box in the middle, with what is behind in sight round it; all
  /// of the window; or a box at the control that it was written in.
  package enum Room { case box, window, menu }

  /// What a click beside the content does.
  package enum Outside { case doesNothing, dismisses }
}

/// What a one-line text field shows: its text, its prompt and where the caret stands.
package struct FieldContent: Equatable {
  package var text: String
  package var prompt: String
  /// Where typing goes: a count of UTF-8 bytes from the start of the text, between two graphemes.
  package var offset: Int

  package init(text: String, prompt: String, offset: Int) {
    self.text = text
    self.prompt = prompt
    self.offset = offset
  }

  /// How many graphemes stand before the caret.
  ///
  /// - Complexity: linear in them; nothing that runs for each key asks for it.
  package var caret: Int {
    text[..<text.utf8.index(text.startIndex, offsetBy: offset)].count
  }
}

/// The fixed and bounding lengths of a frame, in units; nil leaves the length to the child.
package struct FrameSize: Equatable {
  package var width: Int?
  package var height: Int?
  package var minWidth: Int?
  package var maxWidth: FrameLength?
  package var minHeight: Int?
  package var maxHeight: FrameLength?

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
