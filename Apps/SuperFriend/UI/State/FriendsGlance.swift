import Calendar
import Core
import Design
import SuperFriendDomain

/// What the launcher says of the friends from a day on.
public struct FriendsGlance: Hashable, Sendable {
  public let from: CivilDate
  /// The first is said in bold; none where there is nobody.
  public let lines: [String]
  /// How many wait to hear from the person.
  public let due: Int
}

extension FriendsFeature.State {
  /// Works out what is to be said today and on the days after it, where it changes.
  mutating func tellGlances() {
    var told: [FriendsGlance] = []
    for (ahead, figures) in roster.figures.enumerated() {
      let lines = lines(figures)
      if let last = told.last, last.lines == lines, last.due == figures.due { continue }
      told.append(
        FriendsGlance(from: today.adding(days: ahead), lines: lines, due: figures.due))
    }
    glances = told
  }

  private func lines(_ figures: Roster.Figures) -> [String] {
    guard figures.total > 0 else { return [] }
    guard figures.due > 0 else { return [words(GlanceText.allWell)] }
    let display = settings.nameDisplay
    let names = figures.first.compactMap { id in
      replica.friend(id).map { friend in replica.name(of: friend, display) }
    }
    return [
      words(GlanceText.due, count: figures.due),
      names.joined(separator: ", ") + (figures.due > names.count ? "…" : ""),
    ]
  }
}

/// What the launcher says of the friends.
enum GlanceText: PhraseBook {
  case due, allWell

  var phrase: Phrase {
    switch self {
    case .due:
      Phrase(
        one: "Time to contact {n} friend", other: "Time to contact {n} friends",
        "친구 {n}명에게 연락할 때예요")
    case .allWell: Phrase("You're all caught up.", "모두와 연락하고 있어요. 잘하고 있어요.")
    }
  }
}
