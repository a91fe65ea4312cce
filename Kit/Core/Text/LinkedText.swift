/// A text in pieces: what is plain, and the web addresses in it.
public struct LinkedText: Hashable, Sendable {
  /// A part of the text, in its order.
  public enum Piece: Hashable, Sendable {
    case plain(String)
    /// `text` as it was written, and where it leads: always `https:` or `http:`.
    case link(text: String, address: String)
  }

  public let pieces: [Piece]

  /// Finds addresses that begin with `https://`, `http://` or `www.` at the beginning of a word.
  /// They are ASCII, as browsers copy them, so that a word that follows without a space is not part
  /// of one. Punctuation at the end belongs to the sentence, and so does a bracket that was opened
  /// before the address.
  public init(_ text: String) {
    let bytes = Array(text.utf8)
    var pieces: [Piece] = []
    var plainFrom = 0
    var at = 0
    while at < bytes.count {
      guard LinkedText.isStart(bytes, at), let host = LinkedText.host(bytes, at) else {
        at += 1
        continue
      }
      let end = LinkedText.end(bytes, from: host)
      guard end > host, LinkedText.isHost(bytes[host]) else {
        at = host
        continue
      }
      if plainFrom < at { pieces.append(.plain(LinkedText.text(bytes[plainFrom..<at]))) }
      let link = LinkedText.text(bytes[at..<end])
      let hasScheme = bytes[at] != UInt8(ascii: "w") && bytes[at] != UInt8(ascii: "W")
      pieces.append(.link(text: link, address: hasScheme ? link : "https://" + link))
      plainFrom = end
      at = end
    }
    if plainFrom < bytes.count { pieces.append(.plain(LinkedText.text(bytes[plainFrom...]))) }
    self.pieces = pieces
  }

  /// Whether no letter or digit of an ASCII word stands before.
  private static func isStart(_ bytes: [UInt8], _ at: Int) -> Bool {
    at == 0 || !isHost(bytes[at - 1])
  }

  /// Whether a host's name may begin with it.
  private static func isHost(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
      || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  /// Where the host's name begins if an address begins at `at`.
  private static func host(_ bytes: [UInt8], _ at: Int) -> Int? {
    for beginning in ["https://", "http://", "www."] where begins(bytes, at, with: beginning) {
      return at + beginning.utf8.count
    }
    return nil
  }

  private static func begins(_ bytes: [UInt8], _ at: Int, with beginning: String) -> Bool {
    var index = at
    for expected in beginning.utf8 {
      guard index < bytes.count else { return false }
      let byte = bytes[index]
      let isUpper = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
      guard (isUpper ? byte | 0x20 : byte) == expected else { return false }
      index += 1
    }
    return true
  }

  /// Where an address ends whose host begins at `start`.
  private static func end(_ bytes: [UInt8], from start: Int) -> Int {
    var end = start
    var opened = 0
    while end < bytes.count, bytes[end] > 0x20, bytes[end] < 0x7F, !outside.contains(bytes[end]) {
      if bytes[end] == UInt8(ascii: "(") { opened += 1 }
      if bytes[end] == UInt8(ascii: ")") {
        if opened == 0 { break }
        opened -= 1
      }
      end += 1
    }
    while end > start, punctuation.contains(bytes[end - 1]) { end -= 1 }
    return end
  }

  /// What no address contains, and what is the sentence's at the end of one.
  private static let outside = Array("\"<>`{}|\\^".utf8)
  private static let punctuation = Array(".,;:!?'*]".utf8)

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
