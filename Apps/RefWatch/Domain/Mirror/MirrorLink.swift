import Coding
import Core
import Wire

/// The tag of a mirror's id. The id opens nothing; what does is the secret in the link.
public enum MirrorTag {}
public typealias MirrorID = ID<MirrorTag>

/// A link to a mirror, as its owner sees it.
@Memberwise public struct MirrorLink: Hashable, Sendable {
  public let id: MirrorID
  public let lens: MirrorLens
  public let createdAt: Instant
  /// When it stops by itself.
  public let expiresAt: Instant
  /// How many look at it now.
  public let viewers: Int
}

extension MirrorLens: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let longest = Int64(MirrorLens.longestDelay)
    self.init(
      try cursor.required("audience").word(), showsNames: try cursor.flag("names"),
      delay: try cursor.optional("delay")?.int(in: 0...longest) ?? 0)
  }

  public var json: JSON {
    .object([
      "audience": .word(audience), "names": .flag(showsNames),
      "delay": delay > 0 ? .int(delay) : nil,
    ])
  }
}

extension MirrorLink: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init(
      id: try cursor.required("id").id(), lens: try cursor.required("lens").decode(),
      createdAt: try cursor.required("createdAt").time(),
      expiresAt: try cursor.required("expiresAt").time(),
      viewers: try cursor.optional("viewers")?.int(in: 0...1_000_000) ?? 0)
  }

  public var json: JSON {
    .object([
      "id": .id(id), "lens": lens.json, "createdAt": .instant(createdAt),
      "expiresAt": .instant(expiresAt), "viewers": viewers > 0 ? .int(viewers) : nil,
    ])
  }
}

/// A link that was made just now, with its secret, which is told only once.
@Memberwise public struct NewMirrorLink: Hashable, Sendable {
  public let link: MirrorLink
  /// The whole address.
  public let address: String
}

extension NewMirrorLink: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init(
      link: try cursor.required("link").decode(),
      address: try cursor.required("address").string(limit: 300))
  }

  public var json: JSON { .object(["link": link.json, "address": .string(address)]) }
}
