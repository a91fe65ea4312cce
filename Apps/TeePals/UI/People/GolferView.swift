import Calendar
import Core
import Design
import TeePalsDomain
import View

/// Somebody else's profile (specification §17.8).
enum GolferView {
  static func view(_ state: State) -> Piece {
    guard case .golfer(let user) = state.screen else { return .empty }
    let words = state.words
    let page = state.profile.golfer.page.content
    var actions: [Piece] = []
    if page != nil, !state.isBlocked(user) {
      actions.append(
        iconButton(
          .more, label: words(GolferText.more), attributes: [.aria("haspopup", "dialog")],
          action: .profile(.golfer(.menuShown(true)))))
    }
    return element("div", .class("screen"), .key("golfer-" + user.description)) {
      topBar(
        title: page?.firstName ?? words(ShellText.golfer), language: state.language,
        back: .closed, actions: actions)
      TeeStates.notices(state)
      element("div", .class("page")) {
        element("div", .class("column")) {
          if let block = state.replica.block(state.me, user) {
            blocked(state, block.blocked)
          } else {
            content(state)
          }
        }
      }
      menu(state)
    }
  }

  /// Whom the person has blocked, there is nothing to be seen of.
  private static func blocked(_ state: State, _ card: GolferCard) -> Piece {
    let words = state.words
    return emptyState(
      icon: .lock, title: words(GolferText.blockedTitle, name: card.name),
      text: words(GolferText.blockedText)
    ) {
      button(
        words(GolferText.unblock), .filled, action: .profile(.golfer(.unblockAsked(card))))
    }
  }

  private static func content(_ state: State) -> Piece {
    let words = state.words
    switch state.profile.golfer.page {
    case .loading: return skeleton(state.language, rows: 4)
    case .failed(.notFound):
      return emptyState(
        icon: .searchNone, title: words(GolferText.notFound), text: words(GolferText.notFoundText)
      ) {
        button(words(KitText.back), .filled, action: .closed)
      }
    case .failed(let problem):
      return emptyState(
        icon: problem == .offline ? .cloudOff : .warning, title: words(KitText.somethingWrong),
        text: words.problem(problem)
      ) {
        button(
          words(KitText.retry), .filled, icon: .refresh, action: .profile(.golfer(.retried)))
      }
    case .ready(let page): return details(state, page)
    }
  }

  private static func details(_ state: State, _ page: GolferPage) -> Piece {
    let words = state.words
    return .fragment([
      head(state, page),
      page.bio.isEmpty
        ? .empty
        : element("section", .class("tee-card stack"), .aria("labelledby", "golfer-bio")) {
          element("h2", .class("headline"), .id("golfer-bio")) { words(ProfileText.bio) }
          paragraph(page.bio, "tee-bio")
        },
      element("section", .class("tee-card stack"), .aria("labelledby", "golfer-about")) {
        element("h2", .class("headline"), .id("golfer-about")) { words(GolferText.about) }
        element("dl", .class("tee-facts")) {
          GolferFacts.fact(
            words(ProfileText.age), page.age.map { years in words.age(years) }, words)
          GolferFacts.fact(
            words(ProfileText.gender), page.gender.map { gender in words.gender(gender) }, words)
          GolferFacts.fact(words(ProfileText.city), state.cityName(page.city), words)
          GolferFacts.fact(words(ProfileText.occupation), page.occupation, words)
          GolferFacts.instagram(page.instagram, words)
        }
      },
      element("section", .class("tee-card stack"), .aria("labelledby", "golfer-golf")) {
        element("h2", .class("headline"), .id("golfer-golf")) { words(ProfileText.golf) }
        GolferFacts.golf(
          skill: page.skill, plays: page.playsPerMonth, score: page.averageScore,
          experience: page.experience, home: page.homeCourse, words)
      },
      TrustView.section(page.trust, words),
      box(.group) {
        GolferFacts.line(.message, words(PostText.theirs), .went(.posts(page.user)))
      },
      since(state, page),
    ])
  }

  private static func head(_ state: State, _ page: GolferPage) -> Piece {
    let words = state.words
    let relation = state.relation(to: page.user, followsMe: page.followsMe)
    let followers = state.followers(of: page)
    return element("div", .class("tee-head")) {
      GolferFace.view(page.card, .huge)
      element("h2", .class("tee-sub breaks")) { page.name }
      if !page.city.isEmpty { paragraph(state.cityName(page.city), "soft") }
      if relation == .followedBy { chip(words(GolferText.mutual), icon: .person) }
      element("div", .class("tee-tallies")) {
        GolferFacts.count(
          String(page.following), words(ProfileText.following), .following(page.user))
        GolferFacts.count(
          String(followers), words(ProfileText.followers, count: followers),
          .followers(page.user))
      }
      FollowButton.view(state, page.card, relation)
    }
  }

  private static func since(_ state: State, _ page: GolferPage) -> Piece {
    guard let since = page.memberSince else { return .empty }
    let month = state.words.formats.date(since.civil(offset: state.zone.offset).date, .month)
    return element("p", .class("callout soft centred")) {
      state.words(ProfileText.memberSince, text: month)
    }
  }

  private static func menu(_ state: State) -> Piece {
    guard state.profile.golfer.showsMenu, let page = state.profile.golfer.page.content else {
      return .empty
    }
    let words = state.words
    return Design.menu(
      id: "golfer-menu", title: page.name, language: state.language,
      options: [
        MenuOption(
          words(GolferText.share), icon: .share, isDisabled: page.link.isEmpty,
          action: .profile(.golfer(.shared))),
        MenuOption(
          words(GolferText.block), icon: .lock, isDestructive: true,
          action: .profile(.golfer(.blockAsked(page.card)))),
        ReportSheet.option(.golfer(page.user), words),
      ], close: .profile(.golfer(.menuShown(false))))
  }
}
