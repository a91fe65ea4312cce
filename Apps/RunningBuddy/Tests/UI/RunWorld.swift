import Calendar
import Core
import Design
import RunningBuddyDomain
import RunningBuddyUI
import Sync
import Testing
import View

@testable import RunningBuddyTestKit

/// A small device with a clock and a disk of its own: the feature's state, its replica, and every
/// command decided on it at once, as its parent does.
struct RunWorld {
  typealias Feature = RunFeature

  var state: Feature.State
  var replica = RunReplica()
  var commands: [RunCommand] = []
  var rejections: [RunRejection] = []
  /// Contents set apart, by kind and id.
  var contents: [String: String] = [:]
  /// Rows of the local database, by table and key.
  var disk: [String: [String: String]] = [:]
  /// What lies in other databases of the device.
  var others: [String: [String: [String: String]]] = [:]
  /// What is remembered beside the databases.
  var remembered: [String: String] = [:]
  /// What the server answers, by method and path; everything else is unreachable.
  var replies: [String: (status: Int, body: String)] = [:]
  /// What the server was asked.
  private(set) var asked: [String] = []
  /// What was asked of databases, and how many rows there were.
  private(set) var loads: [(part: StorePart, rows: Int)] = []
  var isDiskFull = false
  /// Whether another window records.
  var isTaken = false
  /// Whether the host answers a load or store by itself.
  var isDiskSlow = false
  var isAwake = false
  var isGuarded = false
  var spoken: [String] = []
  var canSpeak = true
  var cues = 0
  var saved: [(name: String, bytes: [UInt8])] = []
  var watch: ((HostAnswer) -> Feature.Action?)?
  var sense: ((HostAnswer) -> Feature.Action?)?
  var turn: ((HostAnswer) -> Feature.Action?)?
  var timers: [String: (HostAnswer) -> Feature.Action?] = [:]
  var slow: [(answer: (HostAnswer) -> Feature.Action?, reply: HostAnswer)] = []
  /// Sensors that are to be connected or are, by their service, and how often each was asked for.
  var connections: [BluetoothService: (HostAnswer) -> Feature.Action?] = [:]
  var connects: [BluetoothService: Int] = [:]
  /// Milliseconds of the timers that were set, by key.
  var waits: [String: [Int]] = [:]
  var picks: ((HostAnswer) -> Feature.Action?)?
  /// What is said to other devices of a run, and waits for an answer.
  var talks: [(body: String, answer: (HostAnswer) -> Feature.Action?)] = []
  var erased = 0
  private(set) var instant = Instant(milliseconds: 1_790_000_000_000)
  private(set) var uptime: Int64 = 5_000
  private var tick: UInt64 = 1
  /// Metres north of the beginning.
  private var north = 0.0

  static let me = RunLedger.user

  init(
    route: RunRoute = .home, language: Language = .english, introduced: Bool = true,
    replica: RunReplica = RunReplica(), inheritance: RunInheritance? = nil
  ) {
    self.replica = replica
    let moment = Moment(
      instant: instant, zone: Zone(name: "Asia/Seoul", offset: 32_400),
      entropy: Entropy(high: 0, low: 0))
    state = Feature.State(
      me: RunWorld.me, language: language, moment: moment, route: route, inheritance: inheritance)
    state.hourCycle = .twentyFour
    state.isShown = true
    if introduced {
      decide(.setRunSetting(RunWorld.me, .introduced(true)), moment)
      decide(.setRunSetting(RunWorld.me, .countdown(.none)), moment)
    }
  }

  mutating func moment() -> Moment {
    tick += 1
    return Moment(
      instant: instant, zone: Zone(name: "Asia/Seoul", offset: 32_400),
      entropy: Entropy(high: mixed(tick), low: mixed(tick ^ 0xABCDEF)), uptime: uptime)
  }

  mutating func pass(seconds: Int) {
    instant = instant.advanced(byMilliseconds: Int64(seconds) * 1_000)
    uptime += Int64(seconds) * 1_000
  }

