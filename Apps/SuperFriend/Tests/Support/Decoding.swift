import Core
import Glibc
import SuperFriendDomain

/// Decodes as a browser does what is asked for by `HostRequest.decode`: by the C library's iconv.
enum Decoding {
  static func texts(_ encoded: [EncodedText]) -> [String] { encoded.map(text) }

  /// What is no character becomes U+FFFD, a byte at a time.
  static func text(_ encoded: EncodedText) -> String {
    guard let converter = iconv_open("UTF-8", name(encoded.encoding)),
      converter != iconv_t(bitPattern: -1)
    else { return "" }
    defer { iconv_close(converter) }
    var source = encoded.bytes.map { byte in CChar(bitPattern: byte) }
    var target = [CChar](repeating: 0, count: source.count * 4 + 16)
    var text: [UInt8] = []
    source.withUnsafeMutableBufferPointer { source in
      target.withUnsafeMutableBufferPointer { target in
        var from = source.baseAddress
        var left = source.count
        func convert(isEnd: Bool) {
          var to = target.baseAddress
          var room = target.count
          _ =
            isEnd
            ? iconv(converter, nil, nil, &to, &room) : iconv(converter, &from, &left, &to, &room)
          text += target.prefix(target.count - room).map { sign in UInt8(bitPattern: sign) }
        }
        while left > 0 {
          convert(isEnd: false)
          guard left > 0 else { break }
          text += Array("\u{FFFD}".utf8)
          from = from.map { place in place + 1 }
          left -= 1
        }
        // A letter that an accent could have followed.
        convert(isEnd: true)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// What the C library calls the sets that browsers mean by these names.
  private static func name(_ encoding: String) -> String {
    switch encoding {
    case "euc-kr": "UHC"
    case "shift_jis": "CP932"
    default: encoding.uppercased()
    }
  }
}

extension CardFile {
  /// The file, with what is not Unicode decoded.
  init(decoding bytes: [UInt8]) throws(CardFileFault) {
    let foreign = ForeignTexts(in: bytes)
    try self.init(bytes, foreign.decoded(as: Decoding.texts(foreign.encoded)))
  }
}
