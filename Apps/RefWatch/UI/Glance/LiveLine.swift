import Core
import Design
import RefWatchDomain
import View

/// The match under way in one line, for wherever the person is in the suite.
public struct LiveLine: Hashable, Sendable {
  /// Where the pitch is.
  public let address: String
  public let home: String
  public let away: String
  /// "1–0".
  public let score: String
  /// The period, or what is between two.
  public let stage: String
  /// What the clock shows (ms); `nil` where none runs.
  let elapsed: Int64?
  /// The instant at which the clock would have shown 0; `nil` where none runs.
  public let zero: Instant?
  /// What the clock shows (ms) while it stands; `nil` while it runs, or where there is none.
  public let stands: Int64?
  /// When it is no news any more that the match is under way.
  public let until: Instant
  /// What holds play up; empty while nothing does.
  public let hold: String

  /// "23:41"; empty where no clock runs.
  var clock: String { elapsed.map { time in ClockLabel(milliseconds: time).description } ?? "" }

  /// What screen readers say of it, without the seconds.
  public var label: String {
    home + " " + score + " " + away + ", " + stage + (hold.isEmpty ? "" : ", " + hold)
  }
}

extension RefWatchFeature.State {
  /// The newest match under way.
  private var underWay: MatchRecord? {
    for id in records.order {
      if let record = records[id], record.isLive, record.match.archivedAt == nil { return record }
    }
    return nil
  }

  /// Milliseconds after the last entry for which a match is under way: one that was never completed
  /// is no news for days.
  private static var newsLife: Int64 { 12 * 3_600_000 }

  /// Somebody recorded something of it lately.
  private var followed: MatchRecord? {
    guard let record = underWay, let last = record.log.last else { return nil }
    let age = now.wall.milliseconds - last.at.milliseconds
    return abs(age) < Self.newsLife ? record : nil
  }

  /// Whether a match is under way now.
  public var isLive: Bool { followed != nil }

  /// The match under way now, for the strip at the top of the other apps.
  public var liveLine: LiveLine? { followed.map(line) }

  /// What the launcher says of matches; nothing where there is none.
  public var launcherLines: [String] {
    if let live = liveTitle { return [words(GlanceText.live, name: live)] }
    return total > 0 ? [words(GlanceText.total, count: total)] : []
  }

  func glance(_ record: MatchRecord) -> Glance {
    Glance(record, for: me, elapsed: elapsed(record))
  }

  func line(_ record: MatchRecord) -> LiveLine {
    let glance = glance(record)
    return LiveLine(
      address: RefWatchRoute.match(glance.match).path, home: glance.names.home,
      away: glance.names.away, score: words.score(glance.score), stage: words.phase(record),
      elapsed: glance.clock,
      zero: glance.clock.map { shown in now.wall.advanced(byMilliseconds: -shown) },
      stands: record.clock?.frozen == nil ? nil : glance.clock,
      until: (record.log.last?.at ?? now.wall).advanced(byMilliseconds: Self.newsLife),
      hold: glance.isStopped ? words(PitchText.stoppage) : "")
  }

  /// Does from the hub what still makes sense.
  mutating func actFromAfar(_ act: Glance.Act, in match: MatchID, _ moment: Moment) -> Effects {
    guard !isReadOnly, let record = records[match], glance(record).acts.contains(act),
      let step = record.act(for: act)
    else { return give(.failure) }
    let text = words.did(step, record)
    return saying(text, of: self.act(step, in: match, moment))
  }

  /// Where the shortcut to the match under way leads, once it is known.
  mutating func resolveResuming() {
    guard case .resume = route, isLoaded else { return }
    route = underWay.map { record in .match(record.match.id) } ?? .hub
  }
}

extension MatchRecord {
  /// Begun, and not over. A page that shows it (class `under-way`) is never shown again as it was
  /// (`Web/host/screen.js`): score and clock would be old.
  var isUnderWay: Bool { isLive && phase != .fullTime }
}

/// On the hub, in the card of a match under way.
enum GlanceView {
  /// What the clock shows.
  static func clock(_ state: RefWatchFeature.State, _ record: MatchRecord) -> Piece {
    let line = state.line(record)
    guard !line.clock.isEmpty else { return .empty }
    return element("p", .class("callout figures"), .attribute("role", "timer")) {
      line.clock
      if !line.hold.isEmpty {
        element("span", .class("glance-hold")) { " · " + line.hold }
      }
    }
  }

  /// What can be done from here; an act that is not possible any more does nothing.
  static func acts(_ state: RefWatchFeature.State, _ record: MatchRecord) -> Piece {
    guard state.keepsTime(record), !state.isReadOnly else { return .empty }
    return .fragment(
      state.glance(record).acts.map { act in
        button(
          title(act, record, state.words), .filled, icon: icon(act),
          attributes: [.key(act.rawValue)], action: .desk(.glanced(record.match.id, act)))
      })
  }

  private static func icon(_ act: Glance.Act) -> Icon {
    switch act {
    case .pause: .pause
    case .resume: .play
    case .startInterval: .clock
    case .startNext: .whistle
    }
  }

  private static func title(_ act: Glance.Act, _ record: MatchRecord, _ words: Words) -> String {
    switch (act, record.phase) {
    case (.pause, _): words(PitchText.stoppage)
    case (.resume, .suspended): words(PitchText.resume)
    case (.resume, _): words(PitchText.endStoppage)
    case (.startInterval, .ended(let gap)):
      words(PitchText.startInterval, name: words.term(gap, record.rules))
    case (.startNext, .interval(let gap)):
      words(
        PitchText.startNext, name: gap.next.map { next in words.term(next, record.rules) } ?? "")
    default: ""
    }
  }
}
