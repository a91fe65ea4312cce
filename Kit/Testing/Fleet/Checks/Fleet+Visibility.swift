import Core
import Sync
import Wire

// Not everybody in a scope sees all of it.
extension Fleet {
  /// A page holds nothing of people who hide from whoever asks.
  mutating func checkVisibility(of page: Page, for user: UserID, _ hidden: [Scope: Set<UserID>]) {
    for (scope, people) in hidden {
      everHidden[user, default: []].formUnion(people)
      for part in page.parts where part.scope == scope {
        for row in part.rows {
          guard let body = row.body, let author = author(of: row.key, body) else { continue }
          if people.contains(author) { violate("a page shows \(row.key.kind), which is hidden") }
        }
      }
    }
  }

  /// Whether a row of the base may be missing on the way: people hid it when its page was made, or
  /// no longer do. What is there in the end is looked at then.
  func mayBeMissing(_ key: String, _ value: String, for user: UserID) -> Bool {
    everHidden[user].map { people in isHidden(key, value, by: people) } ?? false
  }

  /// What a person's device holds in the end.
  func readableContent(for user: UserID) -> [String: String] {
    let rules = rules
    let hidden =
      server.reading { (storage) throws(Failure) in try rules.hidden(from: user, in: storage) }
      ?? [:]
    var content: [String: String] = [:]
    for scope in ledger.readable(by: user) {
      var rows = ledger.content(of: scope, asOf: ledger.head(of: scope), upTo: nil)
      if let people = hidden[scope] {
        rows = rows.filter { key, value in !isHidden(key, value, by: people) }
      }
      content.merge(rows) { old, _ in old }
    }
    return content
  }

  private func isHidden(_ key: String, _ value: String, by people: Set<UserID>) -> Bool {
    author(ofRow: key, value).map { author in people.contains(author) } ?? false
  }

  private func author(ofRow key: String, _ value: String) -> UserID? {
    guard let entity = DiskWatch<Domain>.entity(key), let space = value.firstIndex(of: " ") else {
      return nil
    }
    return author(of: entity, String(value[value.index(after: space)...]))
  }

  private func author(of key: EntityKey, _ body: String) -> UserID? {
    guard let json = try? JSON.parse(body),
      let entity = try? Domain.Entity.decode(key, WireCursor(json))
    else { return nil }
    return Domain.author(of: entity)
  }
}
