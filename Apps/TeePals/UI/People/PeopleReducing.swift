import Core
import Design
import TeePalsDomain
import View
import Wire

extension TeePalsFeature.State {
  // MARK: Somebody

  mutating func enterGolfer(_ user: UserID) -> Effects {
    if profile.golfer.user != user { profile.golfer = GolferState(user: user) }
    return askGolfer(user)
  }

  func askGolfer(_ user: UserID) -> Effects {
    ask(get: "/api/golf/golfers/" + user.description) { answer in
      .profile(.golfer(user, answer))
    }
  }

  mutating func receiveGolfer(_ user: UserID, _ answer: HostAnswer) {
    let page = GolferPage.read(answer)
    if user == me { if let page { profile.own = .ready(page) } }
    guard profile.golfer.user == user else { return }
    if let page {
      profile.golfer.page = .ready(page)
    } else if profile.golfer.page.content == nil || AnswerProblem(answer) == .notFound {
      // What was seen before stays, unless it is to be seen no longer.
      profile.golfer.page = .failed(AnswerProblem(answer) ?? .failed)
    }
  }

  mutating func reduceGolfer(_ action: GolferAction, _ moment: Moment) -> Effects {
    switch action {
    case .retried:
      guard let user = profile.golfer.user else { return [] }
      if profile.golfer.page.content == nil { profile.golfer.page = .loading }
      return askGolfer(user)
    case .followed(let card):
      if let stopped = gated(.profile(.golfer(action)), moment) { return stopped }
      return settleSaying(nil, .follow(me, card)) ?? []
    case .unfollowAsked(let card): profile.question = .unfollow(card)
    case .unfollowed(let card):
      profile.question = nil
      return settleSaying(nil, .unfollow(me, card.user)) ?? []
    case .menuShown(let shown): profile.golfer.showsMenu = shown
    case .shared: return shareGolfer()
    case .blockAsked(let card):
      profile.golfer.showsMenu = false
      profile.question = .block(card)
    case .blocked(let card):
      profile.question = nil
      return settleSaying(words(GolferText.blocked, name: card.name), .block(me, card)) ?? []
    case .unblockAsked(let card): profile.question = .unblock(card)
    case .unblocked(let card):
      profile.question = nil
      let said = words(GolferText.unblocked, name: card.name)
      guard let effects = settleSaying(said, .unblock(me, card.user)) else { return [] }
      guard case .golfer(let user) = route, user == card.user else { return effects }
      profile.golfer.page = .loading
      return effects + askGolfer(user)
    }
    return []
  }

  private mutating func shareGolfer() -> Effects {
    profile.golfer.showsMenu = false
    guard let page = profile.golfer.page.content, !page.link.isEmpty,
      let noted = countShare()
    else { return [] }
    let (name, link) = (page.name, page.link)
    return [
      .ask(
        .share(title: name, text: words(GolferText.shareText, name: name), url: link),
        answer: { answer in .inner(.profile(.golferShared(link, answer))) })
    ] + noted
  }

  // MARK: Lists

  mutating func enterPeople(_ list: PeopleList) -> Effects {
    if profile.people.list != list {
      profile.people = PeopleState()
      profile.people.list = list
    }
    return askPeople(list, after: "")
  }

  private func askPeople(_ list: PeopleList, after cursor: String) -> Effects {
    ask(get: list.path(after: cursor)) { answer in
      .profile(.people(list, next: cursor, answer))
    }
  }

  mutating func receivePeople(_ list: PeopleList, after cursor: String, _ answer: HostAnswer) {
    guard profile.people.list == list else { return }
    profile.people.isLoadingMore = false
    guard let page = GolferLines.read(answer) else {
      if profile.people.golfers.content == nil {
        profile.people.golfers = .failed(AnswerProblem(answer) ?? .failed)
      }
      return
    }
    let before = cursor.isEmpty ? [] : profile.people.golfers.content ?? []
    profile.people.golfers = .ready(page.after(before))
    profile.people.next = page.next
  }

  mutating func reducePeople(_ action: PeopleAction) -> Effects {
    switch action {
    case .searchFocused: profile.people.isSearching = true
    case .searchTyped(let text): profile.people.search = String(text.prefix(100))
    case .searchClosed:
      profile.people.search = ""
      profile.people.isSearching = false
    case .moreWanted:
      guard let list = profile.people.list, let next = profile.people.next,
        !profile.people.isLoadingMore
      else { return [] }
      profile.people.isLoadingMore = true
      return askPeople(list, after: next)
    case .retried:
      guard let list = profile.people.list else { return [] }
      if profile.people.golfers.content == nil { profile.people.golfers = .loading }
      return askPeople(list, after: "")
    }
    return []
  }

  /// Those of the list that are shown: friends first, as they were found; what this device knows
  /// of the person's own list where the server cannot be asked.
  var shownPeople: Asked<[GolferLine]> {
    var golfers: [GolferLine]
    switch profile.people.golfers {
    case .ready(let found): golfers = found
    case .loading, .failed:
      guard case .following(let user)? = profile.people.list, user == me else {
        return profile.people.golfers
      }
      golfers = replica.follows(of: me).map { follow in
        GolferLine(card: follow.followee, isFriend: follow.isMutual, isFollowed: true)
      }
    }
    golfers.removeAll { line in isBlocked(line.card.user) }
    let query = NameQuery(profile.people.search)
    golfers = golfers.filter { line in query.matches(line.card.name) }
    return .ready(
      golfers.filter { line in line.isFriend } + golfers.filter { line in !line.isFriend })
  }
}
