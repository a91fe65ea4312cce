import Calendar
import Core
import Design
import RefWatchDomain
import View

extension MirrorFeature {
  public static func view(_ state: State) -> Node<Action> {
    let words = state.words
    let isShown = if case .shown = state.standing { true } else { false }
    // It scrolls where it is higher than the screen: by keys, too.
    return element(
      "div", .class("screen mirror"), .key("mirror"), .attribute("tabindex", "0")
    ) {
      if !isShown { element("h1", .class("quiet-label")) { words(PitchText.refWatch) } }
      switch state.standing {
      case .loading: element("div", .class("page")) { skeleton(state.language, rows: 3) }
      case .gone:
        element("div", .class("page")) {
          emptyState(
            icon: .whistle, title: words(MirrorText.goneTitle), text: words(MirrorText.goneText))
        }
      case .unreachable:
        element("div", .class("page")) {
          emptyState(
            icon: .cloudOff, title: words(MirrorText.unreachable),
            text: words(MirrorText.unreachableText)
          ) { button(words(KitText.retry), .filled, icon: .refresh, action: .retried) }
        }
      case .shown(let snapshot): MirrorBoard(state: state, snapshot: snapshot).node
      }
    }
  }
}

/// The scoreboard, and what happened.
struct MirrorBoard {
  typealias Piece = Node<MirrorFeature.Action>

  let state: MirrorFeature.State
  let snapshot: MirrorSnapshot

  private var words: Words { state.words }
  private var course: MirrorCourse { snapshot.course }

  var node: Piece {
    element("div", .class("mirror-frame")) {
      element("h1", .class("quiet-label"), .attribute("aria-live", "polite")) { spoken }
      element("div", .class("mirror-board")) {
        status
        score
        clock
        shootout
      }
      incidents
      element("p", .class("hint centred")) { words(MirrorText.footer) }
    }
  }

  /// The score for those who hear it.
  private var spoken: String {
    MirrorText.score.text(
      in: words.language,
      [
        ("name", snapshot.teams.home.name), ("text", snapshot.teams.away.name),
        ("score", String(course.score.home) + "–" + String(course.score.away)),
      ])
  }

  private var status: Piece {
    element("div", .class("mirror-status")) {
      element("span", .class("strong")) { words.phase(course) }
      if snapshot.lens.delay > 0 { chip(words.delay(snapshot.lens.delay), icon: .hourglass) }
      if state.isEstimated {
        chip(lastSeen, icon: .cloudOff, rank: "warning")
      } else if course.state != .done {
        chip(words(MirrorText.live), icon: .cloudCheck)
      }
    }
  }

  private var lastSeen: String {
    let seen = state.heard.map { heard in words.clock(heard.wall, state.zoneOffset) } ?? ""
    return MirrorText.estimated.text(in: words.language, [("time", seen)])
  }

  private var score: Piece {
    element("div", .class("mirror-score"), .aria("hidden", "true")) {
      team(snapshot.teams.home)
      element("p", .class("mirror-goals figures")) {
        String(course.score.home) + "–" + String(course.score.away)
      }
      team(snapshot.teams.away)
    }
  }

  private func team(_ team: MirrorTeam) -> Piece {
    element("p", .class("mirror-team")) {
      if let colour = team.colour {
        element("span", .class("mirror-colour"), .attribute("style", "background:" + colour))
      }
      element("span") { team.name.isEmpty ? team.short : team.name }
    }
  }

  private var clock: Piece {
    guard let clock = course.clock, let now = state.serverNow else { return .empty }
    let face = MirrorFace(clock, at: now)
    return element(
      "p", .class(state.isEstimated ? "mirror-clock estimated" : "mirror-clock"),
      .attribute("role", "timer"), .aria("label", words(MirrorText.clock))
    ) {
      element("span", .class("mirror-time figures")) { face.main }
      if let added = face.added { element("span", .class("mirror-added figures")) { added } }
      if let announced = clock.announced {
        element("span", .class("mirror-announced")) {
          words(MirrorText.announced, count: announced)
        }
      }
    }
  }

  // MARK: Kicks

  private var shootout: Piece {
    guard let shootout = course.shootout else { return .empty }
    return element(
      "div", .class("mirror-kicks"), .attribute("role", "group"),
      .aria("label", words(MirrorText.shootout))
    ) {
      row(shootout.rows.home, snapshot.teams.home)
      row(shootout.rows.away, snapshot.teams.away)
      if let winner = shootout.winner {
        element("p", .class("strong centred")) {
          words(
            MirrorText.shootoutWon,
            name: winner == .home ? snapshot.teams.home.name : snapshot.teams.away.name)
        }
      }
    }
  }

  private func row(_ row: MirrorShootout.Row, _ team: MirrorTeam) -> Piece {
    element("p", .class("mirror-row")) {
      element("span", .class("strong")) { team.short }
      element("span", .class("figures strong")) { String(row.scored) }
      element("span", .class("mirror-dots")) {
        for kick in row.kicks {
          element(
            "span", .class(kick ? "mirror-dot in" : "mirror-dot"), .attribute("role", "img"),
            .aria("label", words(kick ? MirrorText.scored : MirrorText.notScored))
          ) { kick ? "✓" : "✗" }
        }
      }
    }
  }

  // MARK: What happened

  private var incidents: Piece {
    section(id: "mirror-incidents", words(MirrorText.incidents)) {
      if snapshot.incidents.isEmpty {
        paragraph(words(MirrorText.noIncidents), "soft")
      } else {
        element("ol", .class("mirror-list"), .attribute("role", "list")) {
          for incident in snapshot.incidents.reversed() { self.incident(incident) }
        }
      }
    }
  }

  private func incident(_ incident: MirrorIncident) -> Piece {
    let team = incident.sideOfWho == .home ? snapshot.teams.home : snapshot.teams.away
    let credited = incident.side == .home ? snapshot.teams.home : snapshot.teams.away
    return element("li", .key(incident.id.description), .class("mirror-incident")) {
      element("span", .class("figures strong mirror-minute")) { minute(incident) }
      mark(incident.kind)
      element("span", .class("grow breaks")) {
        element("span", .class("strong")) { team.short + " " }
        incident.kind == .ownGoal
          ? words.line(incident) + " · " + words(FlowText.benefits, name: credited.short)
          : words.line(incident)
      }
    }
  }

  private func minute(_ incident: MirrorIncident) -> String {
    guard let minute = incident.minute else {
      var rules = RuleSet()
      rules.regulationPeriods = course.periods
      return words.term(incident.stage, rules)
    }
    return String(minute) + (incident.added > 0 ? "+" + String(incident.added) : "") + "'"
  }

  /// A card's colour with its letter; everything else is told by the words.
  private func mark(_ kind: MirrorIncident.Kind) -> Piece {
    switch kind {
    case .caution, .sinBin: card("yellow", "Y")
    case .sendOff, .secondCaution: card("red", "R")
    case .goal, .ownGoal, .penaltyGoal: Icon.ball.node(.small)
    case .substitution: Icon.swap.node(.small)
    case .penaltyMissed, .warning: .empty
    }
  }

  private func card(_ colour: String, _ letter: String) -> Piece {
    element("span", .class("card-mark small " + colour), .aria("hidden", "true")) { letter }
  }
}
