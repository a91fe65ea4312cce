import Coding
import Core
import Foundation

/// Something the server asks of another server.
public struct OutgoingRequest: Hashable, Sendable {
  /// What is posted; nothing for a request that only reads.
  public var form: [FormField]?
  /// Bytes that are posted instead of a form; what they are stands in ``headers``.
  public var bytes: [UInt8]?
  public var url: OutgoingURL
  /// Further lines of the head. They may hold secrets and are never logged.
  public var headers: [String]
  /// The most bytes of the answer; a longer one is none.
  public var answerLimit = OutgoingRequest.ordinaryLimit
  /// How long all of it may take; the answer is none after that.
  public var seconds = 10

  /// The most bytes of an ordinary answer.
  public static let ordinaryLimit = Transfer.answerLimit

  public init(_ url: OutgoingURL, form: [FormField]? = nil, headers: [String] = []) {
    self.url = url
    self.form = form
    self.headers = headers
  }

  /// Posts bytes of a type that the headers name.
  public init(_ url: OutgoingURL, posting bytes: [UInt8], headers: [String]) {
    self.init(url, headers: headers)
    self.bytes = bytes
  }

  /// What is sent as the body; `nil` for a request that only reads.
  public var body: [UInt8]? {
    bytes ?? form.map { fields in Array(FormField.encode(fields).utf8) }
  }
}

/// One field of a form.
@Memberwise(unlabelled: 2) public struct FormField: Hashable, Sendable {
  public let name: String
  public let value: String

  /// The fields as `application/x-www-form-urlencoded`.
  public static func encode(_ fields: [FormField]) -> String {
    fields.map { field in percentEncoded(field.name) + "=" + percentEncoded(field.value) }.joined(
      separator: "&")
  }

  /// Reads a form; `nil` when it is none: a broken escape, bytes that are not UTF-8, a name twice,
  /// too many fields.
  public static func decode(_ bytes: some Sequence<UInt8>, most: Int = 32) -> [FormField]? {
    let text = Array(bytes)
    guard !text.isEmpty else { return [] }
    var fields: [FormField] = []
    for part in text.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false) {
      guard fields.count < most else { return nil }
      let split = part.firstIndex(of: UInt8(ascii: "=")) ?? part.endIndex
      guard let name = unescape(part[..<split]), let value = unescape(part[split...].dropFirst())
      else { return nil }
      guard !fields.contains(where: { field in field.name == name }) else { return nil }
      fields.append(FormField(name, value))
    }
    return fields
  }

  private static func unescape(_ part: ArraySlice<UInt8>) -> String? {
    var bytes: [UInt8] = []
    var rest = part
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "+") {
        bytes.append(UInt8(ascii: " "))
      } else if byte == UInt8(ascii: "%") {
        guard rest.count >= 2,
          let value = hexadecimal(String(decoding: rest.prefix(2), as: UTF8.self)),
          value.count == 1
        else { return nil }
        bytes.append(value[0])
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }
}

/// An address that a request may go to: HTTPS, a host and nothing in it that two programs could
/// read differently.
public struct OutgoingURL: Hashable, Sendable, CustomStringConvertible {
  public let text: String
  public let host: String
  public let port: Int
  public let isSecure: Bool

  public var description: String { text }

  /// - Parameter allowsPlain: Whether plain HTTP will do: for the operator's own machines.
  public init?(_ text: String, allowsPlain: Bool = false) {
    guard text.utf8.count <= 2_048,
      text.utf8.allSatisfy({ byte in
        (0x21...0x7E).contains(byte) && byte != UInt8(ascii: "\\") && byte != UInt8(ascii: "@")
      }), let parts = URLComponents(string: text), let host = parts.host, !host.isEmpty,
      parts.user == nil, parts.password == nil, parts.fragment == nil,
      host.utf8.allSatisfy({ byte in Self.belongsToHost(byte) })
    else { return nil }
    switch parts.scheme {
    case "https": isSecure = true
    case "http" where allowsPlain: isSecure = false
    default: return nil
    }
    let port = parts.port ?? (isSecure ? 443 : 80)
    guard (1...65_535).contains(port) else { return nil }
    self.text = text
    self.host = host.lowercased()
    self.port = port
  }

  private static func belongsToHost(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ":"):
      true
    default: false
    }
  }
}

/// What the other server said.
@Memberwise public struct OutgoingAnswer: Hashable, Sendable {
  public let status: Int
  public let bytes: [UInt8]
}

/// Why there is no answer. Holds neither addresses nor what was sent.
public enum OutgoingFault: Error, Hashable, Sendable {
  /// The name means nothing at present.
  case unresolved
  /// The name means an address that is not public.
  case refused
  /// Too many requests are under way.
  case busy
  /// libcurl's number: no connection, no trust in the certificate, too late, too long.
  case failed(UInt32)

  /// The answer was longer than it may be (libcurl's `CURLE_WRITE_ERROR`).
  public static let tooLong = OutgoingFault.failed(23)
  /// It took too long (`CURLE_OPERATION_TIMEDOUT`).
  public static let tooLate = OutgoingFault.failed(28)
}
