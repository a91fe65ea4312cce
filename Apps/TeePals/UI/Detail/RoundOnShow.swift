import Core
import TeePalsDomain

/// A round with everything the person may see of it, from wherever it is known.
struct RoundOnShow: Hashable {
  let round: Round
  /// Those who play, the host first.
  let seats: [SeatLine]
  /// What the person is to it; `nil` where they have nothing to do with it.
  let place: RoundPlace?
  /// The person is the host.
  let isHosted: Bool
  /// Who asks to be let in, by their tier and then the earliest first; only the host knows.
  let requests: [RoundMember]
  /// Who is offered a seat or waits for one, in that order; only the host knows.
  let waiting: [RoundMember]
  /// The device holds it, and hears of every change.
  let isHeld: Bool

  /// How many play, named or not.
  var playing: Int { max(round.acceptedCount, seats.count) }
  /// Of those who play, how many nobody has named yet.
  var unnamed: Int { playing - seats.count }

  /// The host plays whatever else is known.
  var status: MemberStatus? { isHosted ? .accepted : place?.status }
}

extension TeePalsFeature.State {
  /// The device's own where it holds the round, else what the person's place says, else what the
  /// server said last.
  func roundOnShow(_ id: RoundID) -> RoundOnShow? {
    let place = replica.place(of: me, in: id)
    let answer = rounds.detail.id == id ? rounds.detail.answer : nil
    let held = replica.round(id)
    let followed = place.flatMap { place in place.status.follows ? place.round : nil }
    guard
      let round = held ?? followed ?? answer?.round ?? place?.round ?? foundRound(id)?.round
    else { return nil }
    let isHost = round.host.user == me
    let said = place ?? answer?.place.map { said in said.place(of: me, in: round) }
    let requests = isHost ? self.requests(of: id) : []
    let waiting = isHost ? replica.waiting(in: id, .offered) + replica.waiting(in: id) : []
    return RoundOnShow(
      round: round, seats: seats(of: round, isHost ? .accepted : said?.status, answer),
      place: said, isHosted: isHost, requests: requests,
      waiting: waiting, isHeld: held != nil)
  }

  /// The higher the tier, the sooner.
  private func requests(of id: RoundID) -> [RoundMember] {
    let asking = replica.members(of: id).filter { member in member.status == .requested }
    return TrustTier.allCases.reversed().flatMap { tier in
      asking.filter { member in (member.card.tier ?? .rookie) == tier }
    }
  }

  /// Those who play. Whoever has just joined is there before the server has said so.
  private func seats(
    of round: Round, _ status: MemberStatus?, _ answer: RoundAnswer?
  ) -> [SeatLine] {
    var seats = replica.seats(of: round.id).map { seat in
      SeatLine(card: seat.card, role: seat.role)
    }
    if seats.isEmpty {
      seats = answer?.seats ?? [SeatLine(card: round.host, role: .host)]
      let isThere = seats.contains { seat in seat.card.user == me }
      if status == .accepted, !isThere { seats.append(SeatLine(card: card, role: .member)) }
      if status != .accepted, isThere { seats.removeAll { seat in seat.card.user == me } }
    }
    return seats
  }

  /// A round among those that a search found.
  func foundRound(_ id: RoundID) -> FoundRound? {
    for query in [rounds.nearby, rounds.discover] {
      if let found = query.kept?.page.rounds.first(where: { found in found.round.id == id }) {
        return found
      }
    }
    return nil
  }

  /// How far the course is from where the person usually golfs, in metres.
  func metres(to course: RoundCourse) -> Int? {
    ownProfile?.city.map { city in Int(Globe.metres(city.point, course.point)) }
  }
}

extension RoundAnswer.PlaceLine {
  /// As the person's own row would be. When it became so is not said: long ago.
  fileprivate func place(of user: UserID, in round: Round) -> RoundPlace {
    var place = RoundPlace(
      user: user, round: round, role: role, status: status,
      updatedAt: Instant(milliseconds: 0))
    place.invitedBy = invitedBy
    return place
  }
}
