import Hummingbird
import HummingbirdCore
import NIOCore
import NIOHTTP1

extension HTTPServerBuilder {
  /// The HTTP/1.1 server of a site.
  ///
  /// - Parameters:
  ///   - idleTimeout: A connection without a request for so long is closed, also while a head is
  ///     under way; with `nil` never.
  ///   - connections: Where its connections are noted, so that they can be cut.
  public static func site(
    idleTimeout: TimeAmount? = .seconds(75), times: ConnectionTimes = ConnectionTimes(),
    connections: OpenConnections? = nil
  ) -> HTTPServerBuilder {
    .http1(
      configuration: .init(
        additionalChannelHandlers: [SlowConnectionInstaller(times, connections), ClientGone()],
        idleTimeout: idleTimeout))
  }
}

/// Adds ``SlowConnectionHandler`` after the decoder, where requests are still in parts, and removes
/// itself.
private final class SlowConnectionInstaller: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = NIOAny

  private let times: ConnectionTimes
  private let connections: OpenConnections?

  init(_ times: ConnectionTimes, _ connections: OpenConnections?) {
    self.times = times
    self.connections = connections
  }

  func handlerAdded(context: ChannelHandlerContext) {
    let pipeline = context.pipeline.syncOperations
    do {
      let decoder = try pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)
      try pipeline.addHandler(SlowConnectionHandler(times, connections), position: .after(decoder))
      pipeline.removeHandler(context: context, promise: nil)
    } catch { context.close(promise: nil) }
  }
}
