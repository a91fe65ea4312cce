import CCurl
import Coding
import Wire

/// How to send through a gateway for text messages (or email) over HTTP.
@Memberwise public struct GatewayOptions: Hashable, Sendable {
  /// An HTTPS address, or plain HTTP on this machine.
  public var url: String
  /// Further lines of the head, such as `Authorization: Bearer …`.
  public var headers: [String] = []
  /// The body as JSON, in whose texts `{to}`, `{text}`, `{subject}`, `{channel}` and `{id}` are
  /// filled in.
  public var body = #"{"to":"{to}","text":"{text}"}"#
  /// Where in the answer success is told, and how: `result.code=0`. Without it any 2xx is success.
  public var success: String?
  /// A file of certificates (PEM) to trust instead of the system's.
  public var authorities: String?
}

/// `http`: hands messages to a gateway as JSON.
public struct GatewayDeliverer: Deliverer {
  public let name = "http"
  public let delivers = true
  private let options: GatewayOptions
  private let template: JSON

  /// Fails when the body is no JSON.
  public init(_ options: GatewayOptions) throws(WireError) {
    self.options = options
    template = try JSON.parse(options.body)
  }

  public func deliver(_ message: AddressedMessage) async -> DeliveryOutcome {
    let body = GatewayDeliverer.fill(template, with: message).bytes
    let result = await Transfer.run(sending: body) { [options] transfer in
      transfer.set(CURLOPT_URL, options.url)
      transfer.set(CURLOPT_PROTOCOLS_STR, "http,https")
      transfer.set(CURLOPT_FOLLOWLOCATION, 0)
      transfer.set(CURLOPT_POST, 1)
      transfer.set(CURLOPT_POSTFIELDSIZE, body.count)
      transfer.set(
        CURLOPT_HTTPHEADER,
        list: [
          "Content-Type: application/json", "Accept: application/json", "Expect:",
          "Idempotency-Key: " + message.id,
        ] + options.headers)
      if let file = options.authorities { transfer.set(CURLOPT_CAINFO, file) }
    }
    guard let result else { return .retry("curl") }
    guard result.code == CURLE_OK.rawValue else { return .retry("http \(result.code)") }
    switch result.status {
    case 200...299:
      return isSuccess(result.answer) ? .delivered : .retry("http answer")
    case 400, 404, 410, 413, 422: return .refused("http \(result.status)")
    default: return .retry("http \(result.status)")
    }
  }

  /// Only texts are filled, one pass: what is filled in is never looked at again.
  static func fill(_ json: JSON, with message: AddressedMessage) -> JSON {
    switch json {
    case .string(let text): .string(fill(text, with: message))
    case .array(let elements): .array(elements.map { element in fill(element, with: message) })
    case .object(let members):
      .object(members.map { member in .init(member.name, fill(member.value, with: message)) })
    default: json
    }
  }

  private static func fill(_ text: String, with message: AddressedMessage) -> String {
    var filled = ""
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "{") {
      filled += rest[..<open]
      rest = rest[open...]
      guard let close = rest.firstIndex(of: "}"),
        let value = value(rest[rest.index(after: rest.startIndex)..<close], message)
      else {
        filled += "{"
        rest = rest.dropFirst()
        continue
      }
      filled += value
      rest = rest[rest.index(after: close)...]
    }
    return filled + rest
  }

  private static func value(_ name: Substring, _ message: AddressedMessage) -> String? {
    switch name {
    case "to": message.recipient
    case "text": message.rendered.text
    case "subject": message.rendered.subject
    case "channel": message.channel.rawValue
    case "id": message.id
    default: nil
    }
  }

  private func isSuccess(_ answer: [UInt8]) -> Bool {
    guard let success = options.success else { return true }
    let parts = success.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, var json = try? JSON.parse(answer) else { return false }
    for name in parts[0].split(separator: ".") {
      guard let next = json[String(name)] else { return false }
      json = next
    }
    if case .string(let text) = json { return text == parts[1] }
    return json.text == parts[1]
  }
}
