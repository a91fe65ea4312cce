import Core
import TeePalsDomain

/// One's own rounds by what they are (specification §17.2).
struct Activity: Hashable {
  /// What is ahead and certain, the soonest first.
  var schedule: [RoundPlace] = []
  /// Where somebody invites, the soonest first.
  var invites: [RoundPlace] = []
  /// Where the host has not answered, or there is no seat yet, the soonest first.
  var pending: [RoundPlace] = []
  /// What was played or called off, the latest first.
  var past: [RoundPlace] = []

  init(_ places: [RoundPlace], at now: Instant) {
    for place in places {
      let round = place.round
      let isOver = round.status.isOver || round.isPast(at: now)
      switch place.status {
      case .accepted: if isOver { past.append(place) } else { schedule.append(place) }
      case .invited: if !isOver { invites.append(place) }
      case .requested, .waitlisted, .offered: if !isOver { pending.append(place) }
      case .declined, .removed, .left: break
      }
    }
    schedule.sort(by: Activity.isSooner)
    invites.sort(by: Activity.isSooner)
    pending.sort(by: Activity.isSooner)
    past.sort { a, b in Activity.isSooner(b, a) }
  }

  private static func isSooner(_ a: RoundPlace, _ b: RoundPlace) -> Bool {
    if a.round.startTime == b.round.startTime { return a.round.id < b.round.id }
    return a.round.startTime < b.round.startTime
  }

  subscript(tab: ActivityTab) -> [RoundPlace] {
    switch tab {
    case .schedule: schedule
    case .invites: invites
    case .pending: pending
    case .past: past
    }
  }
}

extension TeePalsFeature.State {
  var activity: Activity { Activity(replica.places(of: me), at: now) }
}
