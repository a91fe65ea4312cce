import NIOCore

/// Notices that the other end of a connection has gone, for the stream that is being written to it.
///
/// Hummingbird can tell a handler by reading the request's body to its end beside writing the
/// answer, which costs a task and 5 kB for every stream. This costs one small object for every
/// connection. A stream whose reader nobody tells would stay for ever: Hummingbird does not end a
/// response when the client closes.
final class ClientGone: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = NIOAny

  /// Only touched on the connection's event loop.
  private var isGone = false
  private var notify: (@Sendable () -> Void)?

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if case ChannelEvent.inputClosed? = event as? ChannelEvent { leave() }
    context.fireUserInboundEventTriggered(event)
  }

  func channelInactive(context: ChannelHandlerContext) {
    leave()
    context.fireChannelInactive()
  }

  private func leave() {
    isGone = true
    notify?()
    notify = nil
  }

  /// Calls `notify` once when the client of the connection goes, or at once when it has gone.
  static func watch(
    _ channel: any Channel, _ notify: @escaping @Sendable () -> Void
  ) async throws {
    try await channel.eventLoop.submit {
      let handler = try channel.pipeline.syncOperations.handler(type: ClientGone.self)
      if handler.isGone { notify() } else { handler.notify = notify }
    }.get()
  }
}
