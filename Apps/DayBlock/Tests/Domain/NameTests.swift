import DayBlockDomain
import Testing

@testable import DayBlockTestKit

@Suite("Names and memos")
struct NameTests {
  private func checked(_ text: String, _ limit: Int = 24) -> Result<String, DayBlockRejection> {
    do throws(DayBlockRejection) {
      return .success(try checkedName(text, limit: limit))
    } catch {
      return .failure(error)
    }
  }

  @Test("names are trimmed and counted in what people take for signs")
  func counted() {
    #expect(checked("  Study \n") == .success("Study"))
    #expect(checked("a\tb\nc") == .success("a b c"))
    let family = "👨‍👩‍👧‍👦"
    let most = String(repeating: family, count: 24)
    #expect(checked(most) == .success(most))
    #expect(checked(most + family) == .failure(.tooLong(.name, limit: 24)))
    #expect(checked("공부하기", 4) == .success("공부하기"))
    #expect(checked("공부하기!", 4) == .failure(.tooLong(.name, limit: 4)))
    #expect(checked("קריאה") == .success("קריאה"))
    #expect(nameLength(" 👩🏽‍🚀 e\u{301} ") == 3)
  }

  @Test("names that say nothing or cannot be kept are refused", arguments: ["", "  ", "\n\t", "　"])
  func empty(text: String) {
    #expect(checked(text) == .failure(.nameMissing))
  }

  @Test("control characters are refused, endless accents too")
  func refused() {
    #expect(checked("a\u{0}b") == .failure(.unusableCharacter(.name)))
    #expect(checked("a\u{1B}b") == .failure(.unusableCharacter(.name)))
    let tower = "a" + String(repeating: "\u{301}", count: 2_000)
    #expect(checked(tower) == .failure(.tooLong(.name, limit: 24)))
  }

  @Test("case does not make another name; accents do")
  func sameness() {
    #expect(isSameName("Study", "sTUDY"))
    #expect(isSameName("Zoë", "ZOE\u{308}"))
    #expect(!isSameName("Zoë", "Zoe"))
    #expect(!isSameName("Study", "Study 2"))
  }

  // MARK: Memos

  @Test(
    "two memos become one by paragraph",
    arguments: [
      // base, mine, theirs, merged
      ("", "a", "", "a"), ("", "", "b", "b"), ("x", "x", "y", "y"), ("x", "y", "x", "y"),
      ("x", "y", "y", "y"), ("a\nb\nc", "A\nb\nc", "a\nb\nC", "A\nb\nC"),
      ("a\nb", "a\nb\nc", "0\na\nb", "0\na\nb\nc"),
      ("a\nb\nc", "a\nc", "a\nb\nd", "a\nb\nd\n———\na\nc"),
      ("a\nb\nc", "b\nc", "a\nb", "b"), ("a", "b", "c", "c\n———\nb"),
      ("", "mine", "theirs", "theirs\n———\nmine"),
      ("1\n2\n3\n4", "1\n2x\n3\n4", "1\n2\n3\n4\n5", "1\n2x\n3\n4\n5"),
    ])
  func merged(base: String, mine: String, theirs: String, expected: String) {
    #expect(mergedMemo(from: base, mine: mine, theirs: theirs) == expected)
  }

  @Test("no paragraph that one of them added is lost", arguments: UInt64(1)...60)
  func nothingLost(seed: UInt64) {
    var dice = Dice(seed)
    let base = (0..<8).map { number in "line \(number)" }
    func changed(_ who: String, _ dice: inout Dice) -> (text: String, added: [String]) {
      var lines = base
      var added: [String] = []
      for number in 0..<3 {
        let line = "\(who) \(number)"
        lines.insert(line, at: dice.below(lines.count + 1))
        added.append(line)
      }
      if dice.chance(1, in: 2) { lines.remove(at: dice.below(lines.count)) }
      return (lines.joined(separator: "\n"), added.filter { line in lines.contains(line) })
    }
    let mine = changed("mine", &dice)
    let theirs = changed("theirs", &dice)
    let text = mergedMemo(
      from: base.joined(separator: "\n"), mine: mine.text, theirs: theirs.text)
    let lines = text.split(separator: "\n").map { line in String(line) }
    for line in mine.added + theirs.added { #expect(lines.contains(line)) }
  }
}
