import Server

/// A plain client of server-sent events.
final class EventStream: Sendable {
  private let connection: RawConnection

  init(port: Int, visitor: Visitor, cookie: SessionCookie) throws {
    connection = try RawConnection(port: port)
    try connection.send(
      "GET /api/sync/pokes HTTP/1.1\r\nHost: localhost\r\n"
        + "Cookie: \(cookie.name)=\(visitor.token.text)\r\n\r\n")
  }

  /// Status line, headers and events, line by line; ends with the connection.
  var lines: AsyncStream<String> { connection.lines }

  /// Goes away without a word, as a phone in a tunnel does in the end.
  func vanish() { connection.vanish() }

  /// Reads up to the first line that is one of the wanted; `nil` when the stream ends before, and
  /// when the answer is no stream, for then the connection stays open.
  func wait(for wanted: String...) async -> String? {
    for await line in connection.lines {
      if wanted.contains(line) { return line }
      if line.hasPrefix("HTTP/1.1 "), line != "HTTP/1.1 200 OK" { return nil }
    }
    return nil
  }
}

/// Gives others their turn until something holds; the test's time limit ends it when it never does.
func until(_ holds: () async -> Bool) async {
  while !(await holds()), !Task.isCancelled { await Task.yield() }
}
