import Core
import Design
import TeePalsDomain
import View

/// What the host says of a round, and where it leads.
enum RoundFacts {
  static func message(_ words: Words, _ round: Round) -> Piece {
    part("tee-message", words(RoundDetailText.message)) {
      if round.message.isEmpty {
        paragraph(words(RoundDetailText.noMessage), "soft")
      } else {
        element("blockquote", .class("tee-message preserves")) { round.message }
      }
    }
  }

  static func preferences(_ state: State, _ show: RoundOnShow) -> Piece {
    let words = state.words
    let wishes = show.round.requirements
    return part("tee-preferred", words(RoundDetailText.preferred)) {
      element("dl", .class("tee-wishes")) {
        fact(words(RoundDetailText.age), words.ages(wishes), .calendarPerson)
        fact(words(RoundDetailText.skill), words.skills(wishes), .leaf)
        if !wishes.genders.isEmpty {
          fact(
            words(RoundDetailText.gender),
            Gender.allCases.filter { gender in wishes.genders.contains(gender) }
              .map { gender in words.gender(gender) }.joined(separator: ", "), .people)
        }
        fact(words(RoundDetailText.price), words.price(show.round.price), .list)
        if !show.round.play.isEmpty {
          fact(
            words(PlayText.title), words.play(show.round.play).joined(separator: " · "), .pin)
        }
      }
      if !wishes.isOpenToAll {
        paragraph(words(wishes.isEnforced ? RoundDetailText.enforced : .advisory), "hint")
        if !show.isHosted, let wish = state.unmet(show.round) {
          banner(
            words(wishes.isEnforced ? RoundDetailText.outsideEnforced : .outside) + ". "
              + words.unmet(wish), icon: .person)
        }
      }
    }
  }

  private static func fact(_ title: String, _ text: String, _ icon: Icon) -> Piece {
    element("div", .class("tee-wish")) {
      element("dt", .class("hint")) {
        icon.node()
        title
      }
      element("dd", .class("strong")) { text }
    }
  }

  // MARK: Links

  static func links(_ state: State, _ show: RoundOnShow) -> Piece {
    let words = state.words
    let round = show.round
    return part("tee-links", words(RoundDetailText.links)) {
      element("div", .class("tee-links")) {
        if !round.status.isOver {
          link(
            "/api/golf/rounds/" + round.id.description + "/calendar.ics",
            words(RoundDetailText.addToCalendar), .calendar, isOutside: false)
        }
        link(geo(round), words(RoundDetailText.directions), .place, isOutside: false)
        link(
          map(round),
          words(round.course.isFound ? RoundDetailText.directionsMap : .directionsSearch), .globe,
          isOutside: true)
      }
    }
  }

  private static func link(
    _ address: String, _ title: String, _ icon: Icon, isOutside: Bool
  ) -> Piece {
    makeElement(
      "a",
      [.class("tee-link"), .attribute("href", address)]
        + (isOutside
          ? [.attribute("target", "_blank"), .attribute("rel", "noopener noreferrer")]
          : address.hasSuffix(".ics") ? [.attribute("download", "round.ics")] : []),
      [icon.node(), element("span", .class("grow")) { title }, Icon.chevronRight.node(.small)])
  }

  /// RFC 5870: what the device's own map opens. Of a course of which only the city is known, it
  /// looks for the name around there.
  static func geo(_ round: Round) -> String {
    let place = coordinates(round)
    let point = place.latitude + "," + place.longitude
    let wanted =
      round.course.isFound
      ? point + "(" + percentEncoded(round.course.name) + ")" : percentEncoded(sought(round))
    return "geo:" + point + "?q=" + wanted
  }

  static func map(_ round: Round) -> String {
    let place = coordinates(round)
    guard round.course.isFound else {
      return "https://www.openstreetmap.org/search?query=" + percentEncoded(sought(round))
        + "#map=12/" + place.latitude + "/" + place.longitude
    }
    return "https://www.openstreetmap.org/?mlat=" + place.latitude + "&mlon=" + place.longitude
      + "#map=15/" + place.latitude + "/" + place.longitude
  }

  private static func sought(_ round: Round) -> String {
    let course = round.course
    return course.cityLabel.isEmpty ? course.name : course.name + ", " + course.cityLabel
  }

  private static func coordinates(_ round: Round) -> (latitude: String, longitude: String) {
    let micro = round.course.point.micro
    return (RoundFilter.degrees(micro.latitude), RoundFilter.degrees(micro.longitude))
  }

  private static func part(
    _ id: String, _ title: String,
    @NodeBuilder<TeePalsFeature.ViewAction> content: () -> [Piece]
  ) -> Piece {
    let children = content()
    return element("section", .class("stack"), .key(id), .aria("labelledby", id)) {
      element("h2", .class("tee-label-caps"), .id(id)) { title }
      children
    }
  }
}
