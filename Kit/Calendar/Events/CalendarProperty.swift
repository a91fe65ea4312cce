import Core

/// One property of an iCalendar: `NAME;PARAMETER=value:value` (RFC 5545 §3.1).
public struct CalendarProperty: Hashable, Sendable {
  /// Upper-cased.
  public let name: String
  /// Names upper-cased, values without their quotation marks.
  public let parameters: [Parameter]
  /// As it stands behind the colon.
  public let value: String

  /// One parameter, such as `TZID=Europe/London`.
  public struct Parameter: Hashable, Sendable {
    public let name: String
    public let value: String
  }

  /// `nil` for a line that is no property.
  public init?(_ bytes: [UInt8]) {
    guard
      let nameEnd = bytes.firstIndex(where: { byte in
        byte == UInt8(ascii: ";") || byte == UInt8(ascii: ":")
      }), nameEnd > 0
    else { return nil }
    name = String(decoding: bytes[..<nameEnd], as: UTF8.self).uppercased()
    var parameters: [Parameter] = []
    var position = nameEnd
    while position < bytes.count, bytes[position] == UInt8(ascii: ";") {
      guard let end = CalendarProperty.parameterEnd(bytes, position + 1) else { return nil }
      let text = String(decoding: bytes[(position + 1)..<end], as: UTF8.self)
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { return nil }
      parameters.append(
        Parameter(
          name: parts[0].uppercased(), value: String(parts[1].filter { sign in sign != "\"" })))
      position = end
    }
    guard position < bytes.count, bytes[position] == UInt8(ascii: ":") else { return nil }
    self.parameters = parameters
    value = String(decoding: bytes[(position + 1)...], as: UTF8.self)
  }

  /// Where a parameter ends: at the next `;` or `:` outside quotation marks.
  private static func parameterEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
    var isQuoted = false
    for index in start..<bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: ";"), UInt8(ascii: ":"): if !isQuoted { return index }
      default: break
      }
    }
    return nil
  }

  /// A parameter by its upper-cased name.
  public func parameter(_ name: String) -> String? {
    parameters.first { parameter in sameBytes(parameter.name, name) }?.value
  }

  /// The value as a text, its escapes undone (RFC 5545 §3.3.11).
  public var text: String { plain(parted: false)[0] }

  /// The value as texts with commas between them (§3.1.1), their escapes undone.
  public var texts: [String] { plain(parted: true) }

  private func plain(parted: Bool) -> [String] {
    var texts: [[UInt8]] = [[]]
    var isEscaped = false
    for byte in value.utf8 {
      if !isEscaped, byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if parted, !isEscaped, byte == UInt8(ascii: ",") {
        texts.append([])
      } else {
        let isBreak =
          isEscaped && (byte == UInt8(ascii: "n") || byte == UInt8(ascii: "N"))
        texts[texts.count - 1].append(isBreak ? 10 : byte)
        isEscaped = false
      }
    }
    return texts.map { text in trimmed(String(decoding: text, as: UTF8.self)) }
  }
}
