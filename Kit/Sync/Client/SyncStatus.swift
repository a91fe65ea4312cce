import Core

/// What the person may be told about their data. Nothing here is ever better than the truth.
public struct SyncStatus: Hashable, Sendable {
  /// Commands that are only in memory: closing the tab loses them.
  public var saving = 0
  /// Commands that are durable on this device and not known to be on the server.
  public var waiting = 0
  /// When the oldest of these was made, by this device's clock.
  public var waitingSince: Instant?
  /// Commands the server did not accept and the person has not dealt with.
  public var rejected = 0
  /// The browser has a network, for all it knows.
  public var online = true
  /// The server answers, for all this tab knows: its last exchange did, or only one did not.
  /// Whoever has a network may still be told nothing by it.
  public var answered = true
  /// An exchange with the server is under way, or its answer is being stored.
  public var syncing = false
  /// Nothing is sent or fetched until this ends, or until the person wants it.
  public var isAtRest = false
  /// The server does not know our session: nothing is sent until the person signs in.
  public var signedOut = false
  /// The last time the server answered, by this device's clock.
  public var lastContact: Instant?
  /// Why the local database refused the last write (`quota`, …); `nil` when it is well.
  public var storageFailure: String?
  /// The local database has been read, but perhaps for older volumes.
  public var loaded = false
  /// Older records are being read: what is not there may yet come.
  public var isReadingOlder = false
  /// There is no account yet: this device has all there is, and nothing is sent.
  public var isLocal = false
  /// The device has everything the server once had, or is all there is. Until then an empty list
  /// means nothing, also while a snapshot replaces what was here.
  public var bootstrapped = false

  public init() {}

  /// Everything the person did is on the server, as far as this device knows.
  public var isAllOnServer: Bool { saving == 0 && waiting == 0 && bootstrapped && !isLocal }
}
