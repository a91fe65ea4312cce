import Core
import RefWatchDomain
import Sync
import TestKit
import Wire

extension MatchDay {
  /// What the server did with matches, followed row by row, independently of the rules.
  struct Course {
    private let end: FleetEnd<MatchDay>
    /// Which command wrote the rows of a scope up to this number, if any did.
    private var submissions: [Scope: [Int64: FleetSubmission<RefWatchCommand>]] = [:]
    /// Every entry that ever came into a log, in its first words.
    private(set) var written: [MatchEventID: MatchEvent] = [:]
    /// Who was ever sent out of a match's crew.
    private(set) var removed: [MatchID: Set<UserID>] = [:]
    /// What the matches that are there have come to, and who sees them.
    private(set) var records: [MatchID: MatchRecord] = [:]
    private(set) var crews: [MatchID: Set<UserID>] = [:]

    // The match that is followed.
    private var match: Match?
    private var events: [MatchEventID: MatchEvent] = [:]
    private var seats: [CrewSeatID: CrewSeat] = [:]

    init(_ end: FleetEnd<MatchDay>) {
      self.end = end
      for submission in end.submissions {
        for (scope, head) in submission.heads {
          submissions[scope, default: [:]][head] = submission
        }
      }
    }

    mutating func follow(_ scope: Scope, _ verdict: inout FleetVerdict) {
      (match, events, seats) = (nil, [:], [:])
      let rows = end.feeds[scope] ?? []
      var first = 0
      while first < rows.count {
        var next = first
        while next < rows.count, rows[next].lastOfCommand == rows[first].lastOfCommand {
          next += 1
        }
        take(rows[first..<next], by: submissions[scope]?[rows[first].lastOfCommand], &verdict)
        first = next
      }
      guard let match else { return }
      // In another order than any device has them in.
      let log = events.keys.sorted().reversed().compactMap { id in events[id] }
      let record = MatchRecord(match, log)
      records[match.id] = record
      if !record.attention.isEmpty { verdict.count("attention") }
      if Set(log.map { event in event.writer }).count > 1 { verdict.count("recordedTogether") }
      let crew = Set(seats.values.map { seat in seat.user }).union(
        [match.owner].compactMap { owner in owner })
      crews[match.id] = crew
      if end.members[scope] != crew {
        verdict.violate("the crew of \(match.id) is not who is a member of its scope")
      }
    }

    /// What one command did, or the server by itself.
    private mutating func take(
      _ rows: ArraySlice<FeedRow>, by submission: FleetSubmission<RefWatchCommand>?,
      _ verdict: inout FleetVerdict
    ) {
      let before = (match: match, log: events, seats: seats)
      for row in rows {
        guard let entity = read(row, &verdict) else {
          drop(row.key)
          continue
        }
        switch entity {
        case .match(let match): self.match = match
        case .event(let event): put(event, by: submission, &verdict)
        case .seat(let seat):
          seats[seat.id] = seat
          if submission != nil { verdict.violate("somebody seats themselves or others") }
        default: verdict.violate("\(row.key.kind) is shared with a crew")
        }
      }
      checkMatch(before.match, by: submission, before.seats, &verdict)
      checkRemovals(before.log, of: before.match, by: submission, &verdict)
    }

    private func read(_ row: FeedRow, _ verdict: inout FleetVerdict) -> RefWatchEntity? {
      guard let body = row.body else { return nil }
      guard let json = try? JSON.parse(body),
        let entity = try? RefWatchEntity.decode(row.key, WireCursor(json))
      else {
        verdict.violate("a row of \(row.key.kind) cannot be read")
        return nil
      }
      return entity
    }

    private mutating func drop(_ key: EntityKey) {
      switch RefWatchEntity.Kind(rawValue: key.kind) {
      case .match: match = nil
      case .event: events[key.id.retagged()] = nil
      case .seat: seats[key.id.retagged()] = nil
      default: break
      }
    }

    // MARK: Entries

    private mutating func put(
      _ event: MatchEvent, by submission: FleetSubmission<RefWatchCommand>?,
      _ verdict: inout FleetVerdict
    ) {
      guard let submission else { return verdict.violate("entry \(event.id) comes from nobody") }
      if let old = events[event.id] {
        // Only who is said to have written it says so themselves.
        let isConfirmed =
          old.carrier != nil && old.writer == submission.maker && event.carrier == nil
          && event.writer == old.writer && event.isSame(as: old)
        if !isConfirmed { verdict.violate("entry \(event.id) was changed") }
        verdict.count("confirmed")
      }
      events[event.id] = event
      if written[event.id] == nil { written[event.id] = event }
      verdict.count("recorded")
      guard mayRecord(submission.maker) else {
        return verdict.violate("entry \(event.id) comes from a stranger")
      }
      if event.writer == submission.maker {
        if event.carrier != nil { verdict.violate("somebody brings what is their own") }
      } else if event.carrier != submission.maker || event.writer.map(mayRecord) != true {
        verdict.violate("entry \(event.id) bears a name at will")
      } else {
        verdict.count("brought")
      }
      if case .takeover(let user, _) = event.fact {
        if user != event.writer { verdict.violate("somebody is made to keep the clock") }
        verdict.count("takenOver")
      }
    }

    private func mayRecord(_ user: UserID) -> Bool {
      match?.owner == user
        || seats.values.contains { seat in seat.user == user && seat.role == .recorder }
    }

    // MARK: The match

    private mutating func checkMatch(
      _ before: Match?, by submission: FleetSubmission<RefWatchCommand>?,
      _ seats: [CrewSeatID: CrewSeat],
      _ verdict: inout FleetVerdict
    ) {
      if let owner = before?.owner ?? match?.owner, before != match, submission?.maker != owner {
        verdict.violate("a match is changed by somebody whose it is not")
      }
      if before == nil, match != nil, !written.isEmpty, submission?.command.name == "recordEvents" {
        verdict.count("cameBack")
      }
      guard let id = (before ?? match)?.id else { return }
      for seat in seats.values where self.seats[seat.id] == nil {
        removed[id, default: []].insert(seat.user)
        verdict.count("seatRemoved")
        let mayRemove = submission?.maker == seat.user || submission?.maker == before?.owner
        if !mayRemove { verdict.violate("a seat is taken away by somebody who may not") }
      }
    }

    /// Entries go only together with their match, and only if whoever deleted it had seen them all.
    private mutating func checkRemovals(
      _ before: [MatchEventID: MatchEvent], of old: Match?,
      by submission: FleetSubmission<RefWatchCommand>?, _ verdict: inout FleetVerdict
    ) {
      guard let old else { return }
      if match != nil {
        if before.keys.contains(where: { id in events[id] == nil }) {
          verdict.violate("entries of \(old.id) are gone and the match is not")
        }
        if case .discardMatch? = submission?.command { verdict.count("keptUnseen") }
        return
      }
      guard case .discardMatch(_, let seen)? = submission?.command else {
        return verdict.violate("match \(old.id) is gone without anybody's word")
      }
      verdict.count("discarded")
      if seen != LogMark(of: Array(before.values)) {
        verdict.violate("entries of \(old.id) were deleted that nobody had seen")
      }
      if !events.isEmpty || !seats.isEmpty {
        verdict.violate("something of \(old.id) is left behind")
      }
    }
  }
}
