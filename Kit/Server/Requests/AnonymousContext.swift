import Core
import Hummingbird
import Logging
import NIOCore
import Sync

/// The first rung: a request of whom nothing is known but where it comes from.
public struct AnonymousContext: RequestContext {
  public var coreContext: CoreRequestContextStorage
  /// The socket's other end; a proxy's when there is one.
  let peer: ClientAddress
  let channel: any Channel

  public init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    channel = source.channel
    peer = ClientAddress(source.channel.remoteAddress?.ipAddress)
  }
}

/// The second rung: a request with a valid session.
public struct SignedInContext: Sendable {
  public let session: UserSession
  public let logger: Logger

  public var user: UserID { session.user }
  /// What the person is trusted with.
  public var role: MemberRole { session.role }
}

/// The third rung: a person with a session, speaking for one of their devices. That the device is
/// theirs is checked inside the transaction that serves them.
public struct DeviceMember: Hashable, Sendable {
  public let session: UserSession
  public let device: DeviceID

  public var user: UserID { session.user }
}
