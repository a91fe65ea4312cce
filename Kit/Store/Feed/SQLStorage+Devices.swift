import Core
import Sync
import Wire

extension SQLStorage {
  public func mark(of device: DeviceID) throws(StoreFailure) -> DeviceMark? {
    guard
      let row = try session.first(
        "SELECT user_id, last_dseq, last_command FROM device_mark WHERE device = \(device)")
    else { return nil }
    return DeviceMark(
      device: device, user: try row[0], lastDseq: try row[1], lastCommand: try row[2])
  }

  /// A device keeps its person, so nearly always only how far it has come is written: naming the
  /// person too would write the index again.
  public mutating func setMark(_ mark: DeviceMark) throws(StoreFailure) {
    let updated = try session.run(
      """
      UPDATE device_mark SET last_dseq = \(mark.lastDseq), last_command = \(mark.lastCommand)
      WHERE device = \(mark.device) AND user_id = \(mark.user)
      """)
    guard updated == 0 else { return }
    try session.run(
      """
      INSERT INTO device_mark (device, user_id, last_dseq, last_command)
      VALUES (\(mark.device), \(mark.user), \(mark.lastDseq), \(mark.lastCommand))
      ON CONFLICT (device) DO UPDATE SET user_id = excluded.user_id,
        last_dseq = excluded.last_dseq, last_command = excluded.last_command
      """)
  }

  public mutating func log(_ entry: LoggedCommand) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO command_log (device, dseq, id, user_id, system, name, version, at, received,
        subject_kind, subject_id)
      VALUES (\(entry.device), \(entry.dseq), \(entry.id), \(entry.user), \(entry.system),
        \(entry.name), \(entry.version), \(entry.at), \(entry.received), \(entry.subject?.kind),
        \(entry.subject?.id))
      """)
    guard let rejection = entry.rejection else { return }
    try session.run(
      """
      INSERT INTO command_rejection (device, dseq, reason)
      VALUES (\(entry.device), \(entry.dseq), \(rejection.text))
      """)
    try Tables.note(rejected: entry, session)
  }

  public func logged(
    by device: DeviceID, in range: ClosedRange<Int64>
  ) throws(StoreFailure) -> [LoggedCommand] {
    try entries(
      "command_log LEFT JOIN command_rejection",
      """
      device = \(device) AND dseq BETWEEN \(range.lowerBound) AND \(range.upperBound)
      ORDER BY dseq
      """)
  }

  /// Rejections have a small table of their own: finding none of them among a million commands
  /// costs nothing.
  public func rejected(
    by device: DeviceID, in range: ClosedRange<Int64>
  ) throws(StoreFailure) -> [LoggedCommand] {
    try entries(
      "command_rejection JOIN command_log",
      """
      device = \(device) AND dseq BETWEEN \(range.lowerBound) AND \(range.upperBound)
      ORDER BY dseq
      """)
  }

  public func outcome(
    of command: CommandID, by user: UserID
  ) throws(StoreFailure) -> LoggedCommand? {
    let logged = try session.first("SELECT 1 FROM command_log WHERE id = \(command)")
    // Asked for every command, and almost always no.
    guard logged != nil else { return nil }
    return try entries(
      "command_log LEFT JOIN command_rejection",
      "id = \(command) AND user_id = \(user) ORDER BY received, device LIMIT 1"
    ).first
  }

  private func entries(
    _ tables: SQL, _ condition: SQL
  ) throws(StoreFailure) -> [LoggedCommand] {
    try session.rows(
      """
      SELECT device, dseq, id, user_id, system, name, version, at, received, subject_kind,
        subject_id, reason
      FROM \(tables) USING (device, dseq) WHERE \(condition)
      """
    ) { row throws(StoreFailure) in
      var subject: EntityKey?
      if let kind = try row[9] as String?, let id = try row[10] as ID<AnyEntity>? {
        subject = EntityKey(kind, id)
      }
      return LoggedCommand(
        device: try row[0], dseq: try row[1], id: try row[2], user: try row[3],
        system: try row[4], name: try row[5], version: try row[6], at: try row[7],
        received: try row[8], subject: subject, rejection: try Self.json(try row[11]))
    }
  }

  private static func json(_ text: String?) throws(StoreFailure) -> JSON? {
    guard let text else { return nil }
    do {
      return try JSON.parse(text)
    } catch {
      throw StoreFailure(.mismatch, "a logged rejection cannot be read: \(error)")
    }
  }
}
