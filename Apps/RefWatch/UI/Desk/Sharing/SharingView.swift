import Calendar
import Core
import Design
import RefWatchDomain
import View

/// The page on which a match's owner lets others watch it.
enum SharingView {
  /// Seconds of delay to choose from.
  private static let delays = [0, 30, 60, 120, 180, 240, 300]

  static func view(_ state: State, _ match: MatchID) -> Piece {
    let words = state.words
    return element("div", .class("screen"), .key("sharing")) {
      DeskPage.page(state, key: "share", title: words(SharingText.title), match: match) { record in
        stack("wide-gap") {
          paragraph(words.fixture(record.match), "callout soft")
          if !state.sync.hasServer {
            banner(words(SharingText.needsAccount), icon: .lock)
          } else if !state.mayShare(match) {
            banner(words(SharingText.notOwner), icon: .lock)
          } else {
            paragraph(words(SharingText.intro))
            if !state.sync.isOnline { banner(words(SharingText.offline), icon: .cloudOff) }
            if let fault = state.desk.sharing.fault { Design.fault(words.text(fault)) }
            element("div", .class("desk-columns")) {
              making(state)
              links(state)
            }
          }
        }
      }
      question(state)
    }
  }

  // MARK: Making

  private static func making(_ state: State) -> Piece {
    let words = state.words
    let part = state.desk.sharing
    return section(id: "sharing-new", words(SharingText.newLink)) {
      box {
        stack {
          select(
            id: "sharing-audience",
            FieldLabel(
              words(SharingText.audience),
              hint: words(part.audience == .everyone ? .everyoneHint : SharingText.officialsHint)),
            options: [MirrorAudience.everyone, .observer, .crew].map { audience in
              (audience.rawValue, words.title(audience))
            }, value: part.audience.rawValue,
            onChange: { word in .desk(.sharing(.audienceChosen(word))) })
          switchRow(
            id: "sharing-names",
            FieldLabel(words(SharingText.names), hint: words(SharingText.namesHint)),
            isOn: part.showsNames, onToggle: { on in .desk(.sharing(.namesToggled(on))) })
          if part.audience == .everyone {
            select(
              id: "sharing-delay",
              FieldLabel(words(SharingText.delay), hint: words(SharingText.delayHint)),
              options: delayOptions(words), value: part.delay.description,
              onChange: { text in .desk(.sharing(.delayChosen(text))) })
          }
          button(
            words(SharingText.make), .prominent, icon: .link,
            traits: part.isMaking ? [.wide, .loading] : .wide, action: .desk(.sharing(.made)))
        }
      }
    }
  }

  private static func delayOptions(_ words: Words) -> [(value: String, title: String)] {
    delays.map { seconds in (seconds.description, words.length(seconds)) }
  }

  // MARK: Links

  private static func links(_ state: State) -> Piece {
    let words = state.words
    return section(id: "sharing-links", words(SharingText.links)) {
      switch state.desk.sharing.links {
      case .loading: skeleton(state.language, rows: 2)
      case .failed(let fault):
        banner(words.text(fault), icon: .warning) {
          button(
            words(KitText.retry), .filled, icon: .refresh, traits: .small,
            action: .desk(.sharing(.retried)))
        }
      case .ready(let links):
        if links.isEmpty {
          paragraph(words(SharingText.noLinks), "soft")
        } else {
          element("ul", .class("match-list"), .attribute("role", "list")) {
            for link in links.reversed() { self.link(state, link) }
          }
        }
      }
    }
  }

  private static func link(_ state: State, _ link: MirrorLink) -> Piece {
    let words = state.words
    let id = link.id
    let key = "link-" + id.description
    return element("li", .key(id.description)) {
      box {
        stack {
          line("wraps") {
            element("span", .class("grow strong")) { words.title(link.lens.audience) }
            if link.viewers > 0 {
              chip(words(SharingText.watching, count: link.viewers), icon: .people)
            }
          }
          paragraph(
            words(SharingText.until, text: words.dateTime(link.expiresAt, state.zoneOffset)), "hint"
          )
          switchRow(
            id: key + "-names", FieldLabel(words(SharingText.names)), isOn: link.lens.showsNames,
            onToggle: { on in .desk(.sharing(.linkNames(id, on))) })
          if link.lens.audience == .everyone {
            settingSelect(
              id: key + "-delay", FieldLabel(words(SharingText.delay)),
              options: delayOptions(words), value: link.lens.delay.description,
              onChange: { text in .desk(.sharing(.linkDelay(id, text))) })
          }
          address(state, link)
          button(
            words(SharingText.stop), .naked, icon: .close, traits: [.wide, .destructive],
            action: .desk(.sharing(.stopAsked(id))))
        }
      }
    }
  }

  private static func address(_ state: State, _ link: MirrorLink) -> Piece {
    let words = state.words
    guard let address = state.address(of: link.id) else {
      return paragraph(words(SharingText.onlyOnce), "hint")
    }
    let isShown = state.desk.sharing.code == link.id
    return stack {
      element("p", .class("callout breaks sharing-address")) { address }
      line("wraps") {
        button(
          words(SharingText.copy), .filled, icon: .copy, action: .desk(.sharing(.copied(link.id))))
        button(
          words(isShown ? SharingText.hideCode : .code), .filled, icon: .share,
          action: .desk(.sharing(.codeShown(isShown ? nil : link.id))))
        element(
          "a", .class("button filled"), .attribute("href", address),
          .attribute("target", "_blank"), .attribute("rel", "noopener")
        ) {
          Icon.globe.node()
          element("span") { words(SharingText.open) }
        }
      }
      if isShown, let code = QRCode(address) {
        code.node(label: words(SharingText.codeLabel)) as Piece
      }
    }
  }

  private static func question(_ state: State) -> Piece {
    guard let id = state.desk.sharing.stopping else { return .empty }
    let words = state.words
    let close = RefWatchFeature.ViewAction.desk(.sharing(.stopAsked(nil)))
    return Design.question(
      id: "sharing-question", title: words(SharingText.stopQuestion),
      text: words(SharingText.stopText), close: close
    ) {
      button(
        words(SharingText.stop), .prominent, icon: .close, traits: [.wide, .destructive],
        action: .desk(.sharing(.stopped(id))))
      button(words(HubText.keep), .filled, traits: .wide, action: close)
    }
  }
}

extension Words {
  func title(_ audience: MirrorAudience) -> String {
    switch audience {
    case .everyone: self(SharingText.everyone)
    case .observer: self(SharingText.observer)
    case .crew, .owner: self(SharingText.crew)
    }
  }

  func text(_ fault: SharingFault) -> String {
    switch fault {
    case .offline: self(SharingText.offline)
    case .notThere: self(SharingText.notThere)
    case .tooMany: self(SharingText.tooMany)
    case .failed: self(SharingText.failed)
    }
  }

  /// "2 minutes".
  func length(_ seconds: Int) -> String {
    if seconds == 0 { return self(SharingText.noDelay) }
    return seconds % 60 == 0
      ? self(SharingText.minutes, count: seconds / 60) : self(SharingText.seconds, count: seconds)
  }
}
