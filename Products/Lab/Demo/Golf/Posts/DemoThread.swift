/// A post of the demo with what is said under it.
struct DemoThread: Sendable {
  enum Writer: Sendable {
    /// Somebody who writes the language.
    case anybody
    /// One of the known people, by their place among them.
    case known(Int)
    /// The host of a club, in the order of the known people's towns.
    case host(Int)
  }

  /// Which round of the author's it is about.
  enum About: Sendable {
    case nothing, played, coming
  }

  enum Line: Sendable {
    /// Somebody new says it to the author.
    case says(String)
    /// The author replies to what was said last.
    case answers(String)
    /// Whoever the author has replied to replies.
    case returns(String)
    /// Somebody new says it, and names with "{name}" whoever has spoken before them.
    case names(String)
  }

  let isKorean: Bool
  /// Since it was written.
  let daysAgo: Int
  let writer: Writer
  /// "{course}" is where the round was, or a course of the town.
  let title: String
  let text: String
  let tags: [String]
  var photos = 0
  var about = About.nothing
  var isForFriends = false
  /// Whether the first who says something deletes it once there are replies.
  var isTakenBack = false
  let lines: [Line]

  init(
    korean: Bool = false, _ daysAgo: Int, by writer: Writer = .anybody, _ title: String,
    _ text: String, _ tags: [String] = [], photos: Int = 0, about: About = .nothing,
    isForFriends: Bool = false, isTakenBack: Bool = false, _ lines: [Line] = []
  ) {
    isKorean = korean
    self.daysAgo = daysAgo
    self.writer = writer
    (self.title, self.text, self.tags) = (title, text, tags)
    (self.photos, self.about) = (photos, about)
    (self.isForFriends, self.isTakenBack) = (isForFriends, isTakenBack)
    self.lines = lines
  }

  static let all = english + moreEnglish + korean + moreKorean
}
