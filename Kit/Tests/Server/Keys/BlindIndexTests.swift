import Crypto
import Server
import Testing

@Suite struct BlindIndexTests {
  private func key(_ first: UInt8) throws -> ServerKey {
    try ServerKey(id: "k\(first)", bytes: Array(repeating: first, count: 32))
  }

  @Test func equalValuesHaveEqualMarks() throws {
    let index = BlindIndex(keys: KeyRing(active: try key(1)))
    let mark = index.mark("+821012345678", kind: "phone")
    #expect(mark == index.mark("+821012345678", kind: "phone"))
    #expect(mark != index.mark("+821012345679", kind: "phone"))
    #expect(mark != index.mark("+821012345678", kind: "email"))
    #expect(mark.bytes.count == 32)
    let expected = HMAC<SHA256>.authenticationCode(
      for: Array("phone\u{0}+821012345678".utf8),
      using: SymmetricKey(data: Array(repeating: UInt8(1), count: 32)))
    #expect(mark.bytes == Array(expected))
  }

  @Test func oldMarksAreStillFound() throws {
    let old = KeyRing(active: try key(1))
    let stored = BlindIndex(keys: old).mark("x", kind: "phone")
    let index = BlindIndex(keys: old.rotated(to: try key(2)))
    #expect(index.mark("x", kind: "phone").key == "k2")
    #expect(index.mark("x", kind: "phone") != stored)
    #expect(index.marks(of: "x", kind: "phone").contains(stored))
    #expect(index.marks(of: "x", kind: "phone").first == index.mark("x", kind: "phone"))
  }

  /// Who holds the index sees new keys without being made anew.
  @Test func newKeysMarkWhatIsNewAtOnce() throws {
    func keys(_ index: KeyRing) throws -> ServerKeys {
      let other = KeyRing(active: try key(9))
      return ServerKeys(peppers: other, blindIndex: index, fields: other, push: other)
    }
    let old = KeyRing(active: try key(1))
    let live = try keys(old)
    let index = live.index
    let stored = index.mark("x", kind: "phone")
    live.takeUp(try keys(old.rotated(to: try key(2))))
    #expect(index.mark("x", kind: "phone").key == "k2")
    #expect(index.marks(of: "x", kind: "phone").contains(stored))
    #expect(live.blindIndex.count == 2)
  }
}
