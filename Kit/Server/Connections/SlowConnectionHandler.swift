import NIOCore
import NIOHTTP1

/// Closes a connection whose client sends a body, or reads an answer, more slowly than
/// ``ConnectionTimes`` allows.
///
/// It sees every body: of a refused request the rest is read too, so that the answer is not lost. A
/// request that arrives at once, as nearly all do, sets no timer.
public final class SlowConnectionHandler: ChannelInboundHandler, RemovableChannelHandler {
  public typealias InboundIn = HTTPServerRequestPart
  public typealias InboundOut = HTTPServerRequestPart

  private let times: ConnectionTimes
  private let connections: OpenConnections?
  // Only touched on the connection's event loop.
  /// The request whose body is not there in full.
  private var coming: (began: NIODeadline, bytes: Int)?
  private var slowBody: Scheduled<Void>?
  private var slowReader: Scheduled<Void>?

  /// - Parameter connections: Where the connection is noted.
  public init(_ times: ConnectionTimes, _ connections: OpenConnections?) {
    self.times = times
    self.connections = connections
  }

  public func handlerAdded(context: ChannelHandlerContext) { connections?.add(context.channel) }

  public func handlerRemoved(context: ChannelHandlerContext) { leave(context) }

  public func channelInactive(context: ChannelHandlerContext) {
    leave(context)
    context.fireChannelInactive()
  }

  private func leave(_ context: ChannelHandlerContext) {
    connections?.remove(context.channel)
    coming = nil
    slowBody?.cancel()
    slowReader?.cancel()
    (slowBody, slowReader) = (nil, nil)
  }

  public func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head: coming = (context.eventLoop.now, 0)
    case .body(let part): coming?.bytes += part.readableBytes
    case .end:
      coming = nil
      slowBody?.cancel()
      slowBody = nil
    }
    context.fireChannelRead(data)
  }

  public func channelReadComplete(context: ChannelHandlerContext) {
    if slowBody == nil { watchBody(context) }
    context.fireChannelReadComplete()
  }

  private func watchBody(_ context: ChannelHandlerContext) {
    guard let coming else { return }
    let end = coming.began + times.allowance(for: coming.bytes)
    slowBody = context.eventLoop.assumeIsolated().scheduleTask(deadline: end) { [self] in
      slowBody = nil
      // More may have come meanwhile, and with it more time.
      guard let coming = self.coming else { return }
      guard context.eventLoop.now < coming.began + times.allowance(for: coming.bytes) else {
        return context.close(promise: nil)
      }
      watchBody(context)
    }
  }

  public func channelWritabilityChanged(context: ChannelHandlerContext) {
    slowReader?.cancel()
    slowReader = nil
    if !context.channel.isWritable {
      slowReader = context.eventLoop.assumeIsolated().scheduleTask(in: times.unread) {
        context.close(promise: nil)
      }
    }
    context.fireChannelWritabilityChanged()
  }
}
