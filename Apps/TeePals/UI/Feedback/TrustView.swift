import Core
import Design
import TeePalsDomain
import View

/// How a golfer is to play with, as it is shown (specification §14.7).
enum TrustView {
  /// Beside the name of whoever wrote something: the tier.
  static func mark(_ card: GolferCard, _ words: Words) -> Piece {
    card.tier.map { tier in badge(tier, words) } ?? .empty
  }

  /// Beside the name of somebody one may play with: the tier, and the badges of the card.
  static func marks(_ card: GolferCard, _ words: Words) -> Piece {
    guard let tier = card.tier else { return .empty }
    return element("span", .class("line wraps")) {
      badge(tier, words)
      for badge in card.badges where badge != .rookie {
        RoundBadge.badge(words(TrustText(badge)), "over")
      }
    }
  }

  private static func badge(_ tier: TrustTier, _ words: Words) -> Piece {
    RoundBadge.badge(words(TrustText(tier)), tier == .rookie ? "waiting" : "open")
  }

  /// On somebody's profile: all that is published.
  static func section(_ mark: TrustMark?, _ words: Words) -> Piece {
    guard let mark else { return .empty }
    return card(words) {
      facts(mark, words)
      badges(mark.badges, words)
    }
  }

  /// On one's own: besides, what is not earned yet, and hints.
  static func own(_ state: State) -> Piece {
    let words = state.words
    guard let trust = state.replica.trust(of: state.me) else { return .empty }
    return card(words) {
      facts(trust.mark, words)
      if trust.mark.badges.isEmpty { paragraph(words(TrustText.noBadges), "callout soft") }
      element("ul", .class("stack"), .attribute("role", "list")) {
        for badge in TrustBadge.allCases where badge != .rookie {
          line(badge, isEarned: trust.mark.badges.contains(badge), words)
        }
      }
      hints(trust, words, at: state.now)
    }
  }

  private static func card(
    _ words: Words, @NodeBuilder<TeePalsFeature.ViewAction> content: () -> [Piece]
  ) -> Piece {
    let children = content()
    return element(
      "section", .class("tee-card stack"), .key("tee-trust"), .aria("labelledby", "tee-trust")
    ) {
      element("h2", .class("headline"), .id("tee-trust")) { words(TrustText.title) }
      children
    }
  }

  private static func facts(_ mark: TrustMark, _ words: Words) -> Piece {
    element("dl", .class("tee-facts")) {
      GolferFacts.fact(words(TrustText.level), words(TrustText(mark.tier)), words)
      GolferFacts.fact(words(TrustText.rounds), String(mark.rounds), words)
      GolferFacts.fact(
        words(TrustText.share),
        mark.share.map { share in String(share) + "%" } ?? words(TrustText.shareOpen), words)
    }
  }

  private static func badges(_ badges: [TrustBadge], _ words: Words) -> Piece {
    guard !badges.isEmpty else { return .empty }
    return element(
      "ul", .class("stack"), .attribute("role", "list"), .aria("label", words(TrustText.badges))
    ) {
      for badge in badges {
        element("li", .key(badge.rawValue)) {
          element("span", .class("strong block")) { words(TrustText(badge)) }
          element("span", .class("callout soft block")) { words(TrustText(how: badge)) }
        }
      }
    }
  }

  private static func line(_ badge: TrustBadge, isEarned: Bool, _ words: Words) -> Piece {
    element("li", .key(badge.rawValue)) {
      element("span", .class(isEarned ? "strong block" : "soft block")) {
        words(
          isEarned ? TrustText.earnedBadge : .openBadge, name: words(TrustText(badge)))
      }
      element("span", .class("callout soft block")) { words(TrustText(how: badge)) }
    }
  }

  /// Without names and numbers, for the person alone.
  private static func hints(_ trust: GolferTrust, _ words: Words, at now: Instant) -> Piece {
    let tips = trust.tips.compactMap { kind in TrustText(tip: kind) }
    guard !tips.isEmpty || trust.isCoolingOff(at: now) else { return .empty }
    return element("div", .class("stack"), .key("tee-hints")) {
      element("h3", .class("headline")) { words(TrustText.tips) }
      if trust.isCoolingOff(at: now) { paragraph(words(TrustText.coolingOff), "callout") }
      for tip in tips { paragraph(words(tip), "callout") as Piece }
    }
  }
}
