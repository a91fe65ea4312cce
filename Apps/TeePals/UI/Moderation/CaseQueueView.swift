import Core
import Design
import TeePalsDomain
import View

/// The cases that wait, or that are in a state.
enum CaseQueueView {
  typealias Act = TeePalsFeature.ViewAction

  static func view(_ state: State) -> Piece {
    let words = state.words
    return .fragment([
      select(
        id: "tee-cases-filter", FieldLabel(words(CaseText.show)),
        options: CaseFilter.allCases.map { filter in (filter.rawValue, words(CaseText(filter))) },
        value: state.moderation.filter.rawValue,
        onChange: { word in Act.moderation(.filtered(CaseFilter(rawValue: word) ?? .waiting)) }),
      ModerationView.content(state, state.moderation.queue) { page in list(state, page) },
    ])
  }

  private static func list(_ state: State, _ page: CasePage) -> Piece {
    let words = state.words
    guard !page.cases.isEmpty else {
      let isDone = state.moderation.filter == .waiting
      return emptyState(
        icon: .checkCircle, title: words(isDone ? CaseText.noneWaits : .noneInState))
    }
    return .fragment([
      element("ul", .class("stack"), .attribute("role", "list")) {
        for listed in page.cases {
          element("li", .key(listed.found.id.description)) { row(state, listed) }
        }
      },
      page.next == nil
        ? .empty
        : button(
          words(GolferText.loadMore), .filled,
          traits: state.moderation.isLoadingMore ? [.wide, .loading] : .wide,
          action: Act.moderation(.moreWanted)),
    ])
  }

  private static func row(_ state: State, _ listed: ListedCase) -> Piece {
    let words = state.words
    let found = listed.found
    var all: [Attribute<Act>] = [
      .class("tee-card tee-cases-row"),
      .attribute("href", TeePalsRoute.moderationCase(found.id).path),
    ]
    if state.screen == .moderationCase(found.id) { all.append(.aria("current", "true")) }
    let reasons = listed.reasons.map { reason in words(ReportText(reason)) }
    return makeElement(
      "a", all,
      [
        element("span", .class("headline breaks")) { words.title(of: found, listed.name) },
        marks(state, found),
        element("span", .class("callout soft")) {
          ([words.reporters(listed.reporters)] + reasons).joined(separator: " · ")
        },
        listed.text.isEmpty
          ? .empty
          : element("span", .class("tee-cases-text breaks")) {
            words.said(listed.text, in: found)
          },
      ])
  }

  /// How urgent a case is, what became of it, and since when it waits.
  static func marks(_ state: State, _ found: ModerationCase) -> Piece {
    let words = state.words
    return element("span", .class("line wraps")) {
      if found.state.waits, found.priority == .high {
        chip(words(CaseText.urgent), icon: .alert) as Piece
      }
      if found.state != .open { chip(words(CaseText(found.state))) as Piece }
      if found.isLate(at: state.now) {
        chip(words(CaseText.late, count: Int(ModerationLimits.lateHours)), icon: .hourglass)
          as Piece
      }
      element("span", .class("callout soft")) { words.age(of: found.openedAt, at: state.now) }
    }
  }
}

extension Words {
  /// "Message · Noah B."
  func title(of found: ModerationCase, _ name: String) -> String {
    let kind = self(CaseText(kind: found.kind))
    return name.isEmpty ? kind : kind + " · " + name
  }

  /// What was reported. What went wrong in a round is kept by the names of its kinds.
  func said(_ text: String, in found: ModerationCase) -> String {
    guard sameBytes(found.kind, "feedback") else { return text }
    let kinds = text.split(separator: ",").map { part in
      IssueKind(rawValue: trimmed(String(part))).map { kind in self(FeedbackText(kind)) }
        ?? String(part)
    }
    return kinds.joined(separator: ", ")
  }

  func reporters(_ count: Int) -> String {
    count == 0 ? self(CaseText.byServer) : self(CaseText.reporters, count: count)
  }
}
