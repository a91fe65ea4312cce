import Core
import Design
import RunningBuddyDomain
import View

/// Second devices of the device that records: whether they are heard, and how another one comes.
enum CompanionsView {
  static func view(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    return RunStates.page(
      state, key: "companions", title: words(CompanionText.title), back: true
    ) {
      paragraph(words(CompanionText.about))
      if !state.hasAccount {
        banner(words(CompanionText.account), icon: .person)
      } else if state.companions.isWanted == true {
        devices(state)
        sameAccount(words)
        otherDevice(state)
        button(
          words(CompanionText.turnOff), .filled, traits: .wide,
          attributes: [.id("run-companions-off")], action: .companions(.turned(on: false)))
      } else {
        button(
          words(CompanionText.turnOn), .prominent, icon: .device, traits: .wide,
          attributes: [.id("run-companions-on")], action: .companions(.turned(on: true)))
      }
      paired(state)
      section(id: "run-this-device", words(CompanionText.this)) {
        paragraph(words(CompanionText.thisText), "hint")
        RunStates.link(words(CompanionText.use), icon: .device, to: .companion(""))
      }
    }
  }

  /// That not everything is here of a run that is over, which takes nothing more once it is saved.
  static func missing(_ state: RunFeature.State) -> RunPiece {
    let time = state.companionTime
    let isMissing = (state.companions.receiver?.devices ?? []).contains { device in
      switch device.reach(at: time) {
      case .live: device.waiting > 0
      case .delayed, .offline: true
      case .ended: false
      }
    }
    guard isMissing, state.talksWithCompanions else { return .empty }
    return banner(state.words(CompanionText.missing), icon: .device, rank: .warning)
  }

  private static func devices(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    let found = state.companions.receiver?.devices ?? []
    let time = state.companionTime
    return box(.group) {
      if found.isEmpty {
        element("div", .class("line run-state"), .attribute("role", "status")) {
          element("span", .class("soft")) { words(CompanionText.waiting) }
        }
      }
      for device in found {
        element("div", .class("line run-state"), .key(device.id.description)) {
          element("span", .class("grow")) {
            device.name.isEmpty ? words(CompanionText.unnamed) : device.name
          }
          element("span", .class("soft")) { words.reach(device.reach(at: time)) }
        }
        if let clock = words.clock(of: device) { paragraph(clock, "hint run-state") }
      }
    }
  }

  private static func sameAccount(_ words: Words) -> RunPiece {
    section(id: "run-same-account", words(CompanionText.same)) {
      paragraph(words(CompanionText.sameText), "hint")
    }
  }

  private static func otherDevice(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    return section(id: "run-by-code", words(CompanionText.other)) {
      paragraph(words(CompanionText.otherText), "hint")
      switch state.companions.code {
      case .none: wanted(words(CompanionText.showCode), isMaking: false)
      case .making, .unproved: wanted(words(CompanionText.showCode), isMaking: true)
      case .failed:
        banner(words(CompanionText.failed), icon: .cloudOff, rank: .warning)
        wanted(words(CompanionText.showCode), isMaking: false)
      case .made(let pairing):
        code(pairing, state)
        line("wraps") {
          button(
            words(CompanionText.newCode), .filled, icon: .refresh,
            action: .companions(.codeWanted))
          button(words(CompanionText.hideCode), .naked, action: .companions(.codeDropped))
        }
      }
    }
  }

  private static func wanted(_ title: String, isMaking: Bool) -> RunPiece {
    button(
      title, .prominent, icon: .link, traits: isMaking ? [.wide, .loading] : .wide,
      attributes: [.id("run-show-code")], action: .companions(.codeWanted))
  }

  private static func code(
    _ pairing: CompanionsState.Pairing, _ state: RunFeature.State
  ) -> RunPiece {
    let words = state.words
    let left = max(0, pairing.expiresAt.milliseconds - state.now.milliseconds) / 1_000
    let half = pairing.code.utf8.count / 2
    return element("div", .class("run-bout"), .key("code")) {
      element("p", .class("run-code figures"), .id("run-code")) {
        String(pairing.code.prefix(half)) + " " + String(pairing.code.dropFirst(half))
      }
      if let picture = pairing.picture {
        picture.node(label: words(CompanionText.codeLabel)) as RunPiece
      }
      element("p", .class("hint")) { words(CompanionText.left, text: String(left)) }
    }
  }

  private static func paired(_ state: RunFeature.State) -> RunPiece {
    guard let paired = state.companions.paired, !paired.isEmpty else { return .empty }
    let words = state.words
    return section(id: "run-paired", words(CompanionText.paired)) {
      box(.group) {
        for device in paired {
          element("div", .class("line run-state"), .key(device.id)) {
            element("span", .class("grow")) {
              element("span", .class("run-name")) {
                device.name.isEmpty ? words(CompanionText.unnamed) : device.name
              }
              element("span", .class("run-line soft")) {
                words(
                  CompanionText.seen,
                  text: words.time(device.seen, offset: state.moment.zone.offset))
              }
            }
            button(
              words(CompanionText.remove), .naked, traits: .destructive,
              action: .companions(.removed(device.id)))
          }
        }
      }
    }
  }
}
