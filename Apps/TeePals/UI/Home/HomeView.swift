import Calendar
import Core
import Design
import TeePalsDomain
import View

/// What is next, what waits, and what is new nearby (specification §17.1).
enum HomeView {
  static func view(_ state: State) -> Piece {
    let activity = state.activity
    return element("div", .class("screen tee-screen"), .key("tee-home")) {
      if isRefreshing(state) { progressBar(state.language) }
      element("div", .class("page")) {
        element("div", .class("column tee-home")) {
          greeting(state)
          TeeStates.notices(state)
          element("div", .class("tee-home-top")) {
            HeroView.view(state, activity.schedule.first { place in !state.isTried(place) })
            metrics(state.words, activity)
          }
          element("div", .class("tee-home-columns")) {
            schedule(state, activity)
            DiscoverView.view(state)
          }
        }
      }
    }
  }

  private static func isRefreshing(_ state: State) -> Bool {
    state.rounds.discover.isLoading && !state.proposals.isEmpty
  }

  // MARK: Greeting

  private static func greeting(_ state: State) -> Piece {
    let words = state.words
    let today = state.moment.today
    return element("header", .class("tee-greeting")) {
      element("div", .class("grow")) {
        paragraph(words.formats.date(today, .medium), "tee-label-caps")
        element("h1", .class("tee-display")) {
          words(
            HomeView.greeting(at: state.moment.timeOfDay),
            text: words.formats.weekday(today.weekday, .long))
        }
        paragraph(welcome(state), "soft")
      }
      element(
        "a", .class("icon-button naked tee-home-launcher"), .attribute("href", "/"),
        .aria("label", words(ShellText.allApps)), .attribute("title", words(ShellText.allApps))
      ) { Icon.launcher.node() }
      element(
        "a", .class("icon-button naked tee-home-feed"),
        .attribute("href", TeePalsRoute.feed.path), .aria("label", words(ShellText.feed)),
        .attribute("title", words(ShellText.feed))
      ) { Icon.list.node() }
      element(
        "a", .class("tee-greeting-face"), .attribute("href", TeePalsRoute.profile.path),
        .aria("label", words(HomeText.yourProfile))
      ) { GolferFace.view(state.card, .normal) }
    }
  }

  /// Morning before noon, evening from six.
  static func greeting(at time: TimeOfDay) -> HomeText {
    time.hour < 12 ? .morning : time.hour < 18 ? .afternoon : .evening
  }

  private static func welcome(_ state: State) -> String {
    let name = state.ownProfile?.firstName ?? ""
    return name.isEmpty
      ? state.words(HomeText.welcomePlain) : state.words(HomeText.welcome, name: name)
  }

  // MARK: What waits

  private static func metrics(_ words: Words, _ activity: Activity) -> Piece {
    element("nav", .class("tee-metrics"), .aria("label", words(HomeText.metrics))) {
      metric(words(HomeText.invites), activity.invites.count, .letter, .activity(.invites))
      metric(words(HomeText.pending), activity.pending.count, .hourglass, .activity(.pending))
    }
  }

  private static func metric(
    _ title: String, _ count: Int, _ icon: Icon, _ place: TeePalsRoute
  ) -> Piece {
    element(
      "a", .key(place.path), .class(count > 0 ? "tee-metric waits" : "tee-metric"),
      .attribute("href", place.path)
    ) {
      element("span", .class("tee-metric-icon")) { icon.node() }
      element("span", .class("tee-metric-number")) { String(count) }
      element("span", .class("tee-label-caps")) { title }
    }
  }

  // MARK: My schedule

  private static func schedule(_ state: State, _ activity: Activity) -> Piece {
    let words = state.words
    return part(
      "tee-home-schedule", words(HomeText.mySchedule),
      more: activity.schedule.isEmpty ? nil : (words(HomeText.seeAll), .activity(.schedule))
    ) {
      if activity.schedule.isEmpty {
        element("div", .class("tee-hint")) {
          Icon.calendar.node()
          paragraph(
            state.sync.knowledge.text(in: state.language) ?? words(HomeText.scheduleEmpty), "soft")
        }
      } else {
        CompactCard.list(state, Array(activity.schedule.prefix(3)))
      }
    }
  }

  /// A part of home under its heading, with what can be done to it and the way to all of it.
  static func part(
    _ id: String, _ title: String, tool: Piece = .empty,
    more: (title: String, place: TeePalsRoute)?,
    @NodeBuilder<TeePalsFeature.ViewAction> content: () -> [Piece]
  ) -> Piece {
    let children = content()
    return element("section", .class("stack"), .aria("labelledby", id)) {
      element("div", .class("tee-part-head")) {
        element("h2", .class("headline"), .id(id)) { title }
        element("div", .class("tee-part-tools")) {
          tool
          if let more {
            element("a", .class("tee-more"), .attribute("href", more.place.path)) { more.title }
          }
        }
      }
      children
    }
  }
}
