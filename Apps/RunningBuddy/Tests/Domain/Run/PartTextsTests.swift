import RunningBuddyDomain
import Testing

@Suite("Texts of parts that come one by one")
struct PartTextsTests {
  @Test("They are given in their order once all are there, in whatever order they come")
  func order() {
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0], [1, 1, 0, 0, 2]] {
      var texts = PartTexts(count: 3)
      let given = order.map { index in texts.take("text \(index)", at: index) }
      #expect(given.dropLast().allSatisfy { all in all == nil })
      #expect(given.last == ["text 0", "text 1", "text 2"])
    }
  }

  @Test("An empty text is a text, a later one replaces one, and other parts are nothing to it")
  func parts() {
    var texts = PartTexts(count: 2)
    #expect(texts.has(0) && texts.has(1) && !texts.has(2) && !texts.has(-1))
    let early = [("a", 0), ("b", 0), ("c", 2), ("d", -1)].map { text, index in
      texts.take(text, at: index)
    }
    #expect(early.allSatisfy { all in all == nil })
    let all = texts.take("", at: 1)
    #expect(all == ["b", ""])
    var nothing = PartTexts(count: 0)
    let none = nothing.take("a", at: 0)
    #expect(!nothing.has(0) && none == nil)
  }
}
