import Calendar
import Core
import View

/// Which apps work without a network: those that were opened on this device, and all of them once
/// somebody wants that.
public enum OfflineAppsFeature: Feature {
  public enum Phase: Hashable, Sendable {
    case idle
    case fetching
    case fetched
    case failed(Failure)
  }

  /// Why not all of them are on this device now.
  public enum Failure: Hashable, Sendable {
    case network
    case noRoom
    /// The server has another version by now.
    case outdated
    /// The browser has no service worker for this page.
    case unsupported
  }

  public struct State: Hashable, Sendable {
    public var language: Language
    public internal(set) var phase = Phase.idle

    public init(language: Language) { self.language = language }
  }

  public enum Action {
    case allTapped
    case answered(HostAnswer)
  }

  public static func reduce(
    _ state: inout State, _ action: Action, _ moment: Moment
  ) -> [Effect<Action, Never>] {
    switch action {
    case .allTapped:
      guard state.phase != .fetching else { return [] }
      state.phase = .fetching
      return [.ask(fetchAll, answer: { answer in .answered(answer) })]
    case .answered(let answer): state.phase = phase(after: answer)
    }
    return []
  }

  /// What the service worker answers itself (`Web/sw.js`); it may take minutes.
  private static let fetchAll = HostRequest.post("/apps", body: "{}", timeout: 600_000)

  private static func phase(after answer: HostAnswer) -> Phase {
    switch answer {
    case .http(204, _): .fetched
    case .http(503, _), .failed: .failed(.network)
    case .http(507, _): .failed(.noRoom)
    case .http(409, _): .failed(.outdated)
    // The server has answered: there is no service worker.
    default: .failed(.unsupported)
    }
  }
}
