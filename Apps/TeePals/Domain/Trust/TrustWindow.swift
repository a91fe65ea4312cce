import Calendar
import Core

/// Which of somebody's rounds say how they are to play with (specification §14.1).
public struct TrustWindow: Hashable, Sendable {
  /// Completed rounds, at most ``perDay`` of a day.
  public let completed: Int
  /// Those of them that have counted, in the order of their starts.
  public let counted: [TrustRound]

  /// So many rounds are recent.
  public static let size = 5
  public static let perDay = 2

  public init(_ rounds: [TrustRound]) {
    let sorted = rounds.sorted { one, other in
      one.start != other.start ? one.start < other.start : one.answers.count < other.answers.count
    }
    var days: [Int: Int] = [:]
    var all: [TrustRound] = []
    for round in sorted {
      let number = days[round.day.dayNumber] ?? 0
      guard number < TrustWindow.perDay else { continue }
      days[round.day.dayNumber] = number + 1
      all.append(round)
    }
    completed = all.count
    counted = all.filter { round in round.countedAt != nil }
  }

  /// The last five that have counted.
  public var recent: [TrustRound] { Array(counted.suffix(TrustWindow.size)) }

  /// The recent ones without what is bad and could be traced to one person: of rounds about which
  /// fewer than two have said something, unless two different people reported in the window.
  public var sheltered: [TrustRound] {
    let recent = recent
    return TrustWindow.reporters(in: recent) >= 2 ? recent : TrustWindow.sheltered(recent)
  }

  static func sheltered(_ rounds: [TrustRound]) -> [TrustRound] {
    rounds.map { round in
      guard round.givers < 2 else { return round }
      var round = round
      round.answers = round.answers.map { answer in answer.harmless }
      return round
    }
  }

  /// How many different people reported.
  static func reporters(in rounds: [TrustRound]) -> Int {
    people(in: rounds) { answer in !answer.issues.isEmpty }
  }

  /// How many different people gave such an answer, at the least: whoever is gone may have answered
  /// about several rounds, and about each of them once.
  static func people(
    in rounds: [TrustRound], _ isMeant: (TrustAnswer) -> Bool
  ) -> Int {
    var people: Set<UserID> = []
    var nameless = 0
    for round in rounds {
      let answers = round.answers.filter(isMeant)
      people.formUnion(answers.compactMap { answer in answer.reviewer })
      nameless = max(nameless, answers.count { answer in answer.reviewer == nil })
    }
    return people.count + nameless
  }
}
