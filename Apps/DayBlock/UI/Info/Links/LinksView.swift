import Core
import DayBlockDomain
import Design
import View

/// Addresses for other programs.
enum LinksView {
  static func view(_ state: State) -> Piece {
    let words = state.words
    return InfoView.page(state, key: "day-links", title: .links) {
      if !state.hasAccount {
        banner(words(LinksText.needsAccount), icon: .lock) {
          button(words(LinksText.signIn), .filled, traits: .small, action: .signInWanted)
        }
      } else if !state.isOnline {
        banner(words(LinksText.offline), icon: .cloudOff)
      }
      if let fault = state.info.links.fault, fault == .failed { Design.fault(words(fault)) }
      if state.hasAccount {
        card(state, .feed, words(LinksText.feed), words(LinksText.feedText))
        card(state, .glance, words(LinksText.glance), words(LinksText.glanceText))
        card(state, .remote, words(LinksText.remote), words(LinksText.remoteText))
      }
      overlays(state)
    }
  }

  private static func act(_ action: LinksAction) -> DayBlockFeature.ViewAction {
    .info(.links(action))
  }

  // MARK: Out

  private static func card(
    _ state: State, _ kind: LinkKind, _ title: String, _ text: String
  ) -> Piece {
    let words = state.words
    let link = state.info.links[kind]
    let traits: ButtonTraits = link.isWorking ? .loading : state.canShare ? [] : .disabled
    let isOn = link.isOn ?? !link.address.isEmpty
    return element("section", .class("day-card stack"), .key(kind.rawValue)) {
      element("h2", .class("headline")) { title }
      paragraph(text, "soft")
      if !link.address.isEmpty {
        paragraph(link.address, "address")
        if kind == .glance { picture(link.address, words) }
        if kind == .remote { head(link.address, words) }
      } else if isOn {
        paragraph(words(LinksText.elsewhere), "callout")
      }
      line("wraps") {
        if !link.address.isEmpty {
          button(words(LinksText.copy), .filled, icon: .copy, action: act(.copied(kind)))
        }
        button(
          words(isOn ? LinksText.remake : .make), isOn ? .naked : .filled, icon: .link,
          traits: traits, action: act(.made(kind)))
        if isOn {
          button(
            words(LinksText.stop), .naked, traits: traits.union(.destructive),
            action: act(.stopped(kind)))
        }
      }
    }
  }

  /// By its path: pages show pictures of their own origin only, and a server may have other names.
  private static func picture(_ address: String, _ words: Words) -> Piece {
    let parts = address.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: true)
    return element(
      "img", .class("day-glance"),
      .attribute("src", "/" + (parts.last.map(String.init) ?? "")), .attribute("loading", "lazy"),
      .attribute("alt", words(LinksText.glancePicture)))
  }

  /// The same with the secret in the request's head.
  @NodeBuilder<DayBlockFeature.ViewAction>
  private static func head(_ address: String, _ words: Words) -> [Piece] {
    if let remote = RemoteAddress(address) {
      paragraph(words(LinksText.remoteHead), "soft")
      paragraph(remote.plain, "address")
      paragraph(remote.line, "address")
    }
  }

  // MARK: In

  private static func overlays(_ state: State) -> Piece {
    let words = state.words
    let part = state.info.links
    return element("section", .class("day-card stack"), .key("overlays")) {
      element("h2", .class("headline")) { words(LinksText.overlays) }
      paragraph(words(LinksText.overlaysText), "soft")
      let addresses = state.settings.overlays
      if !addresses.isEmpty {
        element("ul", .class("day-overlays"), .attribute("role", "list")) {
          for (index, address) in addresses.enumerated() {
            element("li", .class("setting"), .key(address)) {
              Icon.calendar.node()
              element("span", .class("grow breaks")) { address }
              iconButton(
                .trash, label: words(LinksText.removeThis, name: address),
                action: act(.overlayRemoved(index)))
            }
          }
        }
      }
      element(
        "form", .class("stack"), .attribute("novalidate", "novalidate"),
        .onSubmit(act(.overlayAdded))
      ) {
        textField(
          id: "day-overlay",
          FieldLabel(
            words(LinksText.address), hint: words(LinksText.addressHint),
            fault: part.fault.flatMap { fault in fault == .failed ? nil : words(fault) }),
          kind: .url, value: part.typed,
          attributes: [
            .attribute("autocomplete", "off"), .attribute("autocapitalize", "off"),
            .attribute("spellcheck", "false"), .attribute("placeholder", "https://"),
          ], onInput: { text in act(.typed(text)) })
        button(words(LinksText.add), .filled, icon: .plus)
      }
    }
  }
}

