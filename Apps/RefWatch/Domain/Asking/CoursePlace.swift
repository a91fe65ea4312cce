import Coding
import Core
import Wire

/// Where the course of a match stands: what is asked for in one place is not meant for another.
///
/// Goals, cards and the like change nothing of it, so that whoever keeps the time may record them
/// while somebody asks.
@Memberwise @Wire public struct CoursePlace: Hashable, Sendable {
  @Field(as: "stage") public let stage: Stage
  /// The newest entry that moved the course; `nil` before there is one.
  public let after: MatchEventID?
}

extension MatchRecord {
  /// Where its course stands.
  public var coursePlace: CoursePlace {
    var stale: Set<MatchEventID> = []
    for case .stale(let event) in attention { stale.insert(event) }
    let newest = log.last { event in !stale.contains(event.id) && isMoving(event.fact) }
    return CoursePlace(stage: stage, after: newest?.id)
  }

  /// Also what corrects the course, and another keeper; not a device's clock that was set.
  private func isMoving(_ fact: Fact) -> Bool {
    switch fact {
    case .takeover: true
    case .clockStep: false
    case .withdrawal(let target, _), .restoration(let target): isCourse(target)
    case .amendment(let target, let content):
      isCourse(target) || content.fact.isCourse
    default: fact.isCourse
    }
  }

  private func isCourse(_ id: MatchEventID) -> Bool {
    log.first { event in event.id == id }?.fact.isCourse ?? false
  }

  /// The act that is asked for, where the match allows it now.
  public func act(for ask: ClockAsk, elapsed: Int64) -> LifecycleAct? {
    let act: LifecycleAct?
    switch (ask, phase) {
    case (.openStoppage, .running): act = openStoppage == nil ? .openStoppage(.other) : nil
    case (.closeStoppage, .running): act = openStoppage == nil ? nil : .closeStoppage
    case (.addedTime(let minutes), .running): act = .announceAddedTime(minutes)
    case (.endPeriod, .running): act = .endPeriod
    case (.kickOff(let side), .ready): act = .kickOff(side)
    case (.startInterval, .ended(let gap)): act = .startInterval(gap)
    case (.endInterval, .interval): act = .endInterval
    default: act = nil
    }
    guard let act, facts(for: act, elapsed: elapsed) != nil else { return nil }
    return act
  }

  /// What can be asked for now, the likeliest first; of added time, that it can be.
  public func asks(elapsed: Int64) -> [ClockAsk] {
    let all: [ClockAsk]
    switch phase {
    case .running:
      all = [openStoppage == nil ? .openStoppage : .closeStoppage, .addedTime(0), .endPeriod]
    case .ready(let period):
      all =
        expectedKickOff(period).map { side in [.kickOff(side)] }
        ?? Side.allCases.map(
          ClockAsk.kickOff)
    case .ended: all = [.startInterval]
    case .interval: all = [.endInterval]
    case .suspended, .shootoutSetup, .shootout, .fullTime, .done: all = []
    }
    return all.filter { ask in act(for: ask, elapsed: elapsed) != nil }
  }

  /// Whether what was asked for still makes sense: nothing of the course has moved since.
  public func suits(_ request: ClockRequest, elapsed: Int64) -> Bool {
    coursePlace == request.place && act(for: request.ask, elapsed: elapsed) != nil
  }
}
