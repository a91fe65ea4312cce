import Core
import RefWatchDomain
import Sync
import TestKit
import Wire

// What is promised to people who record a match together.
extension MatchDay {
  /// What must happen now and then, or a simulation says little.
  public static let tallied = [
    "recorded", "recordedTogether", "brought", "confirmed", "takenOver", "discarded", "keptUnseen",
    "cameBack", "seatRemoved", "refusedAfterRemoval", "attention", "noted",
  ]

  public static func judge(_ end: FleetEnd<MatchDay>) -> FleetVerdict {
    var verdict = FleetVerdict()
    var course = Course(end)
    for scope in end.feeds.keys.sorted() {
      if scope.kind == "match" {
        course.follow(scope, &verdict)
      } else {
        followOwn(scope, end.feeds[scope] ?? [], &verdict)
      }
    }
    for submission in end.submissions { check(submission, course, &verdict) }
    for device in end.devices { check(device, course, &verdict) }
    return verdict
  }

  /// What somebody notes for themselves is in their own scope and in nobody else's.
  private static func followOwn(_ scope: Scope, _ rows: [FeedRow], _ verdict: inout FleetVerdict) {
    for row in rows {
      switch RefWatchEntity.Kind(rawValue: row.key.kind) {
      case .match, .event, .seat: verdict.violate("\(row.key.kind) in somebody's own scope")
      case .journal where row.body != nil: verdict.count("noted")
      default: break
      }
    }
  }

  /// An accepted command has all its entries in the log, in the words in which they were sent; one
  /// that was refused has added nothing.
  private static func check(
    _ submission: FleetSubmission<RefWatchCommand>, _ course: Course, _ verdict: inout FleetVerdict
  ) {
    guard case .recordEvents(let match, let events, _) = submission.command,
      let isAccepted = submission.isAccepted
    else { return }
    for event in events where isAccepted {
      guard let written = course.written[event.id] else {
        return verdict.violate("entry \(event.id) was accepted and is nowhere")
      }
      if !written.isSame(as: event) {
        return verdict.violate("entry \(event.id) says something else than was entered")
      }
    }
    if !isAccepted, course.removed[match]?.contains(submission.maker) == true {
      verdict.count("refusedAfterRemoval")
    }
  }

  /// Whoever has a match sees it as everybody does, in whatever order its log came to them.
  private static func check(
    _ device: FleetDevice<RefWatchReplica>, _ course: Course, _ verdict: inout FleetVerdict
  ) {
    for match in device.replica.matches.values {
      guard let crew = course.crews[match.id] else {
        return verdict.violate("a device has match \(match.id), which is not there")
      }
      guard crew.contains(device.user) else {
        return verdict.violate(
          "a device of \(device.user) has a match that is no business of theirs")
      }
      let record = MatchRecord(match, device.replica.events(of: match.id))
      if record != course.records[match.id] {
        return verdict.violate("match \(match.id) is another on a device of \(device.user)")
      }
    }
    for (match, crew) in course.crews where crew.contains(device.user) {
      if device.replica.match(match) == nil {
        return verdict.violate("a device of \(device.user) does not have match \(match)")
      }
    }
  }
}
