import Core
import Design
import TeePalsDomain
import View

/// What profiles are made of, one's own and others'.
enum GolferFacts {
  /// A number that leads to those who are counted.
  static func count(_ number: String, _ title: String, _ place: TeePalsRoute) -> Piece {
    element("a", .class("tee-tally"), .attribute("href", place.path)) {
      element("strong") { number }
      element("span") { title }
    }
  }

  /// A line of a list of facts; what is not there is said to be so.
  static func fact(_ title: String, _ value: String?, _ words: Words) -> Piece {
    let text = value ?? ""
    return element("div", .class("tee-fact")) {
      element("dt") { title }
      element("dd") { text.isEmpty ? words(ProfileText.unsaid) : text }
    }
  }

  /// A link to the account that somebody gave.
  static func instagram(_ name: String, _ words: Words) -> Piece {
    guard !name.isEmpty else { return fact(words(ProfileText.instagram), nil, words) }
    return element("div", .class("tee-fact")) {
      element("dt") { words(ProfileText.instagram) }
      element("dd") {
        element(
          "a", .attribute("href", "https://www.instagram.com/" + name),
          .attribute("rel", "noopener noreferrer nofollow"), .attribute("target", "_blank")
        ) { "@" + name }
      }
    }
  }

  static func golf(
    skill: SkillLevel?, plays: Int?, score: Int?, experience: ExperienceLevel?,
    home: HomeCourse?, _ words: Words
  ) -> Piece {
    element("dl", .class("tee-facts")) {
      fact(words(ProfileText.skill), skill.map { skill in words.skill(skill) }, words)
      fact(words(ProfileText.plays), plays.map { plays in words.plays(plays) }, words)
      fact(words(ProfileText.score), score.map { score in words.score(score) }, words)
      fact(
        words(ProfileText.experience),
        experience.map { experience in words.experience(experience) }, words)
      fact(words(ProfileText.homeCourse), home?.name, words)
    }
  }

  /// A line that leads somewhere.
  static func line(
    _ icon: Icon, _ title: String, _ action: TeePalsFeature.ViewAction
  ) -> Piece {
    element("button", .class("tee-line"), .attribute("type", "button"), .onClick(action)) {
      icon.node()
      element("span", .class("grow")) { title }
      Icon.chevronRight.node(.small)
    }
  }
}
