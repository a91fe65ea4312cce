import Core
import Design
import TeePalsDomain
import View

/// What is missing before somebody may do what they wanted (specification §5.3).
enum GateSheet {
  static func view(_ state: TeePalsFeature.State) -> Piece {
    guard let gate = state.gate, !gate.isEditing else { return .empty }
    let words = state.words
    var sheet = Sheet<TeePalsFeature.ViewAction>(
      id: "gate", title: words(GateText.title), language: state.language, close: .gate(.dropped))
    sheet.foot = [
      stack {
        button(
          words(GateText.complete), .prominent, traits: .wide, action: .gate(.completed))
        button(words(GateText.notNow), .naked, traits: .wide, action: .gate(.dropped))
      }
    ]
    return sheet.node {
      paragraph(words(GateText.lead), "soft")
      element("ul", .class("tee-checklist"), .attribute("role", "list")) {
        for gap in ProfileGap.allCases { row(gap, state) }
      }
    }
  }

  private static func row(_ gap: ProfileGap, _ state: TeePalsFeature.State) -> Piece {
    let words = state.words
    let isMissing = state.standing.gaps.contains(gap)
    return element(
      "li", .key(gap.rawValue), .class(isMissing ? "tee-check missing" : "tee-check done")
    ) {
      (isMissing ? Icon.warning : .checkCircle).node()
      element("span", .class("grow")) {
        element("span", .class("strong")) { words.gap(gap) }
        element("span", .class("quiet-label")) {
          ": " + words(isMissing ? GateText.missing : .done)
        }
        if let why = gap.why, isMissing {
          element("span", .class("callout soft")) { words(why) }
        }
      }
    }
  }
}

extension ProfileGap {
  /// Why it is asked for, where that is not plain.
  fileprivate var why: GateText? {
    switch self {
    case .photo: .photoWhy
    case .skill: .skillWhy
    case .name, .birthDate, .city, .gender: nil
    }
  }
}
