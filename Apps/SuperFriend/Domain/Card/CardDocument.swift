import Core

/// A card as its lines, so that an edit changes only the lines it is about.
struct CardDocument {
  struct Line {
    var raw: [UInt8]
    /// `nil` for BEGIN, END, another card inside, and what is no property.
    var property: Property?
  }

  var lines: [Line] = []
  let writer: PropertyWriter

  init(_ text: String) {
    let bytes = Array(text.utf8)
    var reader = ContentLineReader(bytes)
    var version = CardVersion.v3
    var depth = 0
    while let line = reader.next() {
      if isWord(line, "BEGIN:VCARD") { depth += 1 }
      let property = depth == 1 ? Property(line.content, version) : nil
      if isWord(line, "END:VCARD") { depth -= 1 }
      if let property, sameBytes(property.key, "VERSION") {
        let name = trimmed(String(decoding: property.value, as: UTF8.self))
        version = CardVersion(rawValue: name) ?? version
      }
      let isFrame = isWord(line, "BEGIN:VCARD") || isWord(line, "END:VCARD")
      lines.append(Line(raw: Array(bytes[line.range]), property: isFrame ? nil : property))
    }
    let lineEnd = lines.first?.raw.filter { byte in byte == 10 || byte == 13 } ?? []
    writer = PropertyWriter(version: version, lineEnd: lineEnd.isEmpty ? [13, 10] : lineEnd)
  }

  init(empty version: CardVersion) {
    self.init("BEGIN:VCARD\r\nVERSION:\(version.rawValue)\r\nEND:VCARD\r\n")
  }

  var text: String { String(decoding: lines.flatMap { line in line.raw }, as: UTF8.self) }

  // MARK: Properties there is one of

  /// Sets a property to a value in wire form; `nil` removes it. Of several ones it is the one that
  /// was read, and the others stay.
  mutating func set(_ key: String, _ wire: String?, parameter: String = "") {
    let index = index(of: key)
    guard let wire else {
      if let index { lines.remove(at: index) }
      return
    }
    guard let index, let property = lines[index].property else {
      return insert(key, wire, parameter: parameter)
    }
    rewrite(index, property, wire, parameter: parameter)
  }

  /// The line of a property that is read: the first that says something, else the first.
  func index(of key: String) -> Int? {
    let indices = indices(of: key)
    return indices.first { index in says(lines[index].property) } ?? indices.first
  }

  /// Whether there is something in the property that is read.
  func says(_ property: Property?) -> Bool {
    guard let property else { return false }
    do throws(ValueFault) {
      let key = property.key
      if sameBytes(key, "BDAY") || key.hasSuffix("ANNIVERSARY") {
        return try property.date(writer.version) != nil
      }
      for part in try property.parts(writer.version) where !trimmed(part).isEmpty { return true }
      return false
    } catch {
      return false
    }
  }

  func has(_ key: String) -> Bool { !indices(of: key).isEmpty }

  func indices(of key: String) -> [Int] {
    var indices: [Int] = []
    for (index, line) in lines.enumerated() {
      if let property = line.property, sameBytes(property.key, key) { indices.append(index) }
    }
    return indices
  }

  // MARK: Lines

  func unfolded(_ raw: [UInt8]) -> [UInt8]? {
    var reader = ContentLineReader(raw)
    return reader.next()?.content
  }

  private func isEnd(_ line: Line) -> Bool {
    guard let content = unfolded(line.raw) else { return false }
    return isWord(ContentLine(number: 1, range: 0..<0, content: content), "END:VCARD")
  }

  /// The index of the END line.
  var end: Int {
    lines.lastIndex { line in isEnd(line) } ?? lines.count
  }

  /// Writes a line anew, without the parameters that say how its value was written.
  mutating func rewrite(
    _ index: Int, _ property: Property, _ wire: String, parameter: String = ""
  ) {
    var head = property.head(without: ["ENCODING", "CHARSET", "VALUE", "X-APPLE-OMIT-YEAR"])
    if !parameter.isEmpty { head += ";" + parameter }
    lines[index] = line(head, wire)
  }

  /// A property more, as the last.
  mutating func insert(_ key: String, _ wire: String, parameter: String = "") {
    let head = parameter.isEmpty ? key : key + ";" + parameter
    lines.insert(line(head, wire), at: end)
  }

  func line(_ head: String, _ wire: String) -> Line {
    let raw = writer.bytes(head, wire)
    let property = unfolded(raw).flatMap { bytes in Property(bytes, writer.version) }
    return Line(raw: raw, property: property)
  }

  mutating func remove(_ indices: [Int]) {
    for index in indices.sorted().reversed() { lines.remove(at: index) }
  }
}
