import Core

/// A card as its lines, so that an edit changes only the lines it is about.
struct CardDocument {
  private struct Line {
    var raw: [UInt8]
    /// `nil` for BEGIN, END, another card inside, and what is no property.
    var property: Property?
  }

  private var lines: [Line] = []
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

  /// Sets a property to a value in wire form. `nil` removes it. Further ones of the name go.
  mutating func set(_ key: String, _ wire: String?, parameter: String = "") {
    let indices = indices(of: key)
    guard let wire else { return remove(indices) }
    guard let first = indices.first, let property = lines[first].property else {
      return insert(key, wire, parameter: parameter, after: nil)
    }
    remove(Array(indices.dropFirst()))
    rewrite(first, property, wire, parameter: parameter)
  }

  func has(_ key: String) -> Bool { !indices(of: key).isEmpty }

  func indices(of key: String) -> [Int] {
    var indices: [Int] = []
    for (index, line) in lines.enumerated() {
      if let property = line.property, sameBytes(property.key, key) { indices.append(index) }
    }
    return indices
  }

  // MARK: Properties there are several of

  struct Entry {
    /// What tells values apart.
    let identity: String
    let label: String
    let wire: String
  }

  /// Makes the properties of a kind say the entries: lines that say one already stay as they are.
  mutating func setEntries(_ kind: LabelledKind, _ entries: [Entry]) {
    var open = entries
    var changed: [Int] = []
    for index in indices(of: kind.key) {
      let (identity, label) = said(index, kind)
      if identity.isEmpty { continue }
      if let match = open.firstIndex(where: { entry in
        sameBytes(entry.identity, identity) && sameBytes(entry.label, label)
      }) {
        open.remove(at: match)
      } else {
        changed.append(index)
      }
    }
    var gone: [Int] = []
    for index in changed {
      let (identity, label) = said(index, kind)
      let match =
        open.firstIndex { entry in sameBytes(entry.identity, identity) }
        ?? open.firstIndex { entry in sameBytes(entry.label, label) } ?? open.indices.first
      guard let match, let property = lines[index].property else {
        gone.append(index)
        continue
      }
      let entry = open.remove(at: match)
      if sameBytes(entry.label, label) {
        rewrite(index, property, entry.wire, parameter: "")
      } else {
        relabel(index, property, entry)
      }
    }
    let last = indices(of: kind.key).last
    for entry in open.reversed() { add(kind, entry, after: last) }
    remove(gone + gone.flatMap { index in labelLines(of: index) })
  }

  private func said(_ index: Int, _ kind: LabelledKind) -> (identity: String, label: String) {
    guard let property = lines[index].property else { return ("", "") }
    var reading = CardReading()
    for line in [index] + labelLines(of: index) {
      guard let bytes = unfolded(lines[line].raw) else { continue }
      reading.take(ContentLine(number: 1, range: 0..<0, content: bytes))
    }
    if kind == .address {
      guard let address = reading.card.addresses.first else { return ("", "") }
      return (CardDocument.identity(address), address.label)
    }
    for field in ContactEdit.ListField.allCases where LabelledKind(field) == kind {
      if let value = reading.card[field].first { return (value.value, value.label) }
    }
    return ("", typeLabel(property))
  }

  static func identity(_ address: PostalAddress) -> String {
    address.parts.joined(separator: "\u{1F}")
  }

  private func unfolded(_ raw: [UInt8]) -> [UInt8]? {
    var reader = ContentLineReader(raw)
    return reader.next()?.content
  }

  private func labelLines(of index: Int) -> [Int] {
    guard let group = lines[index].property?.group.lowercased(), !group.isEmpty else { return [] }
    return indices(of: "X-ABLABEL").filter { other in
      sameBytes(lines[other].property?.group.lowercased() ?? "", group)
    }
  }

  private mutating func relabel(_ index: Int, _ property: Property, _ entry: Entry) {
    var changed = property
    changed.parameters = property.parameters.compactMap { parameter in
      sameBytes(parameter.name, "TYPE") ? withoutLabel(parameter) : parameter
    }
    let type = writer.typeParameter(entry.label)
    let labels = labelLines(of: index)
    if type.isEmpty, !entry.label.isEmpty {
      let group = property.group.isEmpty ? freeGroup() : property.group
      changed.group = group
      rewrite(index, changed, entry.wire, parameter: "")
      remove(labels)
      let position = index - labels.filter { label in label < index }.count
      insertRaw(group + ".X-ABLabel", writer.escaped(entry.label), at: position + 1)
    } else {
      rewrite(index, changed, entry.wire, parameter: type)
      remove(labels)
    }
  }

  private func withoutLabel(_ parameter: Property.Parameter) -> Property.Parameter? {
    let words = parameter.values.flatMap { value in
      value.split(separator: ",").map { word in String(word) }
    }
    let kept = words.filter { word in
      let lower = word.lowercased()
      return !(typedLabels + ["mobile", "iphone"]).contains { label in sameBytes(label, lower) }
    }
    guard kept.count < words.count else { return parameter }
    guard !kept.isEmpty else { return nil }
    let list = kept.joined(separator: ",")
    return Property.Parameter(
      name: "TYPE", values: kept, raw: writer.version == .v2 ? list : "TYPE=" + list)
  }

  private mutating func add(_ kind: LabelledKind, _ entry: Entry, after index: Int?) {
    let type = writer.typeParameter(entry.label)
    guard type.isEmpty, !entry.label.isEmpty else {
      return insert(kind.key, entry.wire, parameter: type, after: index)
    }
    let group = freeGroup()
    let position = index.map { index in index + 1 } ?? end
    insertRaw(group + ".X-ABLabel", writer.escaped(entry.label), at: position)
    insertRaw(group + "." + kind.key, entry.wire, at: position)
  }

  private func freeGroup() -> String {
    var number = 1
    while lines.contains(where: { line in
      sameBytes(line.property?.group.lowercased() ?? "", "item\(number)")
    }) { number += 1 }
    return "item\(number)"
  }

  // MARK: Lines

  private func isEnd(_ line: Line) -> Bool {
    guard let content = unfolded(line.raw) else { return false }
    return isWord(ContentLine(number: 1, range: 0..<0, content: content), "END:VCARD")
  }

  /// The index of the END line.
  private var end: Int {
    lines.lastIndex { line in isEnd(line) } ?? lines.count
  }

  private mutating func rewrite(
    _ index: Int, _ property: Property, _ wire: String, parameter: String
  ) {
    var head = property.head(without: ["ENCODING", "CHARSET", "VALUE", "X-APPLE-OMIT-YEAR"])
    if !parameter.isEmpty { head += ";" + parameter }
    lines[index] = line(head, wire)
  }

  private mutating func insert(
    _ key: String, _ wire: String, parameter: String, after index: Int?
  ) {
    let head = parameter.isEmpty ? key : key + ";" + parameter
    insertRaw(head, wire, at: index.map { index in index + 1 } ?? end)
  }

  private mutating func insertRaw(_ head: String, _ wire: String, at index: Int) {
    lines.insert(line(head, wire), at: index)
  }

  private func line(_ head: String, _ wire: String) -> Line {
    let raw = writer.bytes(head, wire)
    let property = unfolded(raw).flatMap { bytes in Property(bytes, writer.version) }
    return Line(raw: raw, property: property)
  }

  private mutating func remove(_ indices: [Int]) {
    for index in indices.sorted().reversed() { lines.remove(at: index) }
  }
}
