import Core

extension OriginalCard {
  /// The text in a version: as it is if it has that one, else each property as that version writes
  /// it.
  func text(in version: CardVersion, of card: Card) -> String {
    let document = CardDocument(text)
    guard document.writer.version != version, version != .v2 else { return text }
    var converted = document.converted(to: version)
    if !converted.has("N") { converted.apply(.text(.given, ""), card) }
    if !converted.has("FN") { converted.apply(.text(.fn, ""), card) }
    return converted.text
  }
}

extension CardDocument {
  /// The properties in version 3.0 or 4.0. Another person's card inside this one is left out.
  fileprivate func converted(to version: CardVersion) -> CardDocument {
    var document = CardDocument(empty: version)
    let conversion = CardConversion(old: writer.version, writer: document.writer)
    var raw: [UInt8] = []
    for line in lines {
      guard let property = line.property else { continue }
      do throws(ValueFault) {
        raw += try conversion.lines(property)
      } catch {
        continue
      }
    }
    document.insertText(raw)
    return document
  }

  private mutating func insertText(_ raw: [UInt8]) {
    let begin = Array(text.utf8)
    let end = Array("END:VCARD\r\n".utf8)
    let all = begin.dropLast(end.count) + raw + end
    self = CardDocument(String(decoding: all, as: UTF8.self))
  }
}

/// Writes properties of one version as another has them.
struct CardConversion {
  let old: CardVersion
  let writer: PropertyWriter

  func lines(_ property: Property) throws(ValueFault) -> [UInt8] {
    let key = property.key
    switch key {
    case "VERSION", "AGENT": return []
    case "BDAY", "ANNIVERSARY", "X-ANNIVERSARY": return try date(property)
    default: break
    }
    if property.isAttachment { return attachment(property) }
    if old != .v4 || !property.has("VALUE", "URI") || LabelledKind(key) == nil {
      return write(property, try value(property))
    }
    // Version 4.0 writes numbers and addresses as URIs, 3.0 as texts.
    let text = LabelledKind(key)?.plain(try property.text(old)) ?? ""
    return write(property, writer.escaped(text), without: ["VALUE"])
  }

  /// The value in wire form.
  private func value(_ property: Property) throws(ValueFault) -> String {
    let wire = String(decoding: try property.wire(old), as: UTF8.self)
    guard old == .v2 else { return wire }
    switch property.key {
    case "N", "ADR", "ORG": return writer.structured(try property.parts(old))
    case "FN", "TITLE", "ROLE", "NOTE", "LABEL", "NICKNAME", "CATEGORIES", "TEL", "EMAIL", "URL",
      "UID", "MAILER":
      return writer.escaped(try property.text(old))
    default: return withoutLineEnds(wire)
    }
  }

  private func date(_ property: Property) throws(ValueFault) -> [UInt8] {
    let text = try property.text(old)
    var property = property
    if property.key.hasSuffix("ANNIVERSARY") {
      property.name = writer.version == .v4 ? "ANNIVERSARY" : "X-ANNIVERSARY"
    }
    // A time of birth is kept as it is.
    guard let date = try property.date(old), !text.uppercased().contains("T") else {
      return write(property, try value(property))
    }
    let (value, parameter) = writer.date(date)
    return write(property, value, without: ["VALUE", "X-APPLE-OMIT-YEAR"], adding: parameter)
  }

  // MARK: Parameters

  private func write(
    _ property: Property, _ value: String, without names: [String] = [],
    adding parameter: String = ""
  ) -> [UInt8] {
    var head = property.group.isEmpty ? "" : property.group + "."
    head += name(property)
    var types: [String] = []
    var isPreferred = false
    for parameter in property.parameters {
      switch parameter.name {
      case "ENCODING", "CHARSET": continue
      case "TYPE":
        for value in parameter.values {
          for word in value.split(separator: ",") { types.append(String(word)) }
        }
      case "PREF": isPreferred = true
      default:
        if !names.contains(where: { name in sameBytes(name, parameter.name) }) {
          head += ";" + parameter.raw
        }
      }
    }
    if writer.version == .v4 {
      isPreferred = isPreferred || types.contains { type in isWord(type, "pref") }
      types.removeAll { type in isWord(type, "pref") || isWord(type, "internet") }
      if isPreferred { head += ";PREF=1" }
    } else if isPreferred {
      types.append("pref")
    }
    if !types.isEmpty { head += ";TYPE=" + types.joined(separator: ",") }
    if !parameter.isEmpty { head += ";" + parameter }
    return writer.bytes(head, value)
  }

  private func name(_ property: Property) -> String {
    switch (property.key, writer.version) {
    case ("KIND", .v3): "X-ADDRESSBOOKSERVER-KIND"
    case ("X-ADDRESSBOOKSERVER-KIND", .v4): "KIND"
    default: property.name
    }
  }

  private func isWord(_ text: String, _ word: String) -> Bool {
    sameBytes(text.lowercased(), word)
  }

  // MARK: Files

  /// A photo and the like: base64 with its type in 3.0, a `data:` URI in 4.0.
  private func attachment(_ property: Property) -> [UInt8] {
    let plain = property.value.filter { byte in !isBlank(byte) }
    let value = String(decoding: plain, as: UTF8.self)
    if old != .v4, property.isBase64 {
      guard writer.version == .v4 else {
        return write(property, value, adding: "ENCODING=b")
      }
      var bare = property
      bare.parameters.removeAll { parameter in sameBytes(parameter.name, "TYPE") }
      return write(bare, "data:" + mediaType(property, value) + ";base64," + value)
    }
    let mark = ";base64"
    let parts = value.split(separator: ",", maxSplits: 1)
    guard old == .v4, value.hasPrefix("data:"), parts.count == 2,
      String(parts[0]).hasSuffix(mark)
    else {
      let isAddress = old == .v4 && !property.has("VALUE", "URI") && writer.version == .v3
      return write(property, value, adding: isAddress ? "VALUE=uri" : "")
    }
    let media = parts[0].dropFirst("data:".utf8.count).dropLast(mark.utf8.count)
    let type = media.split(separator: "/").last.map { word in "TYPE=" + word.uppercased() }
    return write(
      property, String(parts[1]), without: ["VALUE", "MEDIATYPE"],
      adding: ["ENCODING=b", type ?? ""].filter { part in !part.isEmpty }.joined(separator: ";"))
  }

  private func mediaType(_ property: Property, _ value: String) -> String {
    for type in property.values("TYPE") {
      if type.contains("/") { return type.lowercased() }
      if isWord(type, "pref") { continue }
      switch property.key {
      case "PHOTO", "LOGO": return "image/" + type.lowercased()
      case "SOUND": return "audio/" + type.lowercased()
      default: return "application/" + type.lowercased()
      }
    }
    // What JPEG begins with.
    return value.hasPrefix("/9j/") ? "image/jpeg" : "application/octet-stream"
  }
}
