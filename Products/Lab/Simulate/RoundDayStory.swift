import Core
import Sync
import TeePalsDomain
import TestKit
import Wire

extension RoundDay {
  /// What the server did with rounds, followed row by row, independently of the rules.
  struct Story {
    private let end: FleetEnd<RoundDay>
    /// Which command wrote the rows of a scope up to this number, if any did.
    private var submissions: [Scope: [Int64: FleetSubmission<TeePalsCommand>]] = [:]
    /// How each round ended up.
    private(set) var rounds: [RoundID: Round] = [:]
    private(set) var members: [RoundID: [UserID: RoundMember]] = [:]
    private(set) var messages: [ChatMessageID: ChatMessage] = [:]

    // The round that is followed.
    private var round: Round?
    private var memberList: [UserID: RoundMember] = [:]
    private var seats: [UserID: RoundSeat] = [:]
    private var listRead = 0

    init(_ end: FleetEnd<RoundDay>) {
      self.end = end
      for submission in end.submissions {
        for (scope, head) in submission.heads {
          submissions[scope, default: [:]][head] = submission
        }
      }
    }

    /// Follows a round with its member list, from one command to the next.
    mutating func follow(_ id: RoundID, _ verdict: inout FleetVerdict) {
      (round, memberList, seats, listRead) = (nil, [:], [:], 0)
      let (scope, rows) = (Scope.round(id), end.feeds[Scope.round(id)] ?? [])
      var first = 0
      while first < rows.count {
        let last = rows[first].lastOfCommand
        let submission = submissions[scope]?[last]
        var next = first
        while next < rows.count, rows[next].lastOfCommand == last {
          take(rows[next], &verdict)
          next += 1
        }
        first = next
        if let submission {
          let head = submission.heads[.memberList(of: id)]
          if let head { readList(of: id, upTo: head, &verdict) }
          check(&verdict)
          if head != nil { checkHeld(&verdict) }
        }
      }
      readList(of: id, upTo: .max, &verdict)
      check(&verdict)
      guard let round else { return }
      rounds[id] = round
      members[id] = memberList
      if round.requestCount != memberList.values.count(where: { row in row.status == .requested }) {
        verdict.violate("round \(id) counts other requests than there are")
      }
      checkHeld(&verdict)
      checkScopes(of: round, &verdict)
    }

    /// Where somebody stands on the waiting list, who waits; `nil` for everybody else.
    func position(of member: RoundMember) -> Int? {
      guard member.status == .waitlisted, let own = member.waitlistedAt else { return nil }
      let earlier = (members[member.round] ?? [:]).values.filter { other in
        other.status == .waitlisted && (other.waitlistedAt ?? own) < own
      }
      return earlier.count + 1
    }

    /// What is held is held for somebody, and never more than there is.
    private func checkHeld(_ verdict: inout FleetVerdict) {
      guard let round else { return }
      let offered = memberList.values.count { row in row.status == .offered }
      if round.heldCount != offered {
        verdict.violate("round \(round.id) holds \(round.heldCount) seats for \(offered)")
      }
      if round.takenCount > round.maxPlayers {
        verdict.violate("round \(round.id) holds a seat that it has not")
      }
      if memberList.values.contains(where: { row in row.status.waits != (row.waitlistedAt != nil) })
      {
        verdict.violate("somebody waits in round \(round.id) at no place in the line")
      }
      if offered > 0 { verdict.count("offered") }
    }

    private mutating func take(_ row: FeedRow, _ verdict: inout FleetVerdict) {
      guard let entity = RoundDay.read(row, &verdict) else {
        if TeePalsEntity.Kind(rawValue: row.key.kind) == .seat {
          seats = seats.filter { _, seat in seat.id != row.key.id.retagged() }
        } else {
          verdict.violate("a \(row.key.kind) is taken out of a round")
        }
        return
      }
      switch entity {
      case .round(let row): round = row
      case .seat(let seat): seats[seat.user] = seat
      case .message(let message): messages[message.id] = message
      default: verdict.violate("\(row.key.kind) is shared with everybody in a round")
      }
    }

    private mutating func readList(
      of id: RoundID, upTo head: Int64, _ verdict: inout FleetVerdict
    ) {
      let rows = end.feeds[.memberList(of: id)] ?? []
      while listRead < rows.count, rows[listRead].seq <= head {
        guard case .member(let member)? = RoundDay.read(rows[listRead], &verdict) else {
          return verdict.violate("something else than a member is in a member list")
        }
        memberList[member.user] = member
        listRead += 1
      }
    }

    /// What holds after every command.
    private func check(_ verdict: inout FleetVerdict) {
      guard let round else { return verdict.violate("a round's scope without a round") }
      let accepted = memberList.values.filter { row in row.status == .accepted }.map { row in
        row.user
      }
      if round.acceptedCount != accepted.count {
        verdict.violate("round \(round.id) counts \(round.acceptedCount) of \(accepted.count)")
      }
      if accepted.count > round.maxPlayers { verdict.violate("round \(round.id) is overfull") }
      if Set(seats.keys) != Set(accepted) {
        verdict.violate("round \(round.id) seats others than it has accepted")
      }
      let hosts = memberList.values.filter { row in row.role == .host }
      if hosts.map({ row in row.user }) != [round.host.user] || hosts.first?.status != .accepted {
        verdict.violate("round \(round.id) has not exactly one host")
      }
      if round.isFull { verdict.count("full") }
    }

    private func checkScopes(of round: Round, _ verdict: inout FleetVerdict) {
      if end.members[.round(round.id)] != Set(seats.keys) {
        verdict.violate("who is in the scope of \(round.id) is not who plays")
      }
      if end.members[.memberList(of: round.id)] != [round.host.user] {
        verdict.violate("the member list of \(round.id) is not the host's alone")
      }
    }
  }

  static func read(_ row: FeedRow, _ verdict: inout FleetVerdict) -> TeePalsEntity? {
    guard let body = row.body else { return nil }
    guard let json = try? JSON.parse(body),
      let entity = try? TeePalsEntity.decode(row.key, WireCursor(json))
    else {
      verdict.violate("a row of \(row.key.kind) cannot be read")
      return nil
    }
    return entity
  }
}
