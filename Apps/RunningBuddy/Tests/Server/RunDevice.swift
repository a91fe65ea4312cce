import Core
import RunningBuddyDomain
import Store
import StoreSQLite
import Sync
import TestKit
import Testing
import Tracks
import Wire

@testable import RunningBuddyTestKit

/// A device of somebody's, as far as the server sees it: it sends commands in their order, and asks
/// for what is new.
struct RunDevice {
  let id: DeviceID
  let caller: RunCaller
  private var dseq: Int64 = 0
  private var last: CommandID?

  init(_ number: UInt64, _ caller: RunCaller) {
    id = DeviceID(high: 77, low: number)
    self.caller = caller
  }

  /// Sends one command after the other; why each was rejected, `nil` for an accepted one.
  @discardableResult
  mutating func push(_ steps: [RunStep]) async throws -> [RejectionReason<RunRejection>?] {
    let before = dseq
    for step in steps {
      dseq += 1
      let command = CommandID(high: id.low, low: UInt64(dseq))
      let envelope = CommandEnvelope(
        id: command, device: id, dseq: dseq, system: step.command.system, name: step.command.name,
        version: step.command.version, at: caller.site.clock.now, args: step.command.args,
        content: step.content, known: before)
      let request = PushRequest(
        device: id, epoch: TemporaryDatabase.epoch, predecessor: last,
        commands: [PushedCommand(envelope)])
      let answer = try await caller.post("/api/sync/push", request.json)
      #expect(answer.status == 200, "\(answer.json)")
      last = command
    }
    var reasons: [RejectionReason<RunRejection>?] = steps.map { _ in nil }
    for rejection in try await pages(acknowledged: before).flatMap(\.rejections) {
      reasons[Int(rejection.dseq - before) - 1] = try RejectionReason(WireCursor(rejection.reason))
    }
    return reasons
  }

  @discardableResult
  mutating func push(_ commands: RunCommand...) async throws -> [RejectionReason<RunRejection>?] {
    try await push(commands.map { command in RunStep(command) })
  }

  private func pages(acknowledged: Int64) async throws -> [Page] {
    var pages: [Page] = []
    var cursor: String?
    repeat {
      let request = PullRequest(device: id, cursor: cursor, acknowledged: acknowledged)
      let answer = try await caller.post("/api/sync/pull", request.json)
      #expect(answer.status == 200, "\(answer.json)")
      pages.append(try answer.decode(Page.self))
      cursor = pages.last?.cursor
    } while pages.last?.more == true
    return pages
  }

  /// Everything that somebody who starts from nothing is sent.
  func replica() async throws -> RunReplica {
    var replica = RunReplica()
    for row in try await pages(acknowledged: dseq).flatMap(\.parts).flatMap(\.rows) {
      let body = try #require(row.body)
      let entity = try #require(try RunEntity.decode(row.key, WireCursor(try JSON.parse(body))))
      replica.set(row.key, to: entity)
    }
    return replica
  }

  /// The contents of parts, in their order.
  func contents(_ parts: [RunPart]) async throws -> [String?] {
    var texts: [String?] = []
    while texts.count < parts.count {
      let keys = parts[texts.count...].prefix(ApartRequest.limit).map { part in part.key }
      let answer = try await caller.post("/api/sync/apart", ApartRequest(keys: keys).json)
      #expect(answer.status == 200, "\(answer.json)")
      let found = try answer.decode(ApartAnswer.self).contents
      try #require(!found.isEmpty)
      texts += found.map { found in found.text }
    }
    return texts
  }
}

/// Made runs, with the files they came as.
enum SentRun {
  /// A run of a file of so many minutes, as it is imported.
  static func bundle(
    _ number: UInt64, format: RecordedFormat = .fit, minutes: Int = 10
  ) throws -> RunBundle {
    let bytes = file(number, format: format, minutes: minutes)
    let reading = try RunReading(name: "morning.\(format.rawValue)", bytes)
    let id = reading.id(0, of: RunLedger.user)
    let start = Instant(milliseconds: 1_789_000_000_000 + Int64(number) * 86_400_000)
    return SomeRun.bundle(
      id, minutes: minutes, start: start, source: .file(reading.source(0)), file: bytes)
  }

  /// A file whose bytes are the number's own.
  static func file(
    _ number: UInt64, format: RecordedFormat = .fit, minutes: Int = 10
  ) -> [UInt8] {
    let start = 1_789_000_000_000 + Int64(number) * 86_400_000
    return SomeFile.bytes(SomeFile.activity(start: start, seconds: minutes * 60), format)
  }
}
