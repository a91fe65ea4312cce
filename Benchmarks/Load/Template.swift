/// A text with places for what differs from request to request, taken apart once.
struct Template {
  private enum Piece {
    case bytes([UInt8])
    case count, client, id, last, fresh, time
    /// A field of the request's own line.
    case item(Int)
  }

  private var pieces: [Piece] = []
  /// Fields of a request's own line.
  private static let items = 4

  /// `fields` are put in right away: they are the client's for good.
  init(_ text: String, fields: [String]) {
    var text = text
    for (index, field) in fields.enumerated() {
      text = text.split(separator: "{\(index + 1)}", omittingEmptySubsequences: false)
        .joined(separator: field)
    }
    let items: [(mark: String, piece: Piece)] = (1...Self.items).map { number in
      (mark: "{i\(number)}", piece: .item(number - 1))
    }
    let places: [(mark: String, piece: Piece)] =
      items + [
        ("{n}", .count), ("{client}", .client), ("{id}", .id), ("{last}", .last),
        ("{fresh}", .fresh), ("{at}", .time),
      ]
    var rest = text[...]
    var plain: [UInt8] = []
    while let first = rest.first {
      if first == "{", let place = places.first(where: { place in rest.hasPrefix(place.mark) }) {
        pieces += [.bytes(plain), place.piece]
        plain = []
        rest = rest.dropFirst(place.mark.count)
      } else {
        plain += Array(String(first).utf8)
        rest = rest.dropFirst()
      }
    }
    pieces.append(.bytes(plain))
  }

  /// The text of one request.
  func filled(
    count: Int, client: Mint.Bytes, id: Mint.Bytes, last: Mint.Bytes?, item: [Mint.Bytes]
  ) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(1_024)
    for piece in pieces {
      switch piece {
      case .bytes(let bytes): text += bytes
      case .count: text += String(count).utf8
      case .client: text += client
      case .id: text += id
      case .fresh: text += Mint.id()
      case .time: text += String(wallClock()).utf8
      case .item(let index): if index < item.count { text += item[index] }
      case .last:
        if let last {
          text.append(UInt8(ascii: "\""))
          text += last
          text.append(UInt8(ascii: "\""))
        } else {
          text += "null".utf8
        }
      }
    }
    return text
  }
}

/// Makes ids.
enum Mint {
  /// The 36 characters of a UUID.
  typealias Bytes = [UInt8]

  private static let digits = Array("0123456789abcdef".utf8)

  /// An id in the UUIDv7 layout.
  static func id() -> Bytes {
    let high = wallClock() << 16 | 0x7000 | UInt64.random(in: 0...0xFFF)
    let low = 0x8000_0000_0000_0000 | UInt64.random(in: 0...0x3FFF_FFFF_FFFF_FFFF)
    var text: Bytes = []
    text.reserveCapacity(36)
    for place in 0..<32 {
      if place == 8 || place == 12 || place == 16 || place == 20 { text.append(UInt8(ascii: "-")) }
      let word = place < 16 ? high : low
      text.append(digits[Int(word >> UInt64(60 - place % 16 * 4) & 0xF)])
    }
    return text
  }
}
