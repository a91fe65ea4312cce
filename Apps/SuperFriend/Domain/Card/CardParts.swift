import Core

// Properties whose value has parts. A part that is not edited stays as it is written.
extension CardDocument {
  /// Makes the parts of a property say the texts. Parts behind these that say nothing stay, and in
  /// a name all of them (RFC 9554 has more than five).
  mutating func setParts(_ key: String, _ separator: UInt8, _ texts: [String]) {
    let isName = sameBytes(key, "N")
    let index = index(of: key)
    let property = index.flatMap { index in lines[index].property }
    var old = property.map { property in parts(of: property, separator) } ?? []
    // Of a list nobody counts what says nothing.
    if separator == comma { old.removeAll { part in part.text.isEmpty } }
    var wires: [String] = []
    for (position, text) in texts.enumerated() {
      let isSame = position < old.count && sameBytes(old[position].text, trimmed(text))
      wires.append(isSame ? old[position].wire : writer.escaped(text))
    }
    for part in old.dropFirst(texts.count) where isName || part.text.isEmpty {
      wires.append(part.wire)
    }
    if property != nil {
      while wires.count > old.count, wires.last?.isEmpty ?? false { wires.removeLast() }
    }
    let says = texts.contains { text in !trimmed(text).isEmpty }
    let wire = wires.joined(separator: String(decoding: [separator], as: UTF8.self))
    set(key, says || isName ? wire : nil)
  }

  /// Makes the lines of categories say the texts: those of which nothing goes stay as they are, and
  /// what is new joins the last line.
  mutating func setCategories(_ texts: [String]) {
    var open = texts
    var lists: [(index: Int, wires: [String])] = []
    for index in indices(of: "CATEGORIES") {
      guard let property = lines[index].property else { continue }
      let parts = parts(of: property, comma)
      // What cannot be read stays.
      if parts.isEmpty { continue }
      var wires: [String] = []
      var isWhole = true
      for part in parts where !part.text.isEmpty {
        let match = open.firstIndex { text in sameBytes(trimmed(text), part.text) }
        if let match {
          open.remove(at: match)
          wires.append(part.wire)
        } else {
          isWhole = false
        }
      }
      if !isWhole { rewrite(index, property, wires.joined(separator: ",")) }
      lists.append((index, wires))
    }
    let new = open.compactMap { text in trimmed(text).isEmpty ? nil : writer.escaped(text) }
    // Version 2.1 has no lists: each has a line of its own.
    if writer.version == .v2 {
      for wire in new { insert("CATEGORIES", wire) }
    } else if !new.isEmpty {
      if let last = lists.indices.last, let property = lines[lists[last].index].property {
        lists[last].wires += new
        rewrite(lists[last].index, property, lists[last].wires.joined(separator: ","))
      } else {
        insert("CATEGORIES", new.joined(separator: ","))
      }
    }
    remove(lists.filter { list in list.wires.isEmpty }.map { list in list.index })
  }

  /// The parts of a value: what they say, and how they are written. Empty where the value cannot be
  /// read.
  private func parts(
    of property: Property, _ separator: UInt8
  ) -> [(text: String, wire: String)] {
    do throws(ValueFault) {
      let wire = try property.wire(writer.version)
      // Version 2.1 has no lists.
      let raw =
        separator == comma && writer.version == .v2 ? [wire[...]] : pieces(wire, separator)
      return raw.map { piece in
        (trimmed(unescaped(piece, writer.version)), String(decoding: piece, as: UTF8.self))
      }
    } catch {
      return []
    }
  }
}
