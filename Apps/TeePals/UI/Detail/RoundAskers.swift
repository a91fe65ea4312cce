import Core
import Design
import TeePalsDomain
import Wire

/// What a host is told of somebody who asks to be let in, besides name and photo.
struct AskerLine: Hashable {
  let user: UserID
  /// In whole years.
  let age: Int?
  let skill: SkillLevel?
  let level: ProfileLevel?
}

extension AskerLine {
  init(_ cursor: WireCursor) throws(WireError) {
    user = try cursor.required("user").id()
    age = try cursor.optional("age")?.clamped()
    skill = SkillLevel(rawValue: try cursor.text("skill"))
    level = ProfileLevel(rawValue: try cursor.text("level"))
  }
}

extension TeePalsFeature.State {
  /// The person's own round on the screen, and who asks to be let in of whom it is to be asked what
  /// the device does not hold.
  var askersDue: (round: RoundID, users: Set<UserID>)? {
    guard isOnline, isShown, isVisible, case .round(let id) = screen, rounds.detail.id == id,
      let show = roundOnShow(id), show.isHosted, show.isHeld, !show.round.status.isOver
    else { return nil }
    let asking = Set(show.requests.map { member in member.user })
    return asking.isSubset(of: rounds.detail.askersAsked)
      ? nil : (round: id, users: asking)
  }

  /// What the server has said of somebody who asks to be let in.
  func asker(_ user: UserID, in round: RoundID) -> AskerLine? {
    guard rounds.detail.id == round else { return nil }
    return rounds.detail.answer?.askers.first { asker in asker.user == user }
  }
}

extension Words {
  /// "Intermediate · 34 years old · Complete profile".
  func facts(_ asker: AskerLine) -> String {
    let facts: [String?] = [
      asker.skill.map { level in skill(level) }, asker.age.map { years in age(years) },
      asker.level.map { level in
        self(level == .tier2 ? RoundDetailText.wholeProfile : .partProfile)
      },
    ]
    return facts.compactMap { fact in fact }.joined(separator: " · ")
  }
}
