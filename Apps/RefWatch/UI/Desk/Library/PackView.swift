import Calendar
import Core
import Design
import RefWatchDomain
import View

/// What a library's file would bring, and then how far it has come.
enum PackView {
  private static let listed = 50

  static func view(_ words: Words, _ pack: PackReview, _ language: Language) -> Piece {
    element("div", .class("box outlined stack"), .id("library-pack")) {
      element("h3", .class("strong")) { words(LibraryText.packTitle) }
      if let written = pack.written, written < pack.total {
        measure(words(LibraryText.packRuns), done: written, total: pack.total)
      } else {
        element("div", .class("stack"), .attribute("role", "status")) { outcome(words, pack) }
        if pack.written == nil { changes(words, pack) }
        if !pack.problems.isEmpty { problems(words, pack) }
        if pack.written == nil, !pack.plan.isEmpty {
          button(
            words(LibraryText.packTake), .prominent, icon: .check, traits: .wide,
            attributes: [.id("library-pack-take")], action: LibraryView.act(.packTaken))
        }
        button(
          words(LibraryText.close), .naked, traits: .wide, action: LibraryView.act(.packClosed))
      }
    }
  }

  private static func outcome(_ words: Words, _ pack: PackReview) -> Piece {
    let plan = pack.plan
    if pack.written != nil {
      return paragraph(
        LibraryText.packTaken.text(
          in: words.language,
          [("a", plan.imported.count.description), ("b", plan.updated.count.description)]),
        "strong")
    }
    var parts: [String] = []
    if !plan.imported.isEmpty {
      parts.append(words(LibraryText.packNew, count: plan.imported.count))
    }
    if !plan.updated.isEmpty {
      parts.append(words(LibraryText.packChanged, count: plan.updated.count))
    }
    if plan.same > 0 { parts.append(words(LibraryText.packSame, count: plan.same)) }
    return .fragment([
      parts.isEmpty ? .empty : paragraph(parts.joined(separator: " · "), "strong"),
      plan.isEmpty && plan.same > 0 ? paragraph(words(LibraryText.packNothing)) : .empty,
      plan.left > 0 ? paragraph(words(LibraryText.packLeft, count: plan.left)) : .empty,
    ])
  }

  private static func changes(_ words: Words, _ pack: PackReview) -> Piece {
    let names =
      pack.plan.imported.map { item in (item, LibraryText.packNew) }
      + pack.plan.updated.map { update in (update.new, LibraryText.packChanged) }
    if names.isEmpty { return .empty }
    return stack {
      makeElement(
        "ul", [.class("facts"), .attribute("role", "list")],
        names.prefix(listed).map { item, what in
          element("li", .key(item.id.description)) {
            element("span", .class("strong")) { item.name }
            element("span", .class("hint")) {
              " · " + words(item.kind.title)
                + (what == .packChanged ? " · " + words(what, count: 1) : "")
            }
          }
        })
      if names.count > listed {
        paragraph(words(SquadText.more, count: names.count - listed), "hint")
      }
    }
  }

  private static func problems(_ words: Words, _ pack: PackReview) -> Piece {
    if let whole = pack.problems.first, whole.reason == .notAPack || whole.reason == .tooLarge {
      return fault(
        words(whole.reason == .tooLarge ? LibraryText.packTooLarge : .packNotOne),
        id: "library-pack-fault")
    }
    let more = pack.problems.count - listed
    return stack {
      fault(words(LibraryText.packProblems, count: pack.problems.count), id: "library-pack-fault")
      makeElement(
        "ul", [.class("stack"), .attribute("role", "list")],
        pack.problems.prefix(listed).enumerated().map { index, problem in
          element("li", .key("pack-problem-" + index.description)) {
            if !problem.name.isEmpty { element("span", .class("strong")) { problem.name + ": " } }
            words(problem.reason.word)
            element("span", .class("hint block breaks")) {
              words(LibraryText.packAt, text: problem.path)
            }
          }
        })
      if more > 0 { paragraph(words(SquadText.more, count: more), "hint") }
    }
  }
}

extension LibraryPack.Reason {
  var word: LibraryText {
    switch self {
    case .notAPack: .packNotOne
    case .tooLarge: .packTooLarge
    case .unreadable: .packUnreadable
    case .refused: .packRefused
    case .twice: .packTwice
    }
  }
}
