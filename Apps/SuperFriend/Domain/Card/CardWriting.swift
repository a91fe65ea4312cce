import Core

/// Writes one property as lines of a file.
struct PropertyWriter {
  let version: CardVersion
  /// CRLF by the standard; an edited card keeps its own.
  let lineEnd: [UInt8]

  /// `value` is in wire form, but for the encoding that version 2.1 needs for anything but ASCII.
  func bytes(_ head: String, _ value: String) -> [UInt8] {
    if version == .v2 { return quoted(head, value) }
    return foldedContentLine(head + ":" + value, lineEnd: lineEnd)
  }

  /// Quoted-printable with soft breaks (RFC 2045 §6.7), when the value needs it.
  private func quoted(_ head: String, _ value: String) -> [UInt8] {
    let bytes = Array(value.utf8)
    if bytes.allSatisfy({ byte in (0x20...0x7E).contains(byte) }) {
      return Array((head + ":").utf8) + bytes + lineEnd
    }
    var line = Array((head + ";CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:").utf8)
    var width = line.count
    for byte in bytes {
      let isPlain = (0x20...0x7E).contains(byte) && byte != equals
      let part: [UInt8] =
        isPlain ? [byte] : [equals, hexDigit(byte >> 4), hexDigit(byte & 15)]
      if width + part.count > 75 {
        line += [equals] + lineEnd
        width = 0
      }
      line += part
      width += part.count
    }
    return line + lineEnd
  }

  // MARK: Values

  /// RFC 6350 §3.4. Version 2.1 escapes only what separates.
  func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case semicolon: bytes += [backslash, byte]
      case backslash, comma: bytes += version == .v2 ? [byte] : [backslash, byte]
      case 10: bytes += version == .v2 ? [byte] : [backslash, UInt8(ascii: "n")]
      case 13: continue
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  func structured(_ parts: [String]) -> String {
    parts.map { part in escaped(part) }.joined(separator: ";")
  }

  /// The value of a date and the parameter that goes with it (spec §9 rule 6).
  func date(_ date: PartialDate) -> (value: String, parameter: String) {
    if let month = date.month, let day = date.day {
      guard let year = date.year else {
        let monthDay = padded(month, 2) + padded(day, 2)
        if version == .v4 { return ("--" + monthDay, "") }
        return ("1604-\(padded(month, 2))-\(padded(day, 2))", "X-APPLE-OMIT-YEAR=1604")
      }
      if version == .v4 { return (padded(year, 4) + padded(month, 2) + padded(day, 2), "") }
    }
    return (date.description, "")
  }

  /// The parameters that say a label; a label of the person's own needs a group instead.
  func typeParameter(_ label: String) -> String {
    guard typedLabels.contains(where: { word in sameBytes(word, label) }) else { return "" }
    return version == .v2 ? label.uppercased() : "TYPE=" + label
  }
}

private func hexDigit(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
}

extension Contact {
  /// The contact as a vCard of the version: the original with all edits where there is one, else a
  /// new card.
  ///
  /// - Parameter instant: when a new card is as it is, for its REV.
  public func vCard(_ version: CardVersion = .v3, at instant: Instant) -> String {
    if let original {
      let text = original.text(in: version, of: card)
      // Another card may follow.
      return text.utf8.last == 10 || text.utf8.last == 13 ? text : text + "\r\n"
    }
    var new = CardDocument(empty: version)
    new.set("PRODID", new.writer.escaped(Contact.product))
    new.set("UID", new.writer.escaped(uid))
    new.setAll(card)
    new.set("REV", revision(instant))
    return new.text
  }

  /// Who writes new cards (RFC 6350 §6.7.3).
  private static let product = "-//Fieldday//SuperFriend//EN"
}