/// Addresses for other programs.
enum LinksText: PhraseBook {
  case needsAccount, signIn, offline, failed
  case feed, feedText, glance, glanceText, glancePicture, elsewhere
  case remote, remoteText, remoteHead
  case make, remake, stop, copy, copied, stopped
  case overlays, overlaysText, address, addressHint, add, removeThis, overlayAdded, overlayRemoved
  case notAnAddress, tooMany

  var phrase: Phrase {
    switch self {
    case .needsAccount:
      Phrase("Links need an account, because a server has to answer them.", "링크를 만들려면 계정이 필요해요.")
    case .signIn: Phrase("Sign in or sign up", "로그인 또는 가입")
    case .offline:
      Phrase(
        "Links are created and turned off on the server. Try again when you're online.",
        "링크는 서버에서 만들고 중지해요. 네트워크에 연결한 뒤 다시 시도해 주세요.")
    case .failed: Phrase("That did not work. Try again.", "잘되지 않았어요. 다시 시도해 주세요.")
    case .feed: Phrase("Your calendar", "내 캘린더")
    case .feedText:
      Phrase(
        "Subscribe to this link in any calendar app to see your records and plans, with the app's "
          + "own alerts.",
        "이 링크를 캘린더 앱에서 구독하면 기록과 계획이 보이고, 알림도 캘린더가 울려요.")
    case .glance: Phrase("At a glance", "한눈에 보기")
    case .glanceText:
      Phrase(
        "Today's board as an image, for wallpapers, e-ink displays and dashboards.",
        "오늘의 보드를 그림으로 보여 줘요. 배경화면, 전자잉크, 대시보드에 좋아요.")
    case .glancePicture: Phrase("Today's board", "오늘의 보드")
    case .remote: Phrase("Remote control", "리모컨")
    case .remoteText:
      Phrase(
        "For shortcuts and scripts: send a POST to this link with start, pause, resume or finish "
          + "at its end. Anyone who has it can do so, but can't see anything else.",
        "단축어와 스크립트용이에요. 링크 끝에 start, pause, resume, finish를 붙여 POST로 요청하세요. 링크를 아는 사람은 누구나 조작할 수 "
          + "있지만 다른 것은 볼 수 없어요.")
    case .remoteHead:
      Phrase(
        "Where links are logged, use this one instead, with start, pause, resume or finish at its "
          + "end and the line below as a header. Only the header holds the secret.",
        "링크가 로그나 기록에 남는 곳에서는 이 링크 끝에 start, pause, resume, finish를 붙이고, 아래 줄을 요청 헤더에 넣으세요. 비밀은 "
          + "링크가 아니라 헤더에만 들어가요.")
    case .elsewhere:
      Phrase(
        "A link was created on another device. Only that device shows it; a new one replaces it.",
        "다른 기기에서 만든 링크가 있어요. 그 기기에서만 볼 수 있고, 새로 만들면 바뀌어요.")
    case .make: Phrase("Create link", "링크 만들기")
    case .remake: Phrase("Replace link", "새 링크로 바꾸기")
    case .stop: Phrase("Turn off link", "링크 사용 중지")
    case .copy: Phrase("Copy", "복사")
    case .copied: Phrase("Link copied", "링크를 복사했어요")
    case .stopped: Phrase("Link turned off", "링크 사용을 중지했어요")
    case .overlays: Phrase("Other calendars", "함께 볼 캘린더")
    case .overlaysText:
      Phrase(
        "Events from other calendars appear behind your blocks. They are only read, never changed.",
        "다른 캘린더의 일정이 블럭 뒤에 보여요. 읽기만 하고 바꾸지 않아요.")
    case .address: Phrase("Calendar link", "캘린더 링크")
    case .addressHint: Phrase("Starts with https:// or webcal://", "https:// 또는 webcal://로 시작해요")
    case .add: Phrase("Add", "추가")
    case .removeThis: Phrase("Remove {name}", "{name} 지우기")
    case .overlayAdded: Phrase("Calendar added", "캘린더를 추가했어요")
    case .overlayRemoved: Phrase("Calendar removed", "캘린더를 지웠어요")
    case .notAnAddress: Phrase("This is not a calendar link.", "캘린더 링크가 아니에요.")
    case .tooMany: Phrase("You can add up to ten calendars.", "캘린더는 10개까지 추가할 수 있어요.")
    }
  }
}
