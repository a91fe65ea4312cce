import Core
import Sync
import TeePalsDomain
import Testing

/// Looks at what the devices of everybody hold, by what they are to the round now.
struct GolfVisibility {
  private let world: GolfWorld

  init(_ world: GolfWorld) { self.world = world }

  /// Nobody's page holds a round, seat, message or row of the member list that they may not read.
  func check() async throws {
    let host = try world.person(.host)
    let memberList = try await world.replica(host)
    for relation in GolfRelation.allCases where relation != .signedOut {
      let person = try world.person(relation)
      let rows = try await world.rows(person)
      let plays = memberList.member(person.user, in: world.round)?.status == .accepted
      check(rows, of: person.user, isHost: relation == .host, plays, relation.rawValue)
    }
    for (name, person) in [("guest", world.guest), ("newcomer", world.newcomer)] {
      check(try await world.rows(person), of: person.user, isHost: false, false, name)
    }
  }

  private func check(
    _ rows: [(scope: Scope, entity: TeePalsEntity)], of user: UserID, isHost: Bool, _ plays: Bool,
    _ name: String
  ) {
    let round = world.round
    var readable: Set<Scope> = [.user(user)]
    // Rounds that somebody has made meanwhile are theirs.
    for case .round(let made) in rows.map({ row in row.entity }) where made.host.user == user {
      readable.formUnion([.round(made.id), .memberList(of: made.id)])
    }
    if plays { readable.insert(.round(round)) }
    #expect(Set(rows.map { row in row.scope }).isSubset(of: readable), "\(name)")
    #expect(rows.contains { row in row.scope == .round(round) } == plays, "\(name)")
    #expect(rows.contains { row in row.scope == .memberList(of: round) } == isHost, "\(name)")
    for (scope, entity) in rows {
      #expect(scope == Self.home(of: entity), "\(name)")
      if let owner = Self.owner(of: entity) { #expect(owner == user, "\(name)") }
      // Who asks is between them and the host, also in copies.
      if case .place(let place) = entity, place.round.host.user != user {
        #expect(place.round.requestCount == 0, "\(name)")
      }
    }
  }

  /// Where an entity lives.
  private static func home(of entity: TeePalsEntity) -> Scope {
    switch entity {
    case .round(let round): .round(round.id)
    case .seat(let seat): .round(seat.round)
    case .message(let message): .round(message.round)
    case .member(let member): .memberList(of: member.round)
    case .profile(let profile): .user(profile.user)
    case .secret(let secret): .user(secret.user)
    case .settings(let settings): .user(settings.user)
    case .place(let place): .user(place.user)
    case .chat(let chat): .user(chat.user)
    case .notification(let notification): .user(notification.recipient)
    case .follow(let follow): .user(follow.follower)
    case .block(let block): .user(block.owner)
    case .report(let report): .report(report.id)
    case .act(let act): .acts(of: act.user)
    case .post(let post): .user(post.author)
    case .comment(let comment): .user(comment.author)
    case .like(let like): .user(like.user)
    case .feedbackRound(let round): .feedback(of: round.round)
    case .feedback(let feedback): .feedback(of: feedback.round)
    case .feedbackDue(let due): .user(due.user)
    case .trust(let trust): .user(trust.user)
    }
  }

  /// Whose alone it is to read; `nil` for what a round shares.
  private static func owner(of entity: TeePalsEntity) -> UserID? {
    switch entity {
    // A report is nobody's to read, whoever it is about; nor is what limits count, nor what
    // players say of each other.
    case .round, .seat, .message, .member, .report, .act, .feedbackRound, .feedback: nil
    case .profile(let profile): profile.user
    case .secret(let secret): secret.user
    case .settings(let settings): settings.user
    case .place(let place): place.user
    case .chat(let chat): chat.user
    case .notification(let notification): notification.recipient
    case .follow(let follow): follow.follower
    case .block(let block): block.owner
    case .post(let post): post.author
    case .comment(let comment): comment.author
    case .like(let like): like.user
    case .feedbackDue(let due): due.user
    case .trust(let trust): trust.user
    }
  }
}
