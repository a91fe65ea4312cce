import Design
import SuperFriendDomain
import View

/// Every token and component on one page, for people who work on the look (spec §7.7).
enum PlaygroundView {
  static func view(_ state: State) -> Piece {
    let words = state.words
    return element("div", .class("screen"), .key("playground")) {
      topBar(title: words(SettingsText.playground), language: state.language, back: .closed)
      element("div", .class("page")) {
        element("div", .class("column")) {
          section(id: "play-theme", words(PlaygroundText.theme)) {
            button(
              state.playground.theme, .filled, icon: .palette,
              action: .playground(.themeCycled))
          }
          buttons(state)
          boxes(state)
          avatars(state)
          types(state)
          steps(state)
          icons(state)
        }
      }
    }
  }

  private static func buttons(_ state: State) -> Piece {
    section(id: "play-buttons", state.words(PlaygroundText.buttons)) {
      for look in ButtonLook.allCases {
        line("wraps") {
          button(look.rawValue, look, action: .playground(.loadingToggled))
          button(look.rawValue, look, icon: .hand, action: .playground(.loadingToggled))
          button(
            look.rawValue, look, icon: .hand,
            traits: state.playground.isLoading ? .loading : [],
            action: .playground(.loadingToggled))
          button(look.rawValue, look, traits: .disabled, action: .playground(.loadingToggled))
          button(look.rawValue, look, traits: .small, action: .playground(.loadingToggled))
          button(
            look.rawValue, look, icon: .trash, traits: .destructive,
            action: .playground(.loadingToggled))
        }
        button(look.rawValue, look, traits: .wide, action: .playground(.loadingToggled))
      }
    }
  }

  private static func boxes(_ state: State) -> Piece {
    section(id: "play-boxes", state.words(PlaygroundText.boxes)) {
      for look in BoxLook.allCases { box(look) { paragraph(look.rawValue) } }
    }
  }

  private static func avatars(_ state: State) -> Piece {
    section(id: "play-avatars", state.words(PlaygroundText.avatars)) {
      line("wraps") {
        for size in AvatarSize.allCases {
          avatar(initials: "AB", pastel: UInt64(size.rawValue), size: size)
        }
        avatar(initials: "", pastel: 0)
      }
      line("wraps roomy") {
        for index in 0..<Pastels.count {
          avatar(
            initials: "AB", pastel: UInt64(index),
            ring: Ring(percent: index * 9, step: index % 5))
        }
      }
    }
  }

  private static func types(_ state: State) -> Piece {
    section(id: "play-type", state.words(PlaygroundText.type)) {
      for step in TypeScale.allCases.reversed() {
        element("p", .class(step.rawValue)) { step.rawValue }
      }
    }
  }

  private static func steps(_ state: State) -> Piece {
    section(id: "play-steps", state.words(PlaygroundText.steps)) {
      line("wraps") {
        for band in DueBand.allCases {
          chip(
            state.words.band(band), icon: band.icon, rank: "step-" + String(band.rawValue))
        }
      }
    }
  }

  private static func icons(_ state: State) -> Piece {
    section(id: "play-icons", state.words(PlaygroundText.icons)) {
      element("div", .class("choices")) {
        for icon in Icon.allCases {
          element("span", .attribute("title", icon.rawValue)) { icon.node() }
        }
      }
    }
  }
}

/// The playground's headings.
enum PlaygroundText: PhraseBook {
  case theme, buttons, boxes, avatars, type, steps, icons

  var phrase: Phrase {
    switch self {
    case .theme: Phrase("Theme", "테마")
    case .buttons: Phrase("Buttons", "버튼")
    case .boxes: Phrase("Boxes", "상자")
    case .avatars: Phrase("Avatars", "아바타")
    case .type: Phrase("Type scale", "글자 크기")
    case .steps: Phrase("Bands", "색 띠")
    case .icons: Phrase("Icons", "아이콘")
    }
  }
}
