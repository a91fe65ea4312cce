import Core
import DayBlockDomain
import Design
import View

/// The screens around one's own account of time.
enum InfoView {
  static func screen(_ state: State) -> Piece {
    switch state.screen {
    case .settings: DaySettingsView.view(state)
    case .guide: GuideView.view(state)
    case .data: DataView.view(state)
    case .links: LinksView.view(state)
    case .discarded: DiscardedView.view(state)
    case .reset: ResetView.view(state)
    case .licences: NoticesView.view(state)
    case .welcome: WelcomeView.view(state)
    case .refused: DayRefusedView.view(state)
    default: MyInfoView.view(state)
    }
  }

  static func over(_ state: State) -> Piece { TipCard.view(state) }

  /// A page with a way back, and what there is to know about the network.
  static func page(
    _ state: State, key: String, title: ShellText,
    @NodeBuilder<DayBlockFeature.ViewAction> content: () -> [Piece]
  ) -> Piece {
    let children = content()
    return element("div", .class("screen"), .key(key)) {
      topBar(title: state.words(title), language: state.language, back: .closed)
      DayStates.notices(state)
      element("div", .class("page")) {
        element("div", .class("column day-info")) { children }
      }
    }
  }
}
