import AccountsDomain
import Calendar
import Core
import Store
import Sync

extension Newcomer {
  /// What the person chose while signing up, as commands like any other: their first device pulls
  /// them.
  ///
  /// They are sent by a device that is minted for this purpose and never used again.
  public func commands() -> [CommandEnvelope] {
    var commands: [AccountsCommand] = []
    if let displayName { commands.append(.setDisplayName(account.id, displayName)) }
    if let language { commands.append(.setLanguage(account.id, language)) }
    let device: DeviceID = moment.id(1)
    return commands.enumerated().map { index, command in
      CommandEnvelope(
        id: moment.id(UInt64(index) + 2), device: device, dseq: Int64(index) + 1,
        system: command.system, name: command.name, version: command.version, at: moment.instant,
        args: command.args)
    }
  }

  /// Applies ``commands()`` in the transaction that makes the account.
  public func greet<Tables: EntityTables, Connection: Session>(
    in storage: inout SQLStorage<Tables, Connection>
  ) throws(StoreFailure) {
    let rules = ServerRules<SQLStorage<Tables, Connection>>()
    for command in commands() {
      try rules.apply(
        PushedCommand(command), by: account.id, receivedAt: moment.instant, in: &storage)
    }
  }
}
