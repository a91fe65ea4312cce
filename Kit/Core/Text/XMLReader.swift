/// Why a text is not read as XML, and where.
public struct XMLFault: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// The text ends inside an element.
    case cutShort
    /// Something stands where it cannot.
    case malformed
    /// An element is closed that is not the innermost open one.
    case mismatch
    /// A document type, which could define entities: never read.
    case documentType
    /// An entity that is none of the five of XML 1.0 §4.6, or no character.
    case entity
    case tooDeep
    case tooLarge
  }

  public let reason: Reason
  /// From 1.
  public let line: Int

  /// A fault in a line of the text.
  public init(_ reason: Reason, line: Int) {
    self.reason = reason
    self.line = line
  }
}

/// What comes next in an XML text.
public enum XMLEvent: Hashable, Sendable {
  /// An element begins; its name and attributes are the reader's.
  case open
  /// An element ends.
  case close
  /// Characters inside an element.
  case text(XMLText)
  /// The root element is closed and nothing follows.
  case end
}

/// Characters of an XML text, where they stand.
public struct XMLText: Hashable, Sendable {
  let range: Range<Int>
  /// From a CDATA section: nothing in it is a reference.
  let isRaw: Bool
}

/// Limits of an ``XMLReader``.
public struct XMLLimits: Hashable, Sendable {
  /// Bytes of the whole text.
  public let bytes: Int
  /// Elements that may stand inside one another.
  public let depth: Int

  /// 32 MiB and 32 levels unless said otherwise.
  public init(bytes: Int = 32 << 20, depth: Int = 32) {
    self.bytes = max(0, bytes)
    self.depth = max(1, depth)
  }
}

/// Reads XML 1.0 (fifth edition) from front to back, as far as files of data need it: elements,
/// attributes, text, CDATA, comments and processing instructions. Document types are refused, so
/// no entity but the five is ever resolved, and nothing outside the text is ever asked for.
///
/// The bytes are UTF-8 with or without a byte order mark, UTF-16 with one, or else taken for
/// Windows-1252.
public struct XMLReader: Sendable {
  /// The element that was opened last, without its prefix.
  public private(set) var name: Range<Int> = 0..<0
  private(set) var attributes: [(name: Range<Int>, value: Range<Int>)] = []
  /// Elements that are open.
  public var depth: Int { open.count }

  let bytes: [UInt8]
  private let limits: XMLLimits
  private var position = 0
  private var open: [Range<Int>] = []
  private var hasRoot = false
  /// An element without content is closed by the next event.
  private var isEmptyElement = false
  private var counted = 0
  private var lines = 1

  /// The most attributes of one element.
  private static let attributeLimit = 64

  public init(_ bytes: [UInt8], limits: XMLLimits = XMLLimits()) throws(XMLFault) {
    guard bytes.count <= limits.bytes else { throw XMLFault(.tooLarge, line: 1) }
    let text = utf8Lines(bytes)
    self.bytes = isWellFormedUTF8(text) ? text : Array(windows1252(text).utf8)
    self.limits = limits
  }

  /// The line of what was read last, from 1.
  public mutating func line() -> Int { line(at: position) }

  private mutating func line(at place: Int) -> Int {
    let end = min(place, bytes.count)
    if end < counted { return lines }
    for index in counted..<end where bytes[index] == 10 { lines += 1 }
    counted = end
    return lines
  }

  private mutating func fault(_ reason: XMLFault.Reason) -> XMLFault {
    XMLFault(reason, line: line(at: position))
  }

  // MARK: Events

  /// The next event. After ``XMLEvent/end`` it is `end` again.
  public mutating func next() throws(XMLFault) -> XMLEvent {
    if isEmptyElement {
      isEmptyElement = false
      open.removeLast()
      return .close
    }
    while position < bytes.count {
      guard bytes[position] == less else {
        if let text = try plainText() { return .text(text) }
        continue
      }
      if starts("<!--") {
        try skip(past: "-->")
      } else if starts("<?") {
        try skip(past: "?>")
      } else if starts("<![CDATA[") {
        let start = position + 9
        try skip(past: "]]>")
        guard !open.isEmpty else { throw fault(.malformed) }
        return .text(XMLText(range: start..<max(start, position - 3), isRaw: true))
      } else if starts("<!DOCTYPE") {
        throw fault(.documentType)
      } else if starts("</") {
        return try closing()
      } else {
        return try opening()
      }
    }
    guard hasRoot, open.isEmpty else { throw fault(.cutShort) }
    return .end
  }

  /// Text up to the next element; `nil` for white space around the root.
  private mutating func plainText() throws(XMLFault) -> XMLText? {
    let start = position
    while position < bytes.count, bytes[position] != less { position += 1 }
    if !open.isEmpty { return XMLText(range: start..<position, isRaw: false) }
    for index in start..<position where !isSpace(bytes[index]) {
      position = index
      throw fault(.malformed)
    }
    return nil
  }

  private mutating func closing() throws(XMLFault) -> XMLEvent {
    position += 2
    let range = try nameHere()
    skipSpace()
    try take(greater)
    guard let inner = open.popLast(), bytes[inner].elementsEqual(bytes[range]) else {
      throw fault(.mismatch)
    }
    return .close
  }

  private mutating func opening() throws(XMLFault) -> XMLEvent {
    guard !open.isEmpty || !hasRoot else { throw fault(.malformed) }
    guard open.count < limits.depth else { throw fault(.tooDeep) }
    position += 1
    let whole = try nameHere()
    attributes.removeAll(keepingCapacity: true)
    while true {
      let hadSpace = skipSpace()
      guard position < bytes.count else { throw fault(.cutShort) }
      if bytes[position] == greater {
        position += 1
        break
      }
      if bytes[position] == slash {
        position += 1
        try take(greater)
        isEmptyElement = true
        break
      }
      guard hadSpace else { throw fault(.malformed) }
      try attribute()
    }
    hasRoot = true
    open.append(whole)
    name = local(whole)
    return .open
  }

  private mutating func attribute() throws(XMLFault) {
    guard attributes.count < XMLReader.attributeLimit else { throw fault(.tooLarge) }
    let name = try nameHere()
    for other in attributes where bytes[other.name].elementsEqual(bytes[name]) {
      throw fault(.malformed)
    }
    skipSpace()
    try take(UInt8(ascii: "="))
    skipSpace()
    guard position < bytes.count else { throw fault(.cutShort) }
    let quote = bytes[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw fault(.malformed)
    }
    position += 1
    let start = position
    while position < bytes.count, bytes[position] != quote {
      guard bytes[position] != less else { throw fault(.malformed) }
      position += 1
    }
    attributes.append((name, start..<position))
    try take(quote)
  }

  // MARK: Bytes

  private mutating func nameHere() throws(XMLFault) -> Range<Int> {
    let start = position
    while position < bytes.count, isName(bytes[position]) { position += 1 }
    guard position < bytes.count else { throw fault(.cutShort) }
    guard position > start else { throw fault(.malformed) }
    return start..<position
  }

  private func local(_ whole: Range<Int>) -> Range<Int> {
    for index in whole.reversed() where bytes[index] == UInt8(ascii: ":") {
      return index + 1..<whole.upperBound
    }
    return whole
  }

  @discardableResult
  private mutating func skipSpace() -> Bool {
    let start = position
    while position < bytes.count, isSpace(bytes[position]) { position += 1 }
    return position > start
  }

  private mutating func take(_ byte: UInt8) throws(XMLFault) {
    guard position < bytes.count else { throw fault(.cutShort) }
    guard bytes[position] == byte else { throw fault(.malformed) }
    position += 1
  }

  private func starts(_ word: StaticString, at start: Int? = nil) -> Bool {
    let start = start ?? position
    return word.withUTF8Buffer { word in
      start + word.count <= bytes.count
        && bytes[start..<start + word.count].elementsEqual(word)
    }
  }

  private mutating func skip(past word: StaticString) throws(XMLFault) {
    while position < bytes.count {
      if starts(word) {
        position += word.utf8CodeUnitCount
        return
      }
      position += 1
    }
    throw fault(.cutShort)
  }
}

private let less = UInt8(ascii: "<")
private let greater = UInt8(ascii: ">")
private let slash = UInt8(ascii: "/")

private func isSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
}

private func isName(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: ":"),
    UInt8(ascii: "-"), UInt8(ascii: "."), 0x80...0xFF:
    true
  default: false
  }
}
