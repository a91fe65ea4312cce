import Core
import RunningBuddyDomain

/// Every place in RunningBuddy that has an address.
public enum RunRoute: Hashable, Sendable {
  case home
  /// The recording under way, on the whole screen; before it, what has to be there for one.
  case live
  /// A recording that is over and not yet saved.
  case review
  case run(RunID)
  /// What is known of a run besides its track, to be changed.
  case editRun(RunID)
  case history
  case statistics
  /// Files that come in and go out; with why shared files did not arrive, where they did not.
  case data(ShareTrouble?)
  case settings
  /// A run entered by hand.
  case enter
  /// What was deleted and can be restored.
  case deleted
  /// What the server did not accept.
  case refused
  /// Straps and foot pods.
  case sensors
  /// How long the person's steps are, and measuring it.
  case stride
  /// Pairs of shoes.
  case shoes
  /// Plans of intervals.
  case plans
  /// The second devices of this one.
  case companions
  /// Checking where this device is carried.
  case carrying
  /// This device as a second one; with the code by which it is paired, where a link brought one.
  case companion(String)
}

/// Why files that another program shared did not arrive, as the page's query says it.
public enum ShareTrouble: String, Hashable, Sendable, CaseIterable {
  /// They reached the server, which reads nothing of them.
  case missed
  /// The browser holds as many as it may.
  case full
}

/// The parts of RunningBuddy that tabs lead to.
public enum RunTab: String, Hashable, Sendable, CaseIterable {
  case home, history, statistics, data, settings

  var route: RunRoute {
    switch self {
    case .home: .home
    case .history: .history
    case .statistics: .statistics
    case .data: .data(nil)
    case .settings: .settings
    }
  }
}

extension RunRoute {
  /// Path and query below the origin.
  public var path: String {
    switch self {
    case .home: "/run"
    case .live: "/run/live"
    case .review: "/run/review"
    case .run(let id): "/run/runs/" + id.description
    case .editRun(let id): "/run/runs/" + id.description + "/edit"
    case .history: "/run/history"
    case .statistics: "/run/statistics"
    case .data(let trouble): "/run/data" + (trouble.map { word in "?" + word.rawValue } ?? "")
    case .settings: "/run/settings"
    case .enter: "/run/runs/new"
    case .deleted: "/run/deleted"
    case .refused: "/run/refused"
    case .sensors: "/run/sensors"
    case .stride: "/run/stride"
    case .shoes: "/run/shoes"
    case .plans: "/run/plans"
    case .companions: "/run/companions"
    case .carrying: "/run/carrying"
    case .companion(let code): "/run/companion" + (code.isEmpty ? "" : "?" + code)
    }
  }

  /// The place of an address below the origin; `nil` where there is none.
  public init?(path address: String) {
    let parts = address.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let words = parts[0].split(separator: "/").map { word in String(word) }
    guard let first = words.first, sameBytes(first, "run") else { return nil }
    let query = parts.count > 1 ? String(parts[1]) : ""
    switch words.count {
    case 1: self = .home
    case 2:
      guard let route = RunRoute.place(words[1], query) else { return nil }
      self = route
    case 3, 4:
      guard sameBytes(words[1], "runs") else { return nil }
      if words.count == 3, sameBytes(words[2], "new") {
        self = .enter
        return
      }
      guard let id = RunID(words[2]) else { return nil }
      if words.count == 3 {
        self = .run(id)
      } else {
        guard sameBytes(words[3], "edit") else { return nil }
        self = .editRun(id)
      }
    default: return nil
    }
  }

  private static func place(_ word: String, _ query: String) -> RunRoute? {
    switch word {
    case "live": .live
    case "review": .review
    case "history": .history
    case "statistics": .statistics
    case "data": .data(ShareTrouble(rawValue: query))
    // Where other programs send files to: the page that knows of them.
    case "shared": .data(nil)
    case "settings": .settings
    case "deleted": .deleted
    case "refused": .refused
    case "sensors": .sensors
    case "stride": .stride
    case "shoes": .shoes
    case "plans": .plans
    case "companions": .companions
    case "carrying": .carrying
    case "companion": .companion(isCode(query) ? query : "")
    default: nil
    }
  }

  /// Digits of a code.
  static let codeDigits = 8

  private static func isCode(_ text: String) -> Bool {
    text.utf8.count == codeDigits && text.utf8.allSatisfy { byte in byte >= 48 && byte <= 57 }
  }

  /// The tab that is current there.
  var tab: RunTab {
    switch self {
    case .home, .live, .review, .enter, .refused: .home
    case .run, .editRun, .history, .deleted: .history
    case .statistics: .statistics
    case .data: .data
    case .settings, .sensors, .stride, .shoes, .plans, .companions, .companion, .carrying:
      .settings
    }
  }

  /// Where Back leads when nothing is known of the way here.
  var parent: RunRoute {
    switch self {
    case .editRun(let id): .run(id)
    case .run, .deleted: .history
    case .sensors, .stride, .shoes, .plans, .companions, .carrying: .settings
    case .companion: .companions
    default: .home
    }
  }

  /// Whether a tab leads there.
  var isRoot: Bool { tab.route == self }

  /// Whether it takes the whole screen.
  var isCover: Bool { self == .live || self == .review }
}
