import App
import Testing
import Tributary

@Test func aSearchStartsWhenTypingPauses() {
  let time = VirtualScheduler()
  let catalog = Catalog(words: ["soup", "sour", "tea"])
  time.run {
    let model = SearchModel(catalog: catalog)
    model.query.accept("so")
    time.advance(by: .milliseconds(200))
    model.query.accept("sou")
    time.advance(by: .milliseconds(299))
    #expect(model.rows.value.isEmpty)
    time.advance(by: .milliseconds(1))
    #expect(model.rows.value == ["soup", "sour"])
  }
}
