import Core
import RefWatchDomain
import Wire

/// The person among others, on the trends page.
struct PeersState: Hashable {
  enum Content: Hashable {
    /// Nobody asked for it.
    case closed
    case failed(SharingFault)
    case ready(PeerReport)
  }

  var content = Content.closed
  /// The server was asked: what was there stays until it answers.
  var isLoading = false
}

/// On that section.
public enum PeersAction {
  case opened
  /// Takes part from now on, or no more.
  case shared(Bool)
}

extension RefWatchFeature.State {
  private static var peers: String { "/api/referee/peers" }

  mutating func reducePeers(_ action: PeersAction) -> Effects {
    guard !desk.trends.peers.isLoading else { return [] }
    desk.trends.peers.isLoading = true
    switch action {
    case .opened: return ask(.get(Self.peers))
    case .shared(let shares):
      let body = JSON.object(["shares": .bool(shares)]).text
      return ask(.post(Self.peers, body: body))
    }
  }

  private func ask(_ request: HostRequest) -> Effects {
    [.ask(request, answer: { answer in .inner(.desk(.peers(answer))) })]
  }

  mutating func receivePeers(_ answer: HostAnswer) {
    guard desk.trends.peers.isLoading else { return }
    desk.trends.peers.isLoading = false
    guard case .http(200, let body) = answer else {
      desk.trends.peers.content = .failed(SharingFault(answer, expects: 200) ?? .failed)
      return
    }
    do throws(WireError) {
      desk.trends.peers.content = .ready(try PeerReport(WireCursor(try JSON.parse(body))))
    } catch { desk.trends.peers.content = .failed(.failed) }
  }
}
