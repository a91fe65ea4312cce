import Calendar
import Core
import Design
import TeePalsDomain
import View

/// One's own profile (specification §17.8).
enum ProfileView {
  static func view(_ state: State) -> Piece {
    let words = state.words
    return element("div", .class("screen"), .key("profile")) {
      topBar(
        title: words(ProfileText.title), language: state.language,
        actions: [
          iconButton(.search, label: words(ShellText.findPeople), action: .went(.people)),
          iconButton(.gear, label: words(ProfileText.settings), action: .went(.settings)),
        ])
      TeeStates.notices(state)
      element("div", .class("page")) {
        element("div", .class("column")) {
          head(state)
          held(state)
          nudge(state)
          PendingFeedback.view(state)
          bio(state)
          about(state)
          golf(state)
          TrustView.own(state)
          links(state)
          element("div", .class("line centred")) { syncBadge(state.sync, state.language) }
        }
      }
    }
  }

  private static func head(_ state: State) -> Piece {
    let words = state.words
    let profile = state.ownProfile
    let hasPhoto = state.card.photo != nil
    return element("div", .class("tee-head")) {
      element(
        "button", .class("tee-portrait"), .attribute("type", "button"),
        .aria("label", words(hasPhoto ? ProfileText.changePhoto : .addPhoto)),
        .onClick(.went(.editProfile(.photo)))
      ) {
        GolferFace.view(state.card, .huge)
        element("span", .class("tee-portrait-mark")) {
          (hasPhoto ? Icon.edit : .plus).node()
        }
      }
      element("h2", .class("tee-sub breaks")) { profile?.fullName ?? state.ownName }
      if let city = profile?.city { paragraph(state.cityName(city.label), "soft") }
      counts(state)
    }
  }

  private static func counts(_ state: State) -> Piece {
    let words = state.words
    let following = state.replica.follows(of: state.me).count
    let followers = state.profile.own.content?.followers
    return element("div", .class("tee-tallies")) {
      GolferFacts.count(
        String(following), words(ProfileText.following), .following(state.me))
      GolferFacts.count(
        followers.map { count in String(count) } ?? words(ProfileText.notSaid),
        words(ProfileText.followers, count: followers ?? 0), .followers(state.me))
    }
  }

  /// What a moderator took away.
  private static func held(_ state: State) -> Piece {
    let words = state.words
    let profile = state.ownProfile
    return .fragment([
      profile?.isPhotoHeld == true ? banner(words(ProfileText.photoHeld), icon: .lock) : .empty,
      profile?.isModerated == true ? banner(words(ProfileText.wordsHeld), icon: .lock) : .empty,
    ])
  }

  /// Whoever has no photo yet, or has not said how they play, can only look around.
  private static func nudge(_ state: State) -> Piece {
    guard state.standing.level == .tier1 else { return .empty }
    let words = state.words
    if !state.standing.gaps.contains(.photo) {
      return nudge(words, .skillNudge, .skillNudgeText) {
        button(
          words(ProfileText.editGolf), .filled, icon: .edit, action: .went(.editProfile(.golf)))
      }
    }
    // Nothing is to be done about one that waits for a moderator.
    if state.ownProfile?.heldPhoto != nil { return .empty }
    return nudge(words, .photoNudge, .photoNudgeText) {
      button(
        words(ProfileText.addPhoto), .filled, icon: .upload, action: .went(.editProfile(.photo)))
    }
  }

  private static func nudge(
    _ words: Words, _ title: ProfileText, _ text: ProfileText, button: () -> Piece
  ) -> Piece {
    let deed = button()
    return element("section", .class("tee-nudge"), .aria("labelledby", "photo-nudge")) {
      element("div", .class("grow")) {
        element("h2", .class("headline"), .id("photo-nudge")) { words(title) }
        paragraph(words(text), "callout")
      }
      deed
    }
  }

  private static func bio(_ state: State) -> Piece {
    let words = state.words
    let text = state.ownProfile?.bio ?? ""
    if text.isEmpty {
      return button(
        words(ProfileText.addBio), .outlined, icon: .plus, traits: .wide,
        action: .went(.editProfile(.bio)))
    }
    return card(state, "bio", .bio, .editBio, .bio) { paragraph(text, "tee-bio") }
  }

  private static func about(_ state: State) -> Piece {
    let words = state.words
    let profile = state.ownProfile
    let age = state.replica.secret(of: state.me)?.age(on: state.moment.today)
    return card(state, "about", .about, .editAbout, .about) {
      element("dl", .class("tee-facts")) {
        GolferFacts.fact(words(ProfileText.age), age.map { years in words.age(years) }, words)
        GolferFacts.fact(
          words(ProfileText.gender), profile?.gender.map { gender in words.gender(gender) }, words)
        GolferFacts.fact(
          words(ProfileText.city), profile?.city.map { city in state.cityName(city.label) }, words)
        GolferFacts.fact(words(ProfileText.occupation), profile?.occupation, words)
        GolferFacts.instagram(profile?.instagram ?? "", words)
      }
    }
  }

  private static func golf(_ state: State) -> Piece {
    let profile = state.ownProfile
    return card(state, "golf", .golf, .editGolf, .golf) {
      GolferFacts.golf(
        skill: profile?.skill, plays: profile?.playsPerMonth, score: profile?.averageScore,
        experience: profile?.experience, home: profile?.homeCourse, state.words)
    }
  }

  private static func card(
    _ state: State, _ id: String, _ title: ProfileText, _ edit: ProfileText,
    _ section: ProfileSection, @NodeBuilder<TeePalsFeature.ViewAction> content: () -> [Piece]
  ) -> Piece {
    let words = state.words
    let children = content()
    return element("section", .class("tee-card stack"), .aria("labelledby", "own-" + id)) {
      element("div", .class("tee-section-top")) {
        element("h2", .class("headline"), .id("own-" + id)) { words(title) }
        iconButton(.edit, label: words(edit), action: .went(.editProfile(section)))
      }
      children
    }
  }

  private static func links(_ state: State) -> Piece {
    let words = state.words
    return box(.group) {
      GolferFacts.line(.message, words(PostText.mine), .went(.posts(state.me)))
      GolferFacts.line(.gear, words(ProfileText.settings), .went(.settings))
      GolferFacts.line(.lock, words(ProfileText.blocked), .went(.blocked))
      if !state.refused.isEmpty {
        GolferFacts.line(.warning, words(ProfileText.refused), .went(.refused))
      }
      GolferFacts.line(.person, words(ProfileText.account), .suiteSettingsWanted)
      element("a", .class("tee-line"), .attribute("href", "/")) {
        Icon.launcher.node()
        element("span", .class("grow")) { words(ShellText.allApps) }
        Icon.chevronRight.node(.small)
      }
    }
  }
}
