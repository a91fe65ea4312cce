import Core
import Design
import TeePalsDomain
import View

/// A case: what was reported, then and now, what surrounds it, and who it is about.
enum CaseFileView {
  typealias Act = TeePalsFeature.ViewAction

  static func view(_ state: State) -> Piece {
    if case .failed(.notFound) = state.moderation.file {
      return emptyState(icon: .searchNone, title: state.words(CaseText.unknown)) {
        button(
          state.words(CaseText.toQueue), .filled, action: Act.went(.moderation(.queue)))
      }
    }
    return ModerationView.content(state, state.moderation.file) { file in page(state, file) }
  }

  private static func page(_ state: State, _ file: CaseFile) -> Piece {
    let words = state.words
    return .fragment([
      element("h2", .class("tee-sub breaks"), .id("tee-case-title")) {
        words.title(of: file.found, file.name)
      },
      CaseQueueView.marks(state, file.found),
      deciding(state, file), said(state, file), around(state, file),
      CaseAppeals.view(state, file), person(state, file), CaseHistory.view(state, file),
    ])
  }

  /// Deciding is possible while there is something to decide.
  private static func deciding(_ state: State, _ file: CaseFile) -> Piece {
    let words = state.words
    guard !DecisionWord.offered(file.found).isEmpty else { return .empty }
    let isOpen = file.found.state == .open
    return button(
      words(isOpen ? DecisionText.decide : .release), isOpen ? .prominent : .filled,
      traits: state.isOnline ? .wide : [.wide, .disabled],
      attributes: [.id("tee-decide"), .aria("haspopup", "dialog")],
      action: Act.moderation(.form(.opened)))
  }

  // MARK: What was said

  private static func said(_ state: State, _ file: CaseFile) -> Piece {
    let words = state.words
    return .fragment([
      section(id: "tee-case-then", words(CaseText.reports)) {
        element("ul", .class("stack"), .attribute("role", "list")) {
          for report in file.reports { element("li") { card(state, report, file.found) } }
        }
      },
      section(id: "tee-case-now", words(CaseText.now)) {
        if file.text.isEmpty, file.photos.isEmpty {
          paragraph(words(CaseText.gone), "soft") as Piece
        }
        if !file.text.isEmpty { paragraph(file.text, "preserves breaks") }
        if !file.photos.isEmpty { photos(file, words) }
      },
    ])
  }

  private static func photos(_ file: CaseFile, _ words: Words) -> Piece {
    let path = ModerationState.path + "cases/" + file.found.id.description + "/photos/"
    return element("div", .class("line wraps")) {
      for photo in file.photos {
        element(
          "img", .key(photo.text), .class("tee-cases-photo"),
          .attribute("src", path + photo.text), .attribute("alt", words(CaseText.photo)),
          .attribute("decoding", "async"))
      }
    }
  }

  private static func card(
    _ state: State, _ report: CaseReport, _ found: ModerationCase
  ) -> Piece {
    let words = state.words
    let nobody = words(report.isGone ? CaseText.byGone : .byServer)
    let who = report.reporter == nil ? nobody : report.name
    let parts = [who, words(ReportText(report.reason)), words.age(of: report.at, at: state.now)]
    return element("article", .class("tee-card stack")) {
      paragraph(parts.filter { part in !part.isEmpty }.joined(separator: " · "), "callout soft")
      if !report.text.isEmpty {
        ModerationView.fact(words(CaseText.then), words.said(report.text, in: found))
      }
      if !report.context.isEmpty { ModerationView.fact(words(CaseText.context), report.context) }
    }
  }

  private static func around(_ state: State, _ file: CaseFile) -> Piece {
    guard !file.around.isEmpty else { return .empty }
    let words = state.words
    return section(id: "tee-case-around", words(CaseText.around)) {
      element("ol", .class("stack"), .attribute("role", "list")) {
        for line in file.around {
          element("li", .class(line.isReported ? "tee-card stack tee-cases-reported" : "stack")) {
            paragraph(
              line.name + " · " + words.age(of: line.at, at: state.now)
                + (line.isReported ? " · " + words(CaseText.reported) : ""), "callout soft")
            paragraph(line.text, "preserves breaks")
          }
        }
      }
    }
  }

  private static func person(_ state: State, _ file: CaseFile) -> Piece {
    let words = state.words
    return section(id: "tee-case-person", words(CaseText.person)) {
      paragraph(words(CaseText.reputation, count: file.reputation))
      box(.group) {
        GolferFacts.line(
          .person, file.name.isEmpty ? words(ShellText.golfer) : file.name,
          .went(.golfer(file.found.golfer)))
      }
    }
  }
}
