import Core
import Design
import TeePalsDomain
import View

/// The moderators' screens: their parts, and beside the queue the case on a wide screen.
enum ModerationView {
  typealias Act = TeePalsFeature.ViewAction

  static func view(_ state: State) -> Piece {
    let words = state.words
    let title = state.moderation.isKnown ? words(ModerationText.title) : words(ShellText.teePals)
    return element("div", .class("screen"), .key("golf-moderation")) {
      topBar(title: title, language: state.language, back: Act.closed)
      TeeStates.notices(state)
      element("div", .class("page")) { page(state) }
      sheet(state)
    }
  }

  private static func page(_ state: State) -> Piece {
    guard state.moderation.isKnown else {
      return column { content(state, state.moderation.opening) { _ in .empty } }
    }
    switch state.screen {
    case .moderationCase:
      return element("div", .class("tee-cases has-case")) {
        element("div", .class("tee-cases-list")) {
          column {
            parts(state, .queue)
            CaseQueueView.view(state)
          }
        }
        element("div", .class("tee-cases-one")) { column { CaseFileView.view(state) } }
      }
    case .moderation(.log):
      return column {
        parts(state, .log)
        ModerationLogView.view(state)
      }
    case .moderation(.figures):
      return column {
        parts(state, .figures)
        FiguresView.view(state)
      }
    default:
      return column {
        parts(state, .queue)
        CaseQueueView.view(state)
      }
    }
  }

  private static func column(@NodeBuilder<Act> content: () -> [Piece]) -> Piece {
    let children = content()
    return element("div", .class("column")) { children }
  }

  /// The way between the parts.
  private static func parts(_ state: State, _ current: ModerationPart) -> Piece {
    let words = state.words
    return choices(
      words(ModerationText.title),
      ModerationPart.allCases.map { part in
        choice(
          words(ModerationText(part)), isChosen: part == current,
          action: Act.went(.moderation(part)))
      })
  }

  /// One of the two sheets: the proof comes before what waits for it.
  private static func sheet(_ state: State) -> Piece {
    if let proof = state.moderation.proof { return ModeratorProofSheet.view(state, proof) }
    guard let form = state.moderation.form, let file = state.moderation.file.content else {
      return .empty
    }
    return DecisionSheet.view(state, form, file)
  }

  /// What was asked for, or why it is not there.
  static func content<Content>(
    _ state: State, _ asked: Asked<Content>, view: (Content) -> Piece
  ) -> Piece {
    let words = state.words
    switch asked {
    case .ready(let content): return view(content)
    case .failed(let problem):
      return emptyState(
        icon: problem == .offline ? .cloudOff : .warning, title: words(KitText.somethingWrong),
        text: words.problem(problem)
      ) {
        button(
          words(KitText.retry), .filled, icon: .refresh, action: Act.moderation(.retried))
      }
    case .loading:
      guard state.moderation.awaited != nil, state.moderation.proof == nil else {
        return skeleton(state.language)
      }
      return emptyState(
        icon: .lock, title: words(ModerationText.lockedTitle),
        text: words(ModerationText.lockedText)
      ) {
        button(
          words(ModerationText.lockedTitle), .prominent, action: Act.moderation(.proof(.opened)))
      }
    }
  }

  /// A title with what stands under it, as it was written.
  static func fact(_ title: String, _ text: String) -> Piece {
    .fragment([paragraph(title, "callout soft"), paragraph(text, "preserves breaks")])
  }
}

extension ModerationState {
  /// What is known while nobody has said whether the person moderates.
  fileprivate var opening: Asked<Bool> {
    if let found = problem(of: queue) ?? problem(of: log.page) ?? problem(of: figures) {
      return .failed(found)
    }
    return .loading
  }

  private func problem<Content>(of asked: Asked<Content>) -> AnswerProblem? {
    if case .failed(let problem) = asked { problem } else { nil }
  }
}