  /// Somebody sets the device's clock, or the network does.
  mutating func setClock(by milliseconds: Int64) {
    instant = instant.advanced(byMilliseconds: milliseconds)
  }

  /// Hands the replica in, as the parent does after reading the device.
  mutating func load() {
    state.replicaChanged(replica, moment())
    send(.inner(.restored))
  }

  /// The page is gone and comes back: what is on the disk is all there is.
  func reloaded(after seconds: Int = 0, route: RunRoute = .home) -> RunWorld {
    var next = RunWorld(route: route, introduced: false, replica: replica)
    next.disk = disk
    next.contents = contents
    next.isTaken = isTaken
    next.instant = instant.advanced(byMilliseconds: Int64(seconds) * 1_000)
    next.tick = tick
    next.north = north
    next.load()
    return next
  }

  // MARK: Turns

  mutating func decide(_ command: RunCommand, _ moment: Moment) {
    let context = DecideContext(actor: RunWorld.me, command: moment.id(9), at: moment.instant)
    do throws(RunRejection) {
      for change in try RunDomain.decide(command, context, in: replica) {
        switch change {
        case .put(_, let entity): replica.set(entity.key, to: entity)
        case .remove(_, let key): replica.set(key, to: nil)
        case .join, .leave: break
        }
      }
    } catch { rejections.append(error) }
  }

  mutating func send(_ action: LiveAction) { send(.view(.live(action))) }

  /// One turn and all that the host answers at once.
  mutating func send(_ first: Feature.Action) {
    var queue = [first]
    while !queue.isEmpty {
      let action = queue.removeFirst()
      let moment = moment()
      var submitted = false
      for effect in Feature.reduce(&state, action, moment) {
        switch effect {
        case .submit(let command):
          commands.append(command)
          decide(command, moment)
          submitted = true
        case .bring(let command, let content):
          commands.append(command)
          decide(command, moment)
          if let stub = command.content, stub.fits(content), !isDiskFull {
            switch command {
            case .keepTrack(let part): contents["runTrack " + part.id.description] = content
            case .keepMotion(let part): contents["runMotion " + part.id.description] = content
            default: break
            }
          }
          submitted = true
        case .ask(let request, let answer):
          if let reply = perform(request, answer), let action = answer(reply) {
            queue.append(action)
          }
        }
      }
      if submitted {
        state.replicaChanged(replica, moment)
        queue.append(.inner(.met))
      }
    }
  }

  private mutating func perform(
    _ request: HostRequest, _ answer: @escaping (HostAnswer) -> Feature.Action?
  ) -> HostAnswer? {
    switch request {
    case .store(let write):
      guard !isDiskFull else { return .failed("quota") }
      store(write)
      if isDiskSlow {
        slow.append((answer, .done))
        return nil
      }
      return .done
    case .load(let database, let part):
      let tables = (others[database] ?? disk).filter { table, _ in part.holds(table) }
      let rows = tables.flatMap { table, rows in
        rows.map { key, value in StoreRow(table: table, key: key, value: value) }
      }
      loads.append((part, rows.count))
      return .rows(rows)
    case .erase(let database):
      guard others.removeValue(forKey: database) == nil else { return .done }
      disk = [:]
      erased += 1
      return .done
    case .remember(let key, let value):
      remembered[key] = value.isEmpty ? nil : value
      return .done
    case .elect: return isTaken ? nil : .done
    case .timer(let key, let milliseconds):
      timers[key] = answer
      waits[key, default: []].append(milliseconds)
      return nil
    case .watchPosition, .unwatch, .watchMotion, .unwatchMotion, .connect, .disconnect,
      .watchHeading, .unwatchHeading:
      return follow(request, answer)
    case .stayAwake(let isOn):
      isAwake = isOn
      return .done
    case .guard(let isOn):
      isGuarded = isOn
      return .done
    case .speak(let text, _):
      guard canSpeak else { return .failed("unsupported") }
      spoken.append(text)
      return .done
    case .cue:
      cues += 1
      return .done
    case .save(let name, _, let text):
      saved.append((name, Array(text.utf8)))
      return .done
    case .saveBytes(let name, _, let bytes):
      saved.append((name, bytes))
      return .done
    case .pickFiles:
      picks = answer
      return nil
    case .content(let kind, let id):
      return contents[kind + " " + id].map { text in .text(text) } ?? .failed("offline")
    case .shared: return .failed("unsupported")
    case .http(let exchange): return respond(exchange, answer)
    default: return nil
    }
  }

