import Core
import TeePalsDomain

/// What was done about rounds and has not reached the server.
public struct UnsentRounds: Hashable {
  /// Milliseconds that a command may be on its way, with a connection, before it is said to wait:
  /// what is sent at once does not show first that it waits.
  public static let patience: Int64 = 10_000

  /// Rounds that something was done with.
  var rounds: Set<RoundID> = []
  /// Those of them in which the person has taken a seat.
  var seats: Set<RoundID> = []

  public init(_ commands: [TeePalsCommand]) {
    for command in commands {
      switch command {
      case .createRound(let round): rounds.insert(round.id)
      case .editRound(let id, _), .closeRound(let id), .reopenRound(let id), .cancelRound(let id),
        .completeRound(let id), .handOver(let id, _):
        rounds.insert(id)
      case .changeMembership(let id, let event, _):
        rounds.insert(id)
        if event.takesSeat { seats.insert(id) }
      default: break
      }
    }
  }
}

extension MembershipEvent {
  /// Whether whoever does it may have a seat of their own by it. A request of somebody invited
  /// accepts.
  fileprivate var takesSeat: Bool {
    switch self {
    case .request, .join, .acceptInvite, .acceptOffer: true
    default: false
    }
  }
}

extension TeePalsFeature.State {
  /// Whether the person's seat is a try: who gets it is decided where all of them arrive
  /// (specification §19), and this device has not been heard there.
  func isTried(_ place: RoundPlace?) -> Bool {
    guard let place, place.status == .accepted, place.role != .host, !place.round.status.isOver
    else { return false }
    return unsent.seats.contains(place.round.id)
  }
}
