import Calendar
import Core
import Design
import RefWatchDomain

// What a mirror shows, in words.
extension Words {
  /// Where the match stands.
  func phase(_ course: MirrorCourse) -> String {
    var rules = RuleSet()
    rules.regulationPeriods = course.periods
    switch (course.state, course.stage) {
    case (.ready, .gap(.beforeMatch)): return self(MirrorText.notBegun)
    case (.ready, .gap(let gap)):
      return gap.following.map { period in
        self(MirrorText.waitingFor, name: term(period, rules))
      } ?? term(course.stage, rules)
    case (.fullTime, _), (.done, _):
      let outcome = course.outcome ?? .normal
      return outcome == .normal ? self(MirrorText.over) : term(outcome)
    case (.suspended, _): return term(course.stage, rules) + " · " + self(MirrorText.stopped)
    case (.shootoutSetup, _), (.shootout, _): return self(TermText.penalties)
    default: return term(course.stage, rules)
    }
  }

  /// "2 min delayed".
  func delay(_ seconds: Int) -> String {
    seconds % 60 == 0
      ? self(MirrorText.delayedMinutes, count: seconds / 60)
      : self(MirrorText.delayedSeconds, count: seconds)
  }

  /// "Goal · #9".
  func line(_ incident: MirrorIncident) -> String {
    if incident.kind == .substitution { return substitution(incident) }
    var text = title(incident.kind)
    if let who = incident.who {
      text += " · " + label(who, incident.sideOfWho)
    }
    if let code = incident.code { text += " (" + code + ")" }
    if let other = incident.other {
      text += ", " + self(MirrorText.assist, name: label(other, incident.side))
    }
    return text
  }

  private func title(_ kind: MirrorIncident.Kind) -> String {
    switch kind {
    case .goal: self(TermText.goal)
    case .ownGoal: self(TermText.ownGoal)
    case .penaltyGoal: self(TermText.goal) + " (" + self(TermText.penalty) + ")"
    case .penaltyMissed: self(MirrorText.missedPenalty)
    case .caution: self(TermText.caution)
    case .sendOff: self(TermText.sendOff)
    case .secondCaution: self(TermText.secondCaution)
    case .sinBin: self(MirrorText.sinBin)
    case .warning: self(MirrorText.warning)
    case .substitution: self(TermText.substitution)
    }
  }

  private func substitution(_ incident: MirrorIncident) -> String {
    let side = incident.side
    switch (incident.who, incident.other) {
    case (let off?, let on?):
      return self(FactText.substitution, name: label(off, side), text: label(on, side))
    case (let off?, nil): return self(FactText.goesOff, name: label(off, side))
    case (nil, let on?): return self(FactText.comesOn, name: label(on, side))
    case (nil, nil): return self(TermText.substitution)
    }
  }

  private func label(_ person: MirrorPerson, _ side: Side) -> String {
    label(
      Participant(
        side, person.isOfficial ? .official : .player, number: person.number, name: person.name,
        role: person.role))
  }
}

extension Gap {
  /// The period that comes after it.
  fileprivate var following: Period? {
    switch self {
    case .beforeMatch: .regulation(1)
    case .interval(let number): .regulation(number + 1)
    case .beforeExtraTime: .extra(1)
    case .extraTimeHalf: .extra(2)
    case .beforeShootout: .shootout
    case .afterMatch: nil
    }
  }
}

/// What the clock of a mirror shows.
struct MirrorFace: Hashable {
  /// Up to the planned end of the period, counted through from the first.
  let main: String
  /// What is beyond it.
  let added: String?

  init(_ clock: MirrorClock, at now: Instant) {
    let elapsed = clock.elapsed(at: now)
    let offset = Int64(clock.offset) * 1_000
    guard let planned = clock.planned.map({ seconds in Int64(seconds) * 1_000 }),
      elapsed >= planned
    else {
      main = ClockLabel(milliseconds: elapsed + offset).description
      added = nil
      return
    }
    main = ClockLabel(milliseconds: planned + offset).description
    added = "+" + ClockLabel(milliseconds: elapsed - planned).short
  }
}
