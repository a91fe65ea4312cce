import Core

/// A second device's side of the link. Pure: every time is an argument, in milliseconds of its own
/// monotonic clock.
///
/// What it notes are numbered rows, which are kept until the device that records has acknowledged
/// them: readings and buttons alike. Rows go out only to somebody who is heard, in order and from
/// the first that is missing; while nobody is, it asks after 1, 2, 4 … 30 s.
public struct CompanionSender: Hashable, Sendable {
  public let device: CompanionID
  public var name: String
  /// What was not acknowledged, ascending.
  public private(set) var rows: [CompanionRow]
  /// The number of the next row.
  public private(set) var next: Int64
  /// The newest news.
  public private(set) var news: CompanionNews?
  private var heard: Int64?
  /// When its figures were told.
  private var told: Int64?
  private var clock = ClockOffset()
  private var tries = 0
  private var asked: Int64?
  private var isAnswerWanted = false

  static let longestWait: Int64 = 30_000
  static let firstWait: Int64 = 1_000
  private static let doublings = 5

  /// - Parameter rows: What its journal still has, ascending.
  public init(_ device: CompanionID, name: String = "", rows: [CompanionRow] = []) {
    self.device = device
    self.name = name
    self.rows = rows
    next = (rows.last?.number ?? 0) + 1
  }

  /// Numbers go on from there, where a journal has no rows left.
  public mutating func goOn(from number: Int64) { next = max(next, number) }

  // MARK: Noting

  /// Notes something; it has to be durable before it is sent.
  @discardableResult
  public mutating func note(_ event: RecorderEvent, at now: Int64, wall: Instant) -> CompanionRow {
    let row = CompanionRow(next, RecorderRow(at: now, wall: wall, event))
    next += 1
    rows.append(row)
    return row
  }

  // MARK: Sending

  /// Whether something is to be said now.
  public func isDue(at now: Int64) -> Bool {
    guard let asked else { return true }
    if isAnswerWanted { return true }
    return now - asked >= (isHeard(at: now) ? CompanionSender.firstWait : wait)
  }

  private var wait: Int64 {
    let doublings = min(max(0, tries - 1), CompanionSender.doublings)
    return min(CompanionSender.firstWait << Int64(doublings), CompanionSender.longestWait)
  }

  private func isHeard(at now: Int64) -> Bool {
    heard.map { heard in now - heard < CompanionReach.liveLimit } ?? false
  }

  /// What is said now.
  ///
  /// - Parameter stored: The number up to which rows are durable here.
  public mutating func report(
    at now: Int64, stored: Int64, leaves: Bool = false
  ) -> CompanionReport {
    asked = now
    tries += 1
    isAnswerWanted = false
    var aligned: CompanionClock?
    if let news, let run = news.run, let offset = clock.offset, isHeard(at: now) {
      aligned = CompanionClock(run: run, life: news.life, offset: offset)
    }
    let sendable = rows.prefix(CompanionReport.rowLimit).prefix { row in row.number <= stored }
    return CompanionReport(
      device: device, name: CompanionReport.held(name), sent: now, clock: aligned,
      first: rows.first?.number ?? next, rows: aligned == nil ? [] : Array(sendable),
      waiting: rows.count, leaves: leaves)
  }

  // MARK: Hearing

  /// Takes what the device that records says; gives the numbers that need not be kept any more.
  public mutating func take(_ said: CompanionNews, at now: Int64) -> [Int64] {
    if let device = said.device, device != self.device { return [] }
    let isSame = news.map { news in news.life == said.life && news.run == said.run } ?? false
    // One that came behind a later one says nothing new.
    if isSame, let news, said.device != nil, said.received < news.received { return [] }
    if !isSame { clock = ClockOffset() }
    if !isSame || said.device == nil || !isHeard(at: now) { isAnswerWanted = !said.leaves }
    heard = now
    tries = 0
    if said.device != nil || !isSame || said.leaves {
      news = said
      told = now
    }
    if let echo = said.echo {
      clock.take(
        ClockExchange(
          sent: echo.sent, received: echo.received, answered: echo.answered, returned: now))
    }
    guard said.device != nil else { return [] }
    let known = rows.prefix { row in row.number <= said.received }
    rows.removeFirst(known.count)
    return known.map { row in row.number }
  }

  public func reach(at now: Int64) -> CompanionReach {
    CompanionReach(
      silence: heard.map { heard in max(0, now - heard) }, waiting: rows.count,
      hasLeft: news?.leaves ?? false)
  }

  /// Milliseconds since the figures were told.
  public func age(at now: Int64) -> Int64 { told.map { told in max(0, now - told) } ?? 0 }

  /// What became of a press; `nil` while that is not known.
  public func outcome(of number: Int64) -> PressVerdict.Outcome? {
    news?.verdicts.last { verdict in verdict.number == number }?.outcome
  }

  /// How far the other clock is ahead; `nil` while that is not known.
  public var offset: Int64? { clock.offset }
}
