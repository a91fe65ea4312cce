import Coding
import Core
import RefWatchDomain
import Server
import Store
import Sync

/// Who comes into the crew of a match: what an invitation does, in the writer's transactions.
@Memberwise public struct CrewService<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  typealias Storage = SQLStorage<Tables, Engine.Connection>

  let engine: Engine
  let writer: GroupCommit<Engine, Tables>
  let environment: ServerEnvironment
  /// An entity of RefWatch's as one of the suite's.
  let entity: @Sendable (RefWatchEntity) -> Tables.Domain.Entity

  // MARK: Invitations

  /// Makes an invitation to a match of one's own; `nil` where there is no such match.
  func invite(
    to match: MatchID, as role: CrewRole, by owner: UserID
  ) async throws -> (CrewInvitation, SessionToken)? {
    let now = environment.now()
    let token = SessionToken(random: environment.randomBytes(SessionToken.length))
    let invitation = CrewInvitation(
      id: environment.moment().id(), match: match, role: role, usesLeft: CrewInvitation.uses,
      created: now, expires: now.advanced(byMilliseconds: CrewInvitation.life))
    let isMade = try await writer.submit(for: owner) { storage throws(StoreFailure) in
      guard try Self.owns(owner, match, in: storage.session) else { return false }
      try CrewInvitationRows.add(invitation, token, in: storage.session)
      return true
    }.committed()
    return isMade ? (invitation, token) : nil
  }

  /// The open invitations to a match of one's own; `nil` where there is no such match.
  func invitations(to match: MatchID, of owner: UserID) async throws -> [CrewInvitation]? {
    let now = environment.now()
    return try await engine.read { session throws(StoreFailure) in
      guard try Self.owns(owner, match, in: session) else { return nil }
      return try CrewInvitationRows.list(of: match, at: now, in: session)
    }
  }

  /// Takes an invitation back; who came in by it stays.
  func revoke(_ id: CrewInvitationID, by owner: UserID) async throws -> Bool {
    try await writer.submit(for: owner) { storage throws(StoreFailure) in
      try CrewInvitationRows.remove(id, of: owner, in: storage.session)
    }.committed()
  }

  private static func owns(
    _ user: UserID, _ match: MatchID, in session: some Session
  ) throws(StoreFailure) -> Bool {
    try session.first("SELECT 1 FROM match WHERE id = \(match) AND owner = \(user)") != nil
  }

  // MARK: Joining

  enum Joined: Sendable {
    case seated(MatchID)
    case dead, full
  }

  /// Brings somebody into the crew. Who is there already stays as they are, unless they may do more
  /// from now on; that uses nothing up.
  func join(_ token: SessionToken?, _ user: UserID, name: String) async throws -> Joined {
    guard let hash = token?.hash else { return .dead }
    let now = environment.now()
    let fresh: CrewSeatID = environment.moment().id()
    return try await writer.submit(for: user) { storage throws(StoreFailure) in
      guard let invitation = try CrewInvitationRows.find(hash, at: now, in: storage.session),
        let match = try MatchRows.all("id = \(invitation.match)", storage.session).first
      else { return .dead }
      let wanted = CrewSeat(
        id: fresh, match: match.id, user: user, name: name, role: invitation.role, joinedAt: now)
      let seats = try SeatRows.all("match = \(match.id)", storage.session)
      switch Seating(wanted, in: match, among: seats) {
      case .already: return .seated(match.id)
      case .seated where invitation.usesLeft == 0: return .dead
      case .full: return invitation.usesLeft > 0 ? .full : .dead
      case .seated(let changes):
        let moved = try ServerRules<Storage>().enact(
          changes.map { change in change.map(entity) }, in: &storage)
        guard moved != nil else { return .dead }
      }
      try CrewInvitationRows.use(invitation.id, in: storage.session)
      return .seated(match.id)
    }.committed()
  }
}
