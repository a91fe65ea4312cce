import Core
import HTTPTypes
import Hummingbird
import Server
import ServerTestKit
import Sync
import Wire

/// Asks as a browser would, and reads answers as JSON.
struct TestBrowser: Sendable {
  let client: TestClient
  let cookie: SessionCookie

  struct Answer: Sendable {
    let status: Int
    let headers: HTTPFields
    let text: String

    var json: JSON { (try? JSON.parse(text)) ?? .null }
    var code: String? { json["code"]?.word }

    func header(_ name: String) -> String? {
      HTTPField.Name(name).flatMap { name in headers[name] }
    }
  }

  func get(
    _ path: String, as visitor: Visitor? = nil, headers: [String: String] = [:],
    method: HTTPRequest.Method = .get
  ) async throws -> Answer {
    try await ask(path, method, visitor, headers, nil)
  }

  func post(
    _ path: String, _ body: JSON, as visitor: Visitor? = nil, headers: [String: String] = [:]
  ) async throws -> Answer {
    try await post(path, text: body.text, as: visitor, headers: headers)
  }

  func post(
    _ path: String, text: String, as visitor: Visitor? = nil, headers: [String: String] = [:]
  ) async throws -> Answer {
    try await post(path, bytes: Array(text.utf8), as: visitor, headers: headers)
  }

  func post(
    _ path: String, bytes: [UInt8], as visitor: Visitor? = nil, headers: [String: String] = [:]
  ) async throws -> Answer {
    var all = ["Content-Type": "application/json", "X-Fieldday": "1"]
    all.merge(headers) { _, given in given }
    return try await ask(path, .post, visitor, all, ByteBuffer(bytes: bytes))
  }

  private func ask(
    _ path: String, _ method: HTTPRequest.Method, _ visitor: Visitor?, _ headers: [String: String],
    _ body: ByteBuffer?
  ) async throws -> Answer {
    var fields = HTTPFields()
    for (name, value) in headers where !value.isEmpty {
      if let name = HTTPField.Name(name) { fields[name] = value }
    }
    if let visitor { fields[.cookie] = cookie.name + "=" + visitor.token.text }
    return try await client.execute(uri: path, method: method, headers: fields, body: body) {
      response in
      Answer(
        status: response.status.code, headers: response.headers,
        text: String(buffer: response.body))
    }
  }
}

extension JSON {
  /// The text of a string; `text` of anything else is its JSON.
  var word: String? {
    guard case .string(let word) = self else { return nil }
    return word
  }
}

extension TestBrowser {
  /// Pulls everything a device may see.
  func pull(
    _ device: DeviceID, as visitor: Visitor, cursor: String? = nil
  ) async throws -> Page {
    let request = PullRequest(device: device, cursor: cursor, acknowledged: 0)
    let answer = try await post("/api/sync/pull", request.json, as: visitor)
    return try Page(WireCursor(answer.json))
  }

  func push(
    _ commands: [CommandEnvelope], of device: DeviceID, epoch: Epoch,
    after predecessor: CommandID? = nil, as visitor: Visitor
  ) async throws -> Answer {
    let request = PushRequest(
      device: device, epoch: epoch, predecessor: predecessor,
      commands: commands.map { envelope in PushedCommand(envelope) })
    return try await post("/api/sync/push", request.json, as: visitor)
  }
}

/// The `number`-th command of a device.
func envelope(
  _ command: BoardCommand, of device: DeviceID, _ number: Int64, at: Int64 = 1_790_000_000_000
) -> CommandEnvelope {
  CommandEnvelope(
    id: CommandID(high: device.low, low: UInt64(number)), device: device, dseq: number,
    system: command.system, name: command.name, version: command.version,
    at: Instant(milliseconds: at), args: command.args)
}
