import Core
import Sync
import Wire

// The promises about contents that are set apart.
extension Fleet {
  // MARK: The server

  /// The server gives what the person may see, and nothing else.
  mutating func checkFound(_ found: ApartAnswer.Found, by user: UserID) {
    let stub = readableStub(of: found.key, by: user)
    guard let text = found.text else {
      if stub != nil { violate("a content of \(found.key.kind) is withheld from who may see it") }
      return
    }
    guard let stub else {
      violate("the server gives a content of \(found.key.kind) to who may not see it")
      return
    }
    if !stub.fits(text) { violate("the server gives another content than the feed names") }
  }

  /// The stub of an entity that is there, if the person may see it now.
  private func readableStub(of key: EntityKey, by user: UserID) -> ContentStub? {
    guard let scope = ledger.homes[key], ledger.isReadable(scope, by: user) else { return nil }
    return stub(of: key, in: scope)
  }

  private func stub(of key: EntityKey, in scope: Scope) -> ContentStub? {
    guard let body = ledger.rows(of: scope).last(where: { row in row.key == key })?.body,
      let json = try? JSON.parse(body)
    else { return nil }
    return (try? Domain.Entity.decode(key, WireCursor(json)))?.content
  }

  // MARK: The device

  /// What is shown is the content that the view names.
  mutating func checkContent(_ key: EntityKey, _ answer: ContentAnswer, _ ref: TabRef) {
    switch answer {
    case .here(let text):
      count(.contentShown)
      let stub = tab(ref).core.view.entity(key)?.content
      if stub.map({ stub in !stub.fits(text) }) ?? true {
        violate("a tab shows another content than the one of \(key.kind)")
      }
    case .unavailable(.offline): count(.contentOffline)
    case .unavailable(.gone): count(.contentGone)
    case .unavailable(.damaged): break
    }
  }

  mutating func checkRefused(_ fault: ContentFault, _ ref: TabRef) {
    // Somebody may have let go of it in another tab.
    if fault != .missing { violate("a content is refused: \(fault)") }
    if !tab(ref).repeats.isEmpty { profiles[ref.profile].tabs[ref.tab].repeats.removeFirst() }
  }

  /// What a command brings is on the device as long as the command is, with the text it names.
  mutating func checkContents(_ profile: Int, after operations: [StoreWrite.Operation]) {
    let disk = profiles[profile].disk
    let isPage = operations.contains { operation in
      if case .put("meta", _, _) = operation { true } else { false }
    }
    for operation in operations {
      switch operation {
      case .delete("outbox", let key) where isPage: checkSettled(profile, key)
      case .put("outbox", let key, _), .put("rejected", let key, _):
        checkBrought(key, disk)
      case .put("kept", let key, _): countFetched(key, operations)
      case .delete("kept", let key): countForgotten(profile, key)
      case .clear(let table) where table.hasPrefix("~."):
        checkBrought(String(table.dropFirst(2)), disk)
      default: break
      }
    }
  }

  private mutating func checkBrought(_ key: String, _ disk: Disk) {
    for table in ["outbox", "rejected"] {
      guard let row = disk[table][key], let json = try? JSON.parse(row),
        let content = json["content"], let stub = try? ContentStub(WireCursor(content))
      else { continue }
      guard let text = disk["~." + key]["text"] else {
        violate("the content of command \(key) is gone before the server is known to have it")
        return
      }
      if !stub.fits(text) { violate("command \(key) has another content than it brings") }
    }
  }

  /// What a settled command brought stays, if it has become the entity's.
  private mutating func checkSettled(_ profile: Int, _ key: String) {
    let (disk, base) = (profiles[profile].disk, profiles[profile].watch.base)
    guard let id = CommandID(key), let command = made[id]?.command, let stub = command.content,
      disk["rejected"][key] == nil, base.entity(command.subject)?.content == stub,
      disk["kept"][key] == nil
    else { return }
    violate("the content of command \(key) is dropped though its \(command.subject.kind) has it")
  }

  private mutating func countFetched(_ key: String, _ operations: [StoreWrite.Operation]) {
    for case .put(let table, _, _) in operations where table == "~." + key {
      count(.contentFetched)
    }
  }

  /// Counts what is forgotten: because it is gone, or only for its size.
  private mutating func countForgotten(_ profile: Int, _ key: String) {
    guard let kept = profiles[profile].watch.kept.removeValue(forKey: key) else { return }
    let stub = profiles[profile].watch.base.entity(kept.key)?.content
    if stub == kept.stub, Domain.hasClients {
      violate("a content of \(kept.key.kind) is forgotten though it is needed")
    }
    count(stub == kept.stub ? .contentEvicted : .contentForgotten)
  }

  // MARK: The end

  /// Every content that a feed names is on the server and can be had by everybody who may see it,
  /// and by nobody else. No device has one that belongs to nothing.
  mutating func checkContentsAtEnd() {
    for key in ledger.homes.keys.sorted() where Domain.isSetApart(key.kind) {
      for user in users { _ = apart(ApartRequest(keys: [key]), user) }
    }
    for (index, profile) in profiles.enumerated() where profile.local == nil {
      for table in profile.disk.tables.keys.sorted() where table.hasPrefix("~.") {
        let key = String(table.dropFirst(2))
        if profile.disk["kept"][key] == nil, profile.disk["outbox"][key] == nil,
          profile.disk["rejected"][key] == nil, profile.disk[table]["text"] != nil
        {
          violate("device \(index) keeps a content that belongs to nothing")
        }
      }
      for tab in profile.tabs where tab.isAlive && tab.core.syncs {
        for key in tab.core.keptContents where tab.core.knows(key.kind) {
          if profile.watch.base.entity(key)?.content == nil {
            violate("device \(index) keeps a content of what is gone")
          }
        }
      }
    }
  }
}
