import Core
import Wire

/// A command without a durable outcome.
public struct OutboxEntry<Domain: SyncDomain> {
  public let id: CommandID
  /// The order in which this browser made its commands; ids and clocks do not decide it.
  public let ordinal: Int64
  /// The number it is sent under, once that is durable.
  public internal(set) var dseq: Int64?
  /// See ``CommandEnvelope/known``; counts for the device `madeOn` only.
  public internal(set) var known: Int64
  public internal(set) var madeOn: DeviceID?
  public let system: String
  public let name: String
  public let version: Int
  public let at: Instant
  public let args: JSON
  /// What it brings, which lies in the local database under its id.
  public let content: ContentStub?
  /// Which entity what it brings is for; known also where the command cannot be read.
  let subject: EntityKey?
  /// What its row holds besides, as a newer client wrote it.
  private let others: [JSON.Member]
  /// `nil` when this client cannot read the command: it belongs to another app, or to a newer
  /// version. It is sent all the same.
  public let command: Domain.Command?
  /// Durable on this device.
  public internal(set) var isSaved: Bool
  /// The local rules do not accept it on top of what the server has now. The server decides.
  public internal(set) var refusal: Domain.Rejection?
  /// The election the command was made under, see `ClientCore+Peers`.
  var election: ElectionID?

  init(
    id: CommandID, ordinal: Int64, known: Int64, madeOn: DeviceID?, command: Domain.Command,
    at: Instant, election: ElectionID?
  ) {
    self.id = id
    self.ordinal = ordinal
    self.known = known
    self.madeOn = madeOn
    system = command.system
    name = command.name
    version = command.version
    self.at = at
    args = command.args
    content = command.content
    subject = command.subject
    others = []
    self.command = command
    isSaved = false
    self.election = election
  }

  /// A command of a local profile, as its claimant's.
  init(
    id: CommandID, ordinal: Int64, adopting entry: OutboxEntry, by claimant: UserID,
    from local: UserID, election: ElectionID?
  ) {
    self.id = id
    self.ordinal = ordinal
    known = 0
    system = entry.system
    name = entry.name
    version = entry.version
    at = entry.at
    args = Domain.Command.claimed(entry.args, by: claimant, from: local)
    content = entry.content
    others = entry.others
    command = Self.read(system: system, name: name, version: version, args)
    subject = entry.subject.map { key in
      EntityKey(key.kind, key.id == local.retagged() ? claimant.retagged() : key.id)
    }
    isSaved = false
    self.election = election
  }

  /// Reads a row of the local database.
  init(id: CommandID, row: WireCursor) throws(WireError) {
    self.id = id
    ordinal = try row.required("ordinal").integer()
    dseq = try row.optional("dseq")?.integer(in: 1...Int64.max)
    known = try row.optional("known")?.integer() ?? 0
    madeOn = try row.optional("device")?.id()
    system = try row.required("system").string()
    name = try row.required("name").string()
    version = Int(try row.required("version").integer(in: CommandEnvelope.versions))
    at = try row.required("at").instant()
    args = try row.required("args").value
    content = try row.optional("content")?.decode()
    command = Self.read(system: system, name: name, version: version, args)
    if let command {
      subject = command.subject
    } else if let key = try row.optional("subject") {
      subject = try key.decode()
    } else {
      subject = nil
    }
    others = Self.others(row.value)
    isSaved = true
  }

  /// The members of a row that this version of the kit does not know.
  private static func others(_ row: JSON) -> [JSON.Member] {
    guard case .object(let members) = row else { return [] }
    let ours = names
    return members.filter { member in
      !ours.contains { name in sameBytes(name, member.name) }
    }
  }

  private static var names: [String] {
    [
      "ordinal", "dseq", "known", "device", "system", "name", "version", "at", "args", "content",
      "subject",
    ]
  }

  /// The value of its row in the local database.
  var row: JSON {
    let row = JSON.object([
      "ordinal": .integer(ordinal), "dseq": dseq.map { dseq in .integer(dseq) },
      "known": .integer(known), "device": madeOn.map { id in .id(id) }, "system": .string(system),
      "name": .string(name), "version": .int(version), "at": .instant(at), "args": args,
      "content": content?.json, "subject": content == nil ? nil : subject?.json,
    ])
    guard case .object(let members) = row, !others.isEmpty else { return row }
    return .object(members + others)
  }

  /// As it travels.
  func envelope(from device: DeviceID, dseq: Int64, content: String?) -> CommandEnvelope {
    CommandEnvelope(
      id: id, device: device, dseq: dseq, system: system, name: name, version: version, at: at,
      args: args, content: content, known: madeOn == device ? min(known, dseq - 1) : 0)
  }

  /// Numbered commands by number, then the others in the order they were made.
  func precedes(_ other: OutboxEntry, byClock: Bool = false) -> Bool {
    switch (dseq, other.dseq) {
    case (let mine?, let theirs?): return mine < theirs
    case (.some, nil): return true
    case (nil, .some): return false
    case (nil, nil):
      if byClock, at != other.at { return at < other.at }
      return ordinal != other.ordinal ? ordinal < other.ordinal : id < other.id
    }
  }

  static func read(
    system: String, name: String, version: Int, _ args: JSON
  ) -> Domain.Command? {
    do throws(WireError) {
      return try Domain.Command.decode(
        system: system, name: name, version: version, WireCursor(args, path: "/args"))
    } catch {
      return nil
    }
  }
}

/// A command the server did not accept, kept until the person has dealt with it.
public struct RejectedCommand<Domain: SyncDomain> {
  public let id: CommandID
  /// The system it belongs to. A client keeps the rejections of other apps' commands for these, and
  /// leaves it to them to show them.
  public let system: String
  /// `nil` when this client cannot read the command: it belongs to another app, or to a newer
  /// version.
  public let command: Domain.Command?
  /// What it brought, which is still on this device.
  public let content: ContentStub?
  public let reason: RejectionReason<Domain.Rejection>
  /// When the command was made and when this device learned of the rejection, by its clock.
  public let made: Instant
  public let learned: Instant

  init(id: CommandID, row: WireCursor) throws(WireError) {
    self.id = id
    reason = try RejectionReason(try row.required("reason"))
    made = try row.required("at").instant()
    learned = try row.required("learned").instant()
    content = try row.optional("content")?.decode()
    system = try row.required("system").string()
    command = OutboxEntry<Domain>.read(
      system: system, name: try row.required("name").string(),
      version: Int(try row.required("version").integer(in: CommandEnvelope.versions)),
      try row.required("args").value)
  }

  static func row(_ entry: OutboxEntry<Domain>, reason: JSON, learned: Instant) -> JSON {
    .object([
      "system": .string(entry.system), "name": .string(entry.name), "version": .int(entry.version),
      "at": .instant(entry.at), "learned": .instant(learned), "args": entry.args, "reason": reason,
      "content": entry.content?.json,
    ])
  }
}
