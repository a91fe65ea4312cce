import Core
import Server
import Sync

/// Who listens to the run under way: the streams of ``DayEndpoint/stream``.
public final class LiveStreams: Sendable {
  /// The most streams altogether; each looks into the database at every beat.
  public static let limit = 2_000
  /// The most of one person; opening another closes the oldest.
  public static let perPerson = 8
  /// Stands for the session of whoever listens by the secret of the remote control.
  static let bySecret = UserSessionID(high: 0, low: 0)

  /// Wakes, beats and ends them.
  public let hub = ChangeHub(limit: LiveStreams.limit, perUser: LiveStreams.perPerson)
  /// How often something was told.
  public let written = Counter()
  /// How often a sign of life was given.
  public let beaten = Counter()

  public init() {}

  /// Ends the streams that were opened with a person's secret, which is good no more.
  func endSecret(of user: UserID) {
    hub.close { session in session.user == user && session.id == LiveStreams.bySecret }
  }

  /// Their part of the metrics page.
  public func write(to page: inout MetricsPage) {
    page.single("fieldday_live_streams", .gauge, "Open streams of runs.", hub.count)
    page.single(
      "fieldday_live_streams_opened_total", .counter, "Streams of runs opened.", hub.opened.value)
    page.single("fieldday_live_told_total", .counter, "Changes of runs told.", written.value)
  }
}
