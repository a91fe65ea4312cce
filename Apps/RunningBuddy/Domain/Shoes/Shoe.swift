import Calendar
import Coding
import Core
import Tracks
import Wire

/// The id of a pair of shoes.
public typealias ShoeID = ID<Shoe>

/// A pair of shoes. How far it has gone follows from the runs that name it; see
/// ``RunReplica/wear(of:)``.
public struct Shoe: Hashable, Sendable {
  public let id: ShoeID
  /// 1…``RunLimits/shoeTexts`` Unicode scalars.
  public var name: String
  /// Brand and model; empty for none.
  public var model = ""
  /// Colour, or anything else; empty for none.
  public var note = ""
  /// Metres that it had gone before its first run here.
  public var before = 0
  /// Since when it is worn.
  public var since: CivilDate?
  /// Metres at which the person wants to be told.
  public var wanted: Int?
  /// Whether it is no longer offered for runs.
  public var isRetired = false
  /// What a later version wrote, as it came.
  public var rest: [JSON.Member] = []

  public init(id: ShoeID, name: String) {
    self.id = id
    self.name = name
  }
}

/// One change of a pair of shoes.
public enum ShoeEdit: Hashable, Sendable {
  case name(String)
  case model(String)
  case note(String)
  case before(Int)
  case since(CivilDate?)
  case wanted(Int?)
  case retired(Bool)
}

extension Shoe {
  mutating func apply(_ edit: ShoeEdit) {
    switch edit {
    case .name(let value): name = value
    case .model(let value): model = value
    case .note(let value): note = value
    case .before(let value): before = value
    case .since(let value): since = value
    case .wanted(let value): wanted = value
    case .retired(let value): isRetired = value
    }
  }

  /// What brings back what an edit changes.
  public func former(_ edit: ShoeEdit) -> ShoeEdit {
    switch edit {
    case .name: .name(name)
    case .model: .model(model)
    case .note: .note(note)
    case .before: .before(before)
    case .since: .since(since)
    case .wanted: .wanted(wanted)
    case .retired: .retired(isRetired)
    }
  }

  /// What makes this pair of another one.
  public func edits(to next: Shoe) -> [ShoeEdit] {
    var edits: [ShoeEdit] = []
    if !sameBytes(next.name, name) { edits.append(.name(next.name)) }
    if !sameBytes(next.model, model) { edits.append(.model(next.model)) }
    if !sameBytes(next.note, note) { edits.append(.note(next.note)) }
    if next.before != before { edits.append(.before(next.before)) }
    if next.since != since { edits.append(.since(next.since)) }
    if next.wanted != wanted { edits.append(.wanted(next.wanted)) }
    if next.isRetired != isRetired { edits.append(.retired(next.isRetired)) }
    return edits
  }
}

/// How far a pair of shoes was worn, of runs that are here.
@Memberwise public struct ShoeWear: Hashable, Sendable {
  public internal(set) var runs: Int = 0
  public internal(set) var centimetres: Int64 = 0

  /// What a run adds; nothing where it is no running, or is deleted.
  init(of run: Run) {
    let counts = run.deletedAt == nil && run.sport.isRunning
    runs = counts ? 1 : 0
    centimetres = counts ? Int64(run.distance.first ?? 0) : 0
  }

  static func + (one: ShoeWear, other: ShoeWear) -> ShoeWear {
    ShoeWear(runs: one.runs + other.runs, centimetres: one.centimetres + other.centimetres)
  }

  static func - (one: ShoeWear, other: ShoeWear) -> ShoeWear {
    ShoeWear(runs: one.runs - other.runs, centimetres: one.centimetres - other.centimetres)
  }
}

extension Shoe {
  /// Centimetres with what it had gone before.
  public func centimetres(_ wear: ShoeWear) -> Int64 { Int64(before) * 100 + wear.centimetres }

  /// Whether it has gone as far as the person wanted to know.
  public func isWorn(_ wear: ShoeWear) -> Bool {
    wanted.map { metres in centimetres(wear) >= Int64(metres) * 100 } ?? false
  }

  /// Whether a run that is added to what was worn before takes it that far.
  public func isReached(by run: Run, after wear: ShoeWear) -> Bool {
    !isWorn(wear) && isWorn(wear + ShoeWear(of: run))
  }
}