  private mutating func respond(
    _ exchange: HTTPExchange, _ answer: @escaping (HostAnswer) -> Feature.Action?
  ) -> HostAnswer? {
    if exchange.path == "/api/run/companion" {
      talks.append((exchange.body ?? "", answer))
      return nil
    }
    asked.append(exchange.method + " " + exchange.path)
    let reply = replies[exchange.method + " " + exchange.path]
    return reply.map { reply in .http(status: reply.status, body: reply.body) }
      ?? .failed("offline")
  }

  /// What tells more and more.
  private mutating func follow(
    _ request: HostRequest, _ answer: @escaping (HostAnswer) -> Feature.Action?
  ) -> HostAnswer? {
    switch request {
    case .watchPosition:
      watch = answer
      return nil
    case .unwatch:
      watch = nil
      return .done
    case .watchMotion:
      sense = answer
      return nil
    case .unwatchMotion:
      sense = nil
      return .done
    case .watchHeading:
      turn = answer
      return nil
    case .unwatchHeading:
      turn = nil
      return .done
    case .connect(let service):
      connections[service] = answer
      connects[service, default: 0] += 1
      return nil
    case .disconnect(let service):
      connections[service] = nil
      return .done
    default: return nil
    }
  }

  private mutating func store(_ write: StoreWrite) {
    for operation in write.operations {
      switch operation {
      case .put(let table, let key, let value): disk[table, default: [:]][key] = value
      case .delete(let table, let key): disk[table]?[key] = nil
      case .clear(let table):
        for name in disk.keys where name == table || name.hasPrefix(table + ".") {
          disk[name] = nil
        }
      }
    }
  }

  // MARK: Running

  /// The next second: a fix, so many decimetres further north.
  mutating func second(decimetres: Int = 30, accuracy: Int = 5) {
    pass(seconds: 1)
    north += Double(decimetres) / 10
    let latitude = 37_566_500 + Int(north / Globe.metresPerDegree * 1_000_000)
    let text =
      "37." + String(latitude - 37_000_000) + " 126.978 " + String(accuracy) + " 50 8  "
      + String(decimetres / 10) + " " + String(instant.milliseconds)
    answer(watch, .text(text))
    fire("run.second")
  }

  mutating func seconds(_ count: Int) { for _ in 0..<count { second() } }

  mutating func fire(_ timer: String) { answer(timers.removeValue(forKey: timer), .done) }

  mutating func answer(_ waiting: ((HostAnswer) -> Feature.Action?)?, _ reply: HostAnswer) {
    if let action = waiting?(reply) { send(action) }
  }

  /// Starts a run and runs.
  mutating func run(seconds count: Int) {
    send(.startWanted)
    seconds(6)
    send(.started)
    seconds(count)
  }

  /// Takes back what was said last.
  mutating func undo() { send(.view(.noticeUndone(state.telling.last))) }

  // MARK: Looking

  var page: String { HTMLRenderer.html(Feature.view(state)) }

  func shows(_ text: String) -> Bool { page.contains(text) }

  /// The only run there is.
  func onlyRun() throws -> Run { try #require(replica.runs.first) }
}

extension StorePart {
  /// Whether a table is read with it, as the host does.
  fileprivate func holds(_ table: String) -> Bool {
    if case .volumes(let first, let last) = self {
      first <= table && table <= last
    } else {
      !table.hasPrefix("~")
    }
  }
}
