import Core
import TeePalsDomain
import View

// Searching for rounds.
extension TeePalsFeature.State {
  /// Asks for the rounds of the filter; those that are shown stay until the answer is there.
  mutating func searchNearby() -> Effects {
    let own = ownProfile?.city
    guard let address = rounds.filter.address(own, moment) else {
      rounds.nearby.phase = .idle
      return []
    }
    rounds.nearby.number += 1
    rounds.nearby.asked = address
    rounds.nearby.answered = nil
    rounds.nearby.phase = .loading
    guard !waitsForProfile else { return [] }
    let number = rounds.nearby.number
    let path = address + (rounds.explains ? "&explain=1" : "")
    return ask(get: path) { answer in .rounds(.found(number, answer)) }
  }

  mutating func found(_ number: Int, _ answer: HostAnswer) -> Effects {
    guard number == rounds.nearby.number, rounds.nearby.isLoading else { return [] }
    guard let page = FoundPage.read(answer) else {
      rounds.nearby.phase = .failed(AnswerProblem(answer) ?? .failed)
      return []
    }
    rounds.nearby.phase = .idle
    rounds.nearby.kept = KeptPage(at: now, page: page)
    rounds.nearby.answered = rounds.nearby.asked
    return rounds.keepNearby(of: me)
  }

  /// Asks how the search went. What it has found stays, with every page.
  mutating func explainNearby() -> Effects {
    guard let address = rounds.nearby.answered, !rounds.nearby.isLoading else {
      return searchNearby()
    }
    return ask(get: address + "&explain=1") { answer in .rounds(.explained(address, answer)) }
  }

  mutating func receiveExplanation(_ address: String, _ answer: HostAnswer) {
    guard let answered = rounds.nearby.answered, sameBytes(answered, address),
      let page = FoundPage.read(answer)
    else { return }
    rounds.nearby.kept?.page.explanation = page.explanation
  }

  mutating func showMap(_ shows: Bool) -> Effects {
    guard rounds.showsMap != shows else { return [] }
    rounds.showsMap = shows
    rounds.pinned = nil
    return rounds.keepMap(of: me)
  }

  /// Lists the rounds of a pin under the map, and leads there.
  mutating func openPin(of round: RoundID?) -> Effects {
    rounds.pinned = round
    guard round != nil else { return [] }
    return [.tell(.focus(elementID: NearbyMap.pinnedID))]
  }

  /// Asks for the page after the last.
  mutating func extendNearby() -> Effects {
    guard rounds.nearby.phase != .loading, rounds.nearby.phase != .loadingMore,
      let address = rounds.nearby.answered, let next = rounds.nearby.kept?.page.next
    else { return [] }
    rounds.nearby.phase = .loadingMore
    rounds.nearby.number += 1
    let number = rounds.nearby.number
    return ask(get: address + "&cursor=" + percentEncoded(next)) { answer in
      .rounds(.foundMore(number, answer))
    }
  }

  mutating func foundMore(_ number: Int, _ answer: HostAnswer) -> Effects {
    guard number == rounds.nearby.number, rounds.nearby.phase == .loadingMore,
      var kept = rounds.nearby.kept
    else { return [] }
    guard let page = FoundPage.read(answer) else {
      let problem = AnswerProblem(answer) ?? .failed
      // A cursor that does not count any more: from the beginning.
      if case .refused = problem { return searchNearby() }
      rounds.nearby.phase = .failed(problem)
      return []
    }
    rounds.nearby.phase = .idle
    let known = Set(kept.page.rounds.map { found in found.round.id })
    kept.page.rounds += page.rounds.filter { found in !known.contains(found.round.id) }
    kept.page.next = page.next
    kept.page.isTruncated = kept.page.isTruncated || page.isTruncated
    rounds.nearby.kept = kept
    return rounds.keepNearby(of: me)
  }

  // MARK: What home proposes

  /// The soonest rounds within thirty miles and thirty days.
  mutating func searchDiscover() -> Effects {
    guard let city = ownProfile?.city,
      let window = DatePreset.next30.window(ChosenDays(), moment)
    else { return [] }
    rounds.discover.number += 1
    rounds.discover.phase = .loading
    guard !waitsForProfile else { return [] }
    let number = rounds.discover.number
    let address = RoundFilter.address(
      around: city.point, radius: "30", window, .date, .everyone, limit: RoundsState.proposals)
    return ask(get: address) { answer in .rounds(.discovered(number, answer)) }
  }

  mutating func discovered(_ number: Int, _ answer: HostAnswer) -> Effects {
    guard number == rounds.discover.number, rounds.discover.isLoading else { return [] }
    guard let page = FoundPage.read(answer) else {
      rounds.discover.phase = .failed(AnswerProblem(answer) ?? .failed)
      return []
    }
    rounds.discover.phase = .idle
    rounds.discover.kept = KeptPage(at: now, page: page)
    return rounds.keepDiscover(of: me)
  }

  /// Those of them that are neither the person's own nor joined, nor begun by now.
  var proposals: [FoundRound] {
    let found = rounds.discover.kept?.page.rounds ?? []
    let hidden: Set<RoundID> = replica.hidden(from: me)
    return found.filter { found in
      found.round.host.user != me && !hidden.contains(found.round.id)
        && !found.round.isPast(at: now)
        && replica.place(of: me, in: found.round.id)?.status.follows != true
    }
  }

  /// What of the last answer is shown: those that the filter takes, for it may be of another one.
  var nearbyRounds: [FoundRound] {
    guard let kept = rounds.nearby.kept,
      let window = rounds.filter.dates.window(rounds.filter.days, moment)
    else { return [] }
    let centre = rounds.filter.centre(ownProfile?.city)
    let hidden: Set<RoundID> = replica.hidden(from: me)
    return kept.page.rounds.filter { found in
      !hidden.contains(found.round.id) && !found.round.isPast(at: now)
        && rounds.filter.takes(
          found.round, in: window, around: centre,
          follows: { host in replica.follow(me, host) != nil })
    }
  }
}

extension RoundsState {
  /// Rounds that are asked for, of which home shows the first that are nobody's own.
  static let proposals = 12
}
