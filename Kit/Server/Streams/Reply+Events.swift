import HTTPTypes
import Hummingbird
import HummingbirdCore
import NIOCore

/// Where the events of a stream are written.
public struct EventWriter {
  private var writer: any ResponseBodyWriter

  init(_ writer: any ResponseBodyWriter) { self.writer = writer }

  /// Writes events as they travel, each with the empty line that ends it.
  public mutating func write(_ events: ByteBuffer) async throws { try await writer.write(events) }

  mutating func finish() async throws { try await writer.finish(nil) }
}

extension Reply {
  /// Server-sent events for as long as the client listens.
  ///
  /// - Parameters:
  ///   - open: Registers the stream. Runs when the body is about to be written, and not before: a
  ///     body that is never written must leave nothing behind.
  ///   - close: Forgets the stream, however it ended.
  ///   - write: Writes events until the signal says that the stream is over; it says so as soon as
  ///     the client has gone.
  public static func events<Stream: Sendable>(
    to call: Call,
    open: @escaping @Sendable () async throws -> (stream: Stream, signal: StreamSignal),
    close: @escaping @Sendable (Stream) -> Void,
    write: @escaping @Sendable (Stream, inout EventWriter) async throws -> Void
  ) -> Reply {
    let channel = call.channel
    var headers: HTTPFields = [
      .contentType: "text/event-stream", .cacheControl: "no-store", .connection: "close",
    ]
    headers.set(.accelBuffering, "no")
    let body = ResponseBody { bodyWriter in
      let (stream, signal) = try await open()
      defer { close(stream) }
      try await ClientGone.watch(channel) { signal.close() }
      var writer = EventWriter(bodyWriter)
      try await write(stream, &writer)
      try await writer.finish()
      channel.close(promise: nil)
    }
    return .raw(Response(status: .ok, headers: headers, body: body))
  }
}

extension Call {
  /// The last event the client has seen: what a browser says by itself when it opens a stream
  /// again, or `?after=`.
  public var lastEvent: Int64? {
    if let after = request.uri.queryParameters["after"] { return Int64(String(after)) }
    return FieldName.lastEventID.name.flatMap { name in request.headers[name] }
      .flatMap { text in Int64(text) }
  }
}
