import Coding
import Core
import Design
import RefWatchDomain

/// What the trends page remembers.
struct TrendsState: Equatable {
  var filter = MatchFilter()
  var measure = WellnessMeasure.sleep
  /// Worked out when the page is opened, and again when something changes.
  var trends: Trends?
  var wellbeing: Wellbeing?
  /// Of today and eleven weeks before, the oldest first; of all matches, whatever is chosen.
  var load: [LoadFigure] = []
  var peers = PeersState()
  /// A number whose matches are shown.
  var opened: OpenFigure?
}

/// A number, and the matches it comes from.
@Memberwise public struct OpenFigure: Hashable, Sendable {
  public let title: String
  public let matches: [MatchID]
}

/// On the trends page.
public enum TrendsAction {
  case filtered(FilterChoice)
  case measureChosen(String)
  case opened(OpenFigure)
  case closed
  case peers(PeersAction)
}

/// One condition on matches, chosen out of a list; what cannot be read is no condition.
public enum FilterChoice: Hashable, Sendable {
  case last(String)
  case season(String)
  case competition(String)
  case role(String)
  case level(String)
  case tag(String)
  case code(String)
}

extension MatchFilter {
  mutating func take(_ choice: FilterChoice, _ lines: [HistoryLine]) {
    switch choice {
    case .last(let text): last = Int(text)
    case .season(let text):
      season = Season.of(lines.map { line in line.figures.day }).first { season in
        season.name == text
      }
    case .competition(let text): competition = text.isEmpty ? nil : text
    case .role(let text): role = OfficialRole(rawValue: text)
    case .level(let text): level = text.isEmpty ? nil : text
    case .tag(let text): tag = text.isEmpty ? nil : text
    case .code(let text): code = text.isEmpty ? nil : text
    }
  }
}

extension RefWatchFeature {
  static func reduce(_ state: inout State, _ action: TrendsAction) -> Effects {
    switch action {
    case .filtered(let choice):
      state.desk.trends.filter.take(choice, state.records.history)
      state.workOutTrends()
    case .measureChosen(let word):
      state.desk.trends.measure = WellnessMeasure(rawValue: word) ?? .sleep
    case .opened(let figure): state.desk.trends.opened = figure
    case .closed: state.desk.trends.opened = nil
    case .peers(let action): return state.reducePeers(action)
    }
    return []
  }
}

extension RefWatchFeature.State {
  /// Works the trends out anew while their page is open, and forgets them elsewhere.
  mutating func workOutTrends() {
    guard route == .trends, isLoaded else {
      desk.trends.trends = nil
      desk.trends.wellbeing = nil
      desk.trends.load = []
      desk.trends.peers = PeersState()
      desk.trends.opened = nil
      return
    }
    let all = records.history.map { line in line.figures }
    let figures = desk.trends.filter.applied(to: all, levels)
    desk.trends.trends = Trends(figures)
    desk.trends.wellbeing = Wellbeing(
      figures, journal: replica.journal, checkIns: replica.checkIns)
    desk.trends.load = LoadFigure.course(all, to: today, weeks: 12)
  }

  /// At which level competitions are, as far as the library knows.
  var levels: CompetitionLevels { CompetitionLevels(replica.library) }
}
