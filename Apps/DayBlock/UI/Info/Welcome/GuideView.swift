import DayBlockDomain
import Design
import View

/// How it works: the slides without the tutorial, the rules, and the tips of each screen
/// (specification §14).
enum GuideView {
  static func view(_ state: State) -> Piece {
    let words = state.words
    return InfoView.page(state, key: "day-guide", title: .guide) {
      paragraph(words(WelcomeText.guideIntro), "soft")
      for step in WelcomeStep.slides where step != .tutorial {
        element("section", .class("day-card day-guide-card"), .key(String(step.rawValue))) {
          DaySlides.picture(step, words)
          element("h2", .class("title3")) { words(step.title) }
          paragraph(words(step.text), "soft")
        }
      }
      section(id: "day-rules", words(WelcomeText.rulesTitle)) {
        element("ul", .class("day-bullets")) {
          for rule in [
            WelcomeText.ruleMinimum, .rulePause, .ruleMidnight, .ruleRemainder,
          ] {
            element("li") { words(rule) }
          }
        }
      }
      section(id: "day-tips", words(WelcomeText.tipsTitle)) {
        for tip in DayTip.allCases {
          element("h3", .class("headline")) { words(tip.title) }
          TipCard.list(tip, words)
        }
        button(
          words(WelcomeText.showTipsAgain), .filled, icon: .restore, action: .info(.tip(.forgotten))
        )
      }
    }
  }
}
