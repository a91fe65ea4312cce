import Calendar
import Core
import Design
import RefWatchDomain

// Sentences of the pitch.
extension Words {
  func team(_ side: Side, _ record: MatchRecord) -> String { record.match.team(side).name }

  /// "1–0".
  func score(_ score: BothSides<Int>) -> String {
    String(score.home) + "–" + String(score.away)
  }

  func alert(_ kind: PitchAlert.Kind, _ record: MatchRecord) -> String {
    switch kind {
    case .timeOver(let period):
      self(PitchText.timeOverTitle, name: term(period, record.rules))
    case .addedTimeOver: self(PitchText.addedOverTitle)
    case .hydration:
      self(record.rules.hydration == .cooling ? PitchText.coolingDue : .drinksDue)
    case .intervalOver(let gap):
      self(PitchText.intervalOverTitle, name: term(gap, record.rules))
    }
  }

  /// What a goal makes of the score.
  func goal(_ goal: Goal, _ record: MatchRecord) -> String {
    var score = record.score
    score[goal.credited] += 1
    if goal.kind == .ownGoal {
      let by = goal.scorer.map { scorer in label(scorer) } ?? team(goal.scoredBy, record)
      return self(
        FlowText.ownGoalBy, name: by, text: team(goal.credited, record) + " " + self.score(score))
    }
    return self(FlowText.goalFor, name: team(goal.credited, record), text: self.score(score))
  }

  func shown(_ card: Card) -> String {
    self(FlowText.cardFor, name: label(card.recipient), text: term(card.colour))
  }

  func kick(_ kick: Kick, _ record: MatchRecord) -> String {
    let who = kick.kicker.map { person in " " + label(person) } ?? ""
    return self(
      ShootoutText.taken, name: team(kick.side, record) + who, text: term(kick.result))
  }

  /// What was done with the match's course.
  func did(_ act: LifecycleAct, _ record: MatchRecord) -> String {
    switch act {
    case .kickOff: self(PitchText.began, name: term(nextPeriod(record), record.rules))
    case .openStoppage(let reason): self(PitchText.stoppageOpened, text: term(reason))
    case .closeStoppage: self(PitchText.stoppageClosed)
    case .announceAddedTime(let minutes): self(PitchText.addedAnnounced, count: minutes)
    case .endPeriod, .goToExtraTime, .goToShootout:
      self(
        PitchText.ended,
        name: record.periods.last.map { played in term(played.period, record.rules) } ?? "")
    case .startInterval(let gap): self(PitchText.intervalBegan, name: term(gap, record.rules))
    case .skipInterval(let gap): self(PitchText.ended, name: term(gap, record.rules))
    case .endInterval: self(PitchText.ended, name: term(record.stage, record.rules))
    case .suspend: self(PitchText.suspendedNow)
    case .resume, .resumePlay: self(PitchText.resumedNow)
    case .abandon: self(PitchText.abandonedNow)
    case .startShootout(let first):
      self(ShootoutText.kicksFirst, name: team(first, record))
    case .swapFirst:
      self(
        ShootoutText.kicksFirst,
        name: record.shootout.map { shootout in team(shootout.first.opponent, record) } ?? "")
    case .endShootout, .finish: self(PitchText.fullTime)
    case .complete: self(PitchText.completedNow)
    case .reopen: self(PitchText.fullTime)
    }
  }

  private func nextPeriod(_ record: MatchRecord) -> Period {
    if case .ready(let period) = record.phase { return period }
    return .regulation(1)
  }

  func name(_ kind: MicroTimer.Kind) -> String {
    switch kind {
    case .goalkeeper: self(ShootoutText.goalkeeper)
    case .throwIn: self(ShootoutText.throwIn)
    case .leaving: self(ShootoutText.leaving)
    case .substitute: self(ShootoutText.substitute)
    case .treatment: self(ShootoutText.treatment)
    case .drinks: self(ShootoutText.drinks)
    case .cooling: self(ShootoutText.cooling)
    }
  }

  func name(_ face: TimerFace) -> String {
    switch face {
    case .standard: self(PitchText.faceStandard)
    case .stoppage: self(PitchText.faceStoppage)
    case .glance: self(PitchText.faceGlance)
    case .four: self(PitchText.faceFour)
    case .countdown: self(PitchText.faceCountdown)
    }
  }
}

extension Words {
  /// "45 min".
  func minutes(_ count: Int) -> String { self(PitchText.minutesShort, count: count) }

  /// "2 h 17 min", rounded to minutes.
  func roughly(_ milliseconds: Int64) -> String {
    let whole = Int(clamping: milliseconds.magnitude / 60_000)
    let total = whole + (milliseconds.magnitude % 60_000 < 30_000 ? 0 : 1)
    let (hours, rest) = total.quotientAndRemainder(dividingBy: 60)
    guard hours > 0 else { return minutes(rest) }
    let named = self(PitchText.hoursShort, count: hours)
    return rest == 0 ? named : named + " " + minutes(rest)
  }
}
