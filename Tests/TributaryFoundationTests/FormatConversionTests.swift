import Foundation
import Testing
import TributaryBindings
import TributaryFoundation
import TributaryStreams

/// Numbers and dates in the formats of Foundation.
struct FormatConversionTests {
  private let english = Locale(identifier: "en_US")

  @Test func `a number as a region writes it: what is typed stays, what is no number fails`() {
    let price = BehaviorRelay(value: 1234.5)
    let text = BehaviorRelay(value: "")
    let style = FloatingPointFormatStyle<Double>(locale: english).precision(.fractionLength(2))
    let binding = bind(price, text, via: .formatted(by: style))
    #expect(text.value == "1,234.50")
    text.accept("99.5")
    #expect(price.value == 99.5 && text.value == "99.5")
    text.accept("a lot")
    #expect(price.value == 99.5 && text.value == "a lot" && binding.failure?.side == .right)
    price.accept(2)
    #expect(text.value == "2.00" && binding.failure == nil)
  }

  @Test func `a number as the person's own region writes it`() {
    let price = BehaviorRelay(value: 2.5)
    let priceText = BehaviorRelay(value: "")
    bind(price, priceText, via: .formatted(by: .number.precision(.fractionLength(2))))
    let (one, two) = (priceText.value.first, priceText.value.suffix(2))
    #expect(one == "2" && two == "50" && priceText.value.count == 4)
  }

  @Test func `another region, another text`() {
    let price = BehaviorRelay(value: 1234.5)
    let text = BehaviorRelay(value: "")
    bind(price, text, via: .formatted(by: FloatingPointFormatStyle<Double>(locale: Locale(identifier: "de_DE"))))
    #expect(text.value == "1.234,5")
    text.accept("0,25")
    #expect(price.value == 0.25)
  }

  @Test func `a style by its short name`() {
    let count = BehaviorRelay(value: 1234)
    let text = BehaviorRelay(value: "")
    bind(count, text, via: .formatted(by: .number.locale(english)))
    #expect(text.value == "1,234")
    text.accept("5,678")
    #expect(count.value == 5678)
  }

  @Test func `a day`() {
    let day = BehaviorRelay(value: Date(timeIntervalSince1970: 0))
    let text = BehaviorRelay(value: "")
    let binding = bind(day, text, via: .formatted(by: Date.ISO8601FormatStyle().year().month().day()))
    #expect(text.value == "1970-01-01")
    text.accept("1970-01-03")
    #expect(day.value == Date(timeIntervalSince1970: 172_800))
    text.accept("1970-13-03")
    #expect(binding.failure != nil)
  }
}
