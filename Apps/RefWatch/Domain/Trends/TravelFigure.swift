import Core

/// How far somebody travelled to matches.
public struct TravelFigure: Hashable, Sendable {
  public private(set) var kilometres = 0
  /// Those of which it is known, the newest first.
  public private(set) var matches: [MatchID] = []

  init() {}

  init(_ figures: [MatchFigures]) {
    for figure in figures {
      guard let travel = figure.travel else { continue }
      kilometres = Int(Int64(kilometres).plus(Int64(travel)))
      matches.append(figure.match)
    }
  }
}

/// What was paid in one currency; amounts of two are never added.
public struct FeeFigure: Hashable, Sendable {
  /// ISO 4217.
  public let currency: String
  /// In the currency's smallest unit.
  public private(set) var minor: Int64 = 0
  /// Those with a fee in it, the newest first.
  public private(set) var matches: [MatchID] = []

  private init(currency: String) { self.currency = currency }

  /// The currency of most matches first.
  static func of(_ figures: [MatchFigures]) -> [FeeFigure] {
    var found: [FeeFigure] = []
    for figure in figures {
      guard let fee = figure.fee else { continue }
      var place = found.firstIndex { known in sameBytes(known.currency, fee.currency) }
      if place == nil {
        place = found.count
        found.append(FeeFigure(currency: fee.currency))
      }
      guard let place else { continue }
      found[place].minor = found[place].minor.plus(fee.minor)
      found[place].matches.append(figure.match)
    }
    return found.sorted { one, other in
      one.matches.count != other.matches.count
        ? one.matches.count > other.matches.count : one.currency < other.currency
    }
  }

  /// `135.00`, without the currency.
  public var amount: String { Fee(minor: minor, currency: currency).amount }
}
