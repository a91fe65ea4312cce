import Core
import Wire

/// Time of a person's that one app knows of: a match, a round, a run. It is told to the others on a
/// device, in words of the client that wrote it.
public struct Outing: Hashable, Sendable {
  /// The app's word: `referee`, `golf`, `run`.
  public let system: String
  /// What it is in the app: the same as long as it is there, and nothing else's.
  public let object: String
  public let title: String
  public let start: Instant
  /// After ``start``.
  public let end: Instant
  /// IANA name.
  public let zone: String

  /// Unicode scalars of ``system``.
  static let systemLimit = 32

  /// `nil` where it takes no time.
  public init?(
    _ system: String, object: String, title: String, start: Instant, end: Instant, zone: String
  ) {
    guard start < end else { return nil }
    self.system = system
    self.object = object
    self.title = title
    self.start = start
    self.end = end
    self.zone = zone
  }
}

extension Outing: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let read = Outing(
      try cursor.required("system").string(limit: Outing.systemLimit),
      object: try cursor.required("object").string(limit: 100),
      title: try cursor.required("title").string(),
      start: try cursor.required("start").instant(), end: try cursor.required("end").instant(),
      zone: try cursor.required("zone").string(limit: Zone.nameLimit))
    guard let read else { throw cursor.error(.expected("an end after the start")) }
    self = read
  }

  public var json: JSON {
    .object([
      "system": .string(system), "object": .string(object), "title": .string(title),
      "start": .instant(start), "end": .instant(end), "zone": .string(zone),
    ])
  }
}
