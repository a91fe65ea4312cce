import Calendar
import Core
import Design
import TeePalsDomain

// What the launcher and the app's icon show of TeePals.
extension TeePalsFeature.State {
  /// What was not read: for the tab, and for the app's icon. While the first of it is still coming
  /// from the server it would be wrong in a moment.
  public var badge: Int { isLoaded && hasAccount && sync.hasServer ? unread : 0 }

  /// What the launcher says by day: the next round, and what was not read; nothing where there is
  /// nothing. The day after a round it is the one after that.
  public var launcherLines: [(from: CivilDate?, lines: [String])] {
    let unread = unreadLines
    var days: [(from: CivilDate?, lines: [String])] = []
    var from: CivilDate?
    for round in upcoming.prefix(TeePalsFeature.State.told) {
      let day = round.startTime.civil(offset: zone.offset).date.adding(days: 1)
      // Of two on one day the first is said.
      if from != day { days.append((from, [line(of: round)] + unread)) }
      from = day
    }
    return days + [(from, unread)]
  }

  /// So many rounds are told of beforehand.
  private static var told: Int { 5 }

  private func line(of round: Round) -> String {
    let name =
      words.courseName(round.course.name) + " · "
      + words.when(round.startTime, round.zone, seenIn: here)
    return words(GolfGlanceText.next, name: name)
  }

  private var unreadLines: [String] {
    badge > 0 ? [words(GolfGlanceText.unread, count: badge)] : []
  }

  /// The rounds the person plays, the next first.
  private var upcoming: [Round] {
    guard isLoaded, hasAccount else { return [] }
    let played = replica.places(of: me).filter { place in
      place.status == .accepted && !isTried(place) && !place.round.status.isOver
        && !place.round.isPast(at: now)
    }
    return played.map { place in place.round }.sorted { a, b in a.startTime < b.startTime }
  }
}

/// What the launcher says of rounds.
enum GolfGlanceText: PhraseBook {
  case next, unread

  var phrase: Phrase {
    switch self {
    case .next: Phrase("Next: {name}", "다음 라운드: {name}")
    case .unread: Phrase(one: "{n} unread", other: "{n} unread", "새 소식 {n}개")
    }
  }
}
