import Tributary

/// A field behind its name, which is its label too.
struct FormField<Field: View>: View {
  private let name: String
  private let field: Field

  init(name: String, @ViewBuilder field: () -> Field) {
    self.name = name
    self.field = field()
  }

  var body: some View {
    HStack(spacing: 2) {
      Text(name).frame(width: 12, alignment: .leading)
      field.accessibilityLabel(name).frame(maxWidth: 24)
    }
  }
}
