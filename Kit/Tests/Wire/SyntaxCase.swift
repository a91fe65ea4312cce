import Testing
import Wire

/// A text the reader must take, with what it means.
struct AcceptedText: Sendable, CustomTestStringConvertible {
  let bytes: [UInt8]
  let value: JSON

  init(_ text: String, _ value: JSON) {
    bytes = Array(text.utf8)
    self.value = value
  }

  var testDescription: String { String(decoding: bytes, as: UTF8.self).debugDescription }
}

/// A text the reader must refuse, with why, at which byte and inside which value.
struct RejectedText: Sendable, CustomTestStringConvertible {
  let bytes: [UInt8]
  let error: WireError

  init(_ bytes: [UInt8], _ fault: SyntaxFault, _ offset: Int, in path: String = "") {
    self.bytes = bytes
    error = WireError(.syntax(fault, offset: offset), path: path)
  }

  init(_ text: String, _ fault: SyntaxFault, _ offset: Int, in path: String = "") {
    self.init(Array(text.utf8), fault, offset, in: path)
  }

  /// `bytes` as the content of a string that is the whole text.
  init(string bytes: [UInt8], _ fault: SyntaxFault, _ offset: Int) {
    self.init([0x22] + bytes + [0x22], fault, offset)
  }

  var testDescription: String { String(decoding: bytes, as: UTF8.self).debugDescription }
}

/// The error of reading `bytes`, `nil` when there is none.
func syntaxError(_ bytes: [UInt8], limits: JSONLimits = .standard) -> WireError? {
  do throws(WireError) {
    _ = try JSON.parse(bytes, limits: limits)
    return nil
  } catch {
    return error
  }
}

/// The error `body` throws, `nil` when it throws none.
func wireError<Value>(_ body: () throws(WireError) -> Value) -> WireError? {
  do throws(WireError) {
    _ = try body()
    return nil
  } catch {
    return error
  }
}

/// An object with these members, in this order.
func object(_ members: KeyValuePairs<String, JSON>) -> JSON {
  .object(members.map { name, value in JSON.Member(name, value) })
}
