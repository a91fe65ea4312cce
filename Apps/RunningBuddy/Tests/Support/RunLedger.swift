import Core
import RunningBuddyDomain
import Sync
import Tracks
import Wire

/// One person's state, with commands decided and applied as the engine does it, here and on a
/// server that loads no more than what a command reads.
struct RunLedger {
  private(set) var replica = RunReplica()
  private(set) var rows: [EntityKey: RunEntity] = [:]
  var at = Instant(milliseconds: 1_790_000_000_000)
  private var counter: UInt64 = 0

  static let user = UserID(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_00AA)
  static let other = UserID(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_00BB)

  /// Every row, ordered by key.
  var everything: [RunEntity] { rows.keys.sorted().compactMap { key in rows[key] } }

  mutating func id<Tag>() -> ID<Tag> {
    counter += 1
    return ID(high: mixed(counter) & ~0xF000 | 0x7000, low: mixed(counter &+ 77))
  }

  /// Decides on both sides and applies.
  @discardableResult
  mutating func run(
    _ command: RunCommand, by actor: UserID = RunLedger.user
  ) throws(RunRejection) -> [Change<RunEntity>] {
    at = at.advanced(byMilliseconds: 1_000)
    let context = DecideContext(actor: actor, command: id(), at: at)
    let loaded = loaded(RunDomain.reads(of: command, by: actor), of: actor)
    let server: Result<[Change<RunEntity>], RunRejection>
    do throws(RunRejection) {
      server = .success(try RunDomain.decide(command, context, in: loaded))
    } catch { server = .failure(error) }
    let changes: [Change<RunEntity>]
    do throws(RunRejection) {
      changes = try RunDomain.decide(
        command, context, in: actor == RunLedger.user ? replica : loaded)
    } catch {
      precondition(server == .failure(error), "the server decides otherwise")
      throw error
    }
    precondition(server == .success(changes), "the server decides otherwise")
    if actor == RunLedger.user { apply(changes) }
    return changes
  }

  /// The rejection, `nil` when accepted.
  mutating func rejection(
    _ command: RunCommand, by actor: UserID = RunLedger.user
  ) -> RunRejection? {
    do throws(RunRejection) {
      try run(command, by: actor)
      return nil
    } catch {
      return error
    }
  }

  private mutating func apply(_ changes: [Change<RunEntity>]) {
    for change in changes {
      switch change {
      case .put(_, let entity):
        rows[entity.key] = entity
        replica.set(entity.key, to: entity)
      case .remove(_, let key):
        rows[key] = nil
        replica.set(key, to: nil)
      case .join, .leave: break
      }
    }
  }

  /// What the server would load for these reads: nothing else, and nothing of another person's.
  private func loaded(_ reads: [RunDomain.Read], of actor: UserID) -> RunReplica {
    var part = RunReplica()
    guard actor == RunLedger.user else { return part }
    for read in reads {
      let keys =
        switch read {
        case .run(let id): [RunEntity.Kind.run.key(id)]
        case .part(.track, let run, let index):
          [RunEntity.Kind.track.key(RunPart.id(.track, of: run, index))]
        case .part(.file, let run, let index):
          [RunEntity.Kind.file.key(RunPart.id(.file, of: run, index))]
        case .settings(let user): [RunEntity.Kind.settings.key(user)]
        case .stride(let id): [RunEntity.Kind.stride.key(id)]
        case .strides: all(.stride)
        case .shoes: all(.shoe)
        case .plans: all(.plan)
        case .motion(let run):
          (0..<RunLimits.motionParts).map { index in
            RunEntity.Kind.motion.key(MotionPart.id(of: run, index))
          }
        }
      for key in keys { if let row = rows[key] { part.set(key, to: row) } }
    }
    return part
  }

  private func all(_ kind: RunEntity.Kind) -> [EntityKey] {
    rows.keys.filter { key in key.kind == kind.rawValue }
  }
}

/// Made runs.
enum SomeRun {
  /// Of ten minutes at 3 m/s around a place, recorded here.
  static func bundle(
    _ id: RunID, minutes: Int = 10, start: Instant = Instant(milliseconds: 1_789_900_000_000),
    offset: Int = 32_400, source: RunSource = .recorded, file: [UInt8]? = nil
  ) -> RunBundle {
    let recording = recording(seconds: minutes * 60)
    let run = Run(
      id: id, start: start, zone: "Asia/Seoul", offset: offset, sport: recording.sport,
      record: RunRecord(RunFigures(recording)), outline: RunOutline(recording), source: source)
    return RunBundle(run, recording.points, file: file)
  }

  static func recording(seconds: Int) -> RunRecording {
    var points = Walk.even(seconds: seconds, decimetres: 30)
    for index in points.indices {
      points[index].place = ChannelPlace(
        latitude: 375_665_000 + index * 270, longitude: 1_269_780_000 + index % 60 * 100)
      points[index].altitude = 500 + index % 400
      points[index].heartRate = 140 + index % 20
      points[index].cadence = 168
    }
    points[0].flags = .begins
    return RunRecording(points, timer: .pauses([]), altitude: .device)
  }

  /// By hand.
  static func byHand(_ id: RunID, minutes: Int64, metres: Int) -> Run {
    Run(
      id: id, start: Instant(milliseconds: 1_789_800_000_000), offset: 0, sport: .running,
      record: RunRecord(milliseconds: minutes * 60_000, centimetres: metres * 100),
      outline: RunOutline(length: Int(minutes) * 600), source: .hand)
  }
}

enum JSONMember {
  /// A member of a later version, of so many bytes.
  static func of(_ bytes: Int) -> JSON.Member {
    JSON.Member("later", .string(String(repeating: "x", count: bytes)))
  }
}
