// Names of SwiftUI that are absent by design. The compiler refuses each with a sentence that says what to write
// instead. Nothing here runs. `Task` is not among them: it is Swift's own, and a view that starts one does not compile.

// MARK: Models

/// Not available: a model is an `@Observable` class.
@available(*, unavailable, message: "Make the model an @Observable class and hold it in @State.")
public protocol ObservableObject: AnyObject {}

/// Not available: an `@Observable` class observes each of its variables.
@available(*, unavailable, message: "Remove @Published and make the class @Observable; a stream of values is a relay.")
@propertyWrapper public struct Published<Value> {
  /// Not available.
  public var wrappedValue: Value

  /// Not available.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }
}

/// Not available: a view holds its model in `@State`.
@available(*, unavailable, message: "Write @State for a model that the view owns, and make its class @Observable.")
@propertyWrapper public struct StateObject<Model> {
  /// Not available.
  public var wrappedValue: Model

  /// Not available.
  public init(wrappedValue: Model) {
    self.wrappedValue = wrappedValue
  }
}

/// Not available: a view reads an `@Observable` model without a wrapper.
@available(*, unavailable, message: "Write a plain let, or @Bindable where the view needs bindings to the model.")
@propertyWrapper public struct ObservedObject<Model> {
  /// Not available.
  public var wrappedValue: Model

  /// Not available.
  public init(wrappedValue: Model) {
    self.wrappedValue = wrappedValue
  }
}

/// Not available: a model comes out of the environment by its type.
@available(*, unavailable, message: "Write @Environment(Model.self), and .environment(model) above.")
@propertyWrapper public struct EnvironmentObject<Model> {
  /// Not available.
  public var wrappedValue: Model {
    preconditionFailure("@EnvironmentObject does not exist here. Write @Environment(Model.self).")
  }

  /// Not available.
  public init() {}
}

// MARK: Style

/// Not available: a backend has no fonts.
@available(*, unavailable, message: "There are no fonts: write .bold(), or .foregroundStyle(_:).")
public struct Font {
  /// Not available.
  public static var largeTitle: Font { Font() }
  /// Not available.
  public static var title: Font { Font() }
  /// Not available.
  public static var title2: Font { Font() }
  /// Not available.
  public static var title3: Font { Font() }
  /// Not available.
  public static var headline: Font { Font() }
  /// Not available.
  public static var subheadline: Font { Font() }
  /// Not available.
  public static var body: Font { Font() }
  /// Not available.
  public static var callout: Font { Font() }
  /// Not available.
  public static var footnote: Font { Font() }
  /// Not available.
  public static var caption: Font { Font() }
  /// Not available.
  public static var caption2: Font { Font() }

  /// Not available.
  public static func system(size: Double) -> Font { Font() }

  /// Not available.
  public func bold() -> Font { self }

  /// The weight of a font, by its name.
  public enum Weight {
    /// The weights that a font may have.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
}

extension View {
  /// Not available: a backend has no fonts.
  @available(*, unavailable, message: "There are no fonts: write .bold(), or .foregroundStyle(_:).")
  public func font(_ font: Font?) -> Self { self }

  /// Not available: text is bold or not.
  @available(*, unavailable, renamed: "bold(_:)", message: "Text is bold or not: write .bold().")
  public func fontWeight(_ weight: Font.Weight?) -> Self { self }

  /// Not available: lengths are cells.
  @available(*, unavailable, message: "Corners are those of the border: write .border(_:).")
  public func cornerRadius(_ radius: Double) -> Self { self }

  /// Not available: what can be pressed is a control, which keys reach too.
  @available(*, unavailable, message: "Make it a Button, which keys and assistive tools reach too.")
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> Self { self }
}

/// Not available: nothing is animated.
@available(*, unavailable, message: "Nothing is animated: write the body of the closure alone.")
public func withAnimation<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }
