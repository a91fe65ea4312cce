/// Reads a JSON text from front to back, without recursion: containers that are still open wait in
/// a list, so no input can exhaust the stack, and together they are the path of an error.
struct JSONReader {
  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0
  /// A string with escapes while it is put together.
  var unescaped: [UInt8] = []

  private let depth: Int
  /// The innermost container that is open.
  private var open = OpenContainer(.document)
  /// The containers around `open`, outermost first.
  private var outer: [OpenContainer] = []
  /// The members of the object closed last: in a list of rows the best guess for the next one. At
  /// most 16, so that one large object does not make a thousand small ones after it reserve as
  /// much.
  private var usualMembers = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, depth: Int) {
    self.bytes = bytes
    self.depth = depth
  }

  /// The one value of the text.
  mutating func document() throws(WireError) -> JSON {
    while true {
      var value = try begin()
      while let complete = value {
        if open.kind == .document {
          guard nextByte() == nil else { throw error(.trailingData, at: position) }
          return complete
        }
        value = try add(complete)
      }
    }
  }

  // MARK: Values

  /// Reads a scalar or an empty container; of any other container only the beginning, then `nil`.
  private mutating func begin() throws(WireError) -> JSON? {
    guard let byte = nextByte() else { throw endError() }
    switch byte {
    case UInt8(ascii: "\""):
      return .string(try string())
    case UInt8(ascii: "{"):
      return try beginContainer(.object, end: UInt8(ascii: "}"))
    case UInt8(ascii: "["):
      return try beginContainer(.array, end: UInt8(ascii: "]"))
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return try number()
    case UInt8(ascii: "t"):
      try word("true")
      return .bool(true)
    case UInt8(ascii: "f"):
      try word("false")
      return .bool(false)
    case UInt8(ascii: "n"):
      try word("null")
      return .null
    default:
      throw error(.unexpectedCharacter, at: position)
    }
  }

  private mutating func beginContainer(
    _ kind: OpenContainer.Kind, end: UInt8
  ) throws(WireError) -> JSON? {
    guard outer.count < depth else { throw error(.tooDeep, at: position) }
    position += 1
    if nextByte() == end {
      position += 1
      return kind == .object ? .object([]) : .array([])
    }
    outer.append(open)
    open = OpenContainer(kind, expected: usualMembers)
    if kind == .object { try name() } else { open.isInside = true }
    return nil
  }

  /// Adds `value` to the open container. The container itself when that was its last value,
  /// otherwise `nil`, and the reader stands before the next value.
  private mutating func add(_ value: JSON) throws(WireError) -> JSON? {
    open.add(value)
    let isObject = open.kind == .object
    guard let byte = nextByte() else { throw endError() }
    if byte == UInt8(ascii: ",") {
      position += 1
      if isObject { try name() } else { open.isInside = true }
      return nil
    }
    guard byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
      throw error(.unexpectedCharacter, at: position)
    }
    position += 1
    if isObject { usualMembers = min(open.members.count, 16) }
    let whole = open.value
    open = outer.removeLast()
    return whole
  }

  /// Reads a member's name and the colon after it.
  private mutating func name() throws(WireError) {
    guard let first = nextByte() else { throw endError() }
    guard first == UInt8(ascii: "\"") else { throw error(.unexpectedCharacter, at: position) }
    let start = position
    let name = try string()
    guard open.begin(name) else { throw error(.duplicateName, at: start) }
    guard let colon = nextByte() else { throw endError() }
    guard colon == UInt8(ascii: ":") else { throw error(.unexpectedCharacter, at: position) }
    position += 1
  }

  private mutating func word(_ word: StaticString) throws(WireError) {
    for index in 0..<word.utf8CodeUnitCount {
      guard position < bytes.count else { throw endError() }
      guard bytes[position] == word.utf8Start[index] else {
        throw error(.unexpectedCharacter, at: position)
      }
      position += 1
    }
  }

  // MARK: Bytes and errors

  /// The first byte that is not white space, not consumed; `nil` at the end.
  private mutating func nextByte() -> UInt8? {
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      default: return byte
      }
    }
    return nil
  }

  /// An error at `offset`, inside the values that are being read.
  func error(_ fault: SyntaxFault, at offset: Int) -> WireError {
    var path = ""
    for container in outer { path += container.pointerToken }
    path += open.pointerToken
    return WireError(.syntax(fault, offset: offset), path: path)
  }

  /// The text ends before its value does.
  func endError() -> WireError { error(.unexpectedEnd, at: bytes.count) }
}
