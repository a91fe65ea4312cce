import Coding
import Core
import Wire

/// The tag of a mirror's id. The id opens nothing; what does is the secret in the link.
public enum MirrorTag {}
public typealias MirrorID = ID<MirrorTag>

/// A link to a mirror, as its owner sees it.
@Memberwise @Wire public struct MirrorLink: Hashable, Sendable {
  public let id: MirrorID
  public let lens: MirrorLens
  @Field(as: "time") public let createdAt: Instant
  /// When it stops by itself.
  @Field(as: "time") public let expiresAt: Instant
  /// How many look at it now.
  @Field(in: 0...1_000_000, absent: 0) public let viewers: Int
}

/// A link that was made just now, with its secret, which is told only once.
@Memberwise @Wire public struct NewMirrorLink: Hashable, Sendable {
  public let link: MirrorLink
  /// The whole address.
  @Field(limit: NewMirrorLink.addressLimit) public let address: String

  /// Unicode scalars of ``address``.
  public static let addressLimit = 300
}
