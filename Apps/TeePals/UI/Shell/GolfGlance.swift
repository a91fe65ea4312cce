import Calendar
import Core
import Design
import TeePalsDomain

// What the launcher and the app's icon show of TeePals.
extension TeePalsFeature.State {
  /// What was not read: for the tab, and for the app's icon.
  public var badge: Int { isLoaded && hasAccount ? book.badge(for: me) : 0 }

  /// What the launcher says: the next round, and what was not read; nothing where there is nothing.
  public var launcherLines: [String] { nextLines + unreadLines }

  /// What it says once the next round is over, and from which day on; `nil` where none is.
  public var linesAfterwards: (from: CivilDate, lines: [String])? {
    nextRound.map { round in
      let day = round.startTime.civil(offset: zone.offset).date
      return (day.adding(days: 1), unreadLines)
    }
  }

  private var nextLines: [String] {
    guard let round = nextRound else { return [] }
    let name =
      words.courseName(round.course.name) + " · "
      + words.when(round.startTime, round.zone, seenIn: zone)
    return [words(GolfGlanceText.next, name: name)]
  }

  private var unreadLines: [String] {
    badge > 0 ? [words(GolfGlanceText.unread, count: badge)] : []
  }

  /// The next round the person plays.
  private var nextRound: Round? {
    guard isLoaded, hasAccount else { return nil }
    var next: Round?
    for place in book.places(of: me) where place.status == .accepted && !isTried(place) {
      let round = place.round
      guard !round.status.isOver, !round.isPast(at: now) else { continue }
      if let first = next, first.startTime <= round.startTime { continue }
      next = round
    }
    return next
  }
}

/// What the launcher says of rounds.
enum GolfGlanceText: PhraseBook {
  case next, unread

  var phrase: Phrase {
    switch self {
    case .next: Phrase("Next: {name}", "다음 라운드: {name}")
    case .unread:
      Phrase(one: "{n} thing is new", other: "{n} things are new", "새 소식 {n}개")
    }
  }
}
