import Core

// Properties that a card may have several of.
extension CardDocument {
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
    var edit = LineEdit()
    for index in changed {
      let (identity, label) = said(index, kind)
      let match =
        open.firstIndex { entry in sameBytes(entry.identity, identity) }
        ?? open.firstIndex { entry in sameBytes(entry.label, label) } ?? open.indices.first
      guard let match, let property = lines[index].property else {
        edit.gone.formUnion([index] + ownLabelLines(of: index))
        continue
      }
      let entry = open.remove(at: match)
      if sameBytes(entry.label, label) {
        var changed = property
        // The address as it was to be printed.
        changed.parameters.removeAll { parameter in sameBytes(parameter.name, "LABEL") }
        rewrite(index, changed, entry.wire)
      } else {
        relabel(index, property, entry, &edit)
      }
    }
    let place = indices(of: kind.key).last.map(lineAfterLabel) ?? end - 1
    for entry in open { add(kind, entry, after: place, &edit) }
    make(edit)
  }

  /// What is done to the lines once all of a kind are gone through: until then they keep their
  /// places.
  private struct LineEdit {
    var gone: Set<Int> = []
    /// Behind the line of this index; -1 is the beginning.
    var new: [Int: [Line]] = [:]
  }

  private mutating func make(_ edit: LineEdit) {
    var made = edit.new[-1] ?? []
    for (index, line) in lines.enumerated() {
      if !edit.gone.contains(index) { made.append(line) }
      made += edit.new[index] ?? []
    }
    lines = made
  }

  /// The line behind which another value stands: that of the value, or of its label.
  private func lineAfterLabel(_ index: Int) -> Int {
    labelLines(of: index).contains(index + 1) ? index + 1 : index
  }

  private func said(_ index: Int, _ kind: LabelledKind) -> (identity: String, label: String) {
    guard let property = lines[index].property else { return ("", "") }
    var reading = CardReading(writer.version)
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

  private func labelLines(of index: Int) -> [Int] {
    guard let group = lines[index].property?.group.lowercased(), !group.isEmpty else { return [] }
    return indices(of: "X-ABLABEL").filter { other in
      sameBytes(lines[other].property?.group.lowercased() ?? "", group)
    }
  }

  /// The label lines that go with a line: not those that are another value's as well.
  private func ownLabelLines(of index: Int) -> [Int] {
    let labels = labelLines(of: index)
    let group = lines[index].property?.group.lowercased() ?? ""
    let isShared = lines.indices.contains { other in
      guard other != index, let property = lines[other].property else { return false }
      return LabelledKind(property.key) != nil && sameBytes(property.group.lowercased(), group)
    }
    return isShared ? [] : labels
  }

  private mutating func relabel(
    _ index: Int, _ property: Property, _ entry: Entry, _ edit: inout LineEdit
  ) {
    var changed = property
    changed.parameters = property.parameters.compactMap { parameter in
      sameBytes(parameter.name, "TYPE") ? withoutLabel(parameter) : parameter
    }
    let type = writer.typeParameter(entry.label)
    let labels = ownLabelLines(of: index)
    if labels.isEmpty, !labelLines(of: index).isEmpty { changed.group = "" }
    edit.gone.formUnion(labels)
    if type.isEmpty, !entry.label.isEmpty {
      if changed.group.isEmpty { changed.group = freeGroup(edit) }
      rewrite(index, changed, entry.wire)
      edit.new[index, default: []].append(label(entry, changed.group))
    } else {
      rewrite(index, changed, entry.wire, parameter: type)
    }
  }

  private func label(_ entry: Entry, _ group: String) -> Line {
    line(group + ".X-ABLabel", writer.escaped(entry.label))
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

  private func add(
    _ kind: LabelledKind, _ entry: Entry, after index: Int, _ edit: inout LineEdit
  ) {
    let type = writer.typeParameter(entry.label)
    guard type.isEmpty, !entry.label.isEmpty else {
      let head = type.isEmpty ? kind.key : kind.key + ";" + type
      edit.new[index, default: []].append(line(head, entry.wire))
      return
    }
    let group = freeGroup(edit)
    edit.new[index, default: []] += [
      line(group + "." + kind.key, entry.wire), label(entry, group),
    ]
  }

  private func freeGroup(_ edit: LineEdit) -> String {
    var used: Set<String> = []
    for line in lines { used.insert(line.property?.group.lowercased() ?? "") }
    for new in edit.new.values {
      for line in new { used.insert(line.property?.group.lowercased() ?? "") }
    }
    var number = 1
    while used.contains("item\(number)") { number += 1 }
    return "item\(number)"
  }
}
