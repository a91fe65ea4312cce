import Core

// Reading the local database.
extension ClientCore {
  /// Takes some of the rows of the local database; more are on their way. Where nothing is on the
  /// screen yet they are read at once, so that no step takes long. Where something is, it stays
  /// until all of them are here.
  mutating func restoring(_ rows: [StoreRow]) {
    guard isLoading else { return }
    guard !isLoaded else {
      arriving += rows
      return
    }
    for row in rows {
      if LocalTable.isBase(row.table) {
        takeBase(row.table, row.key, row.value, isOlder: true)
      } else {
        arriving.append(row)
      }
    }
  }

  /// Starts from the rows of the local database, of which these are the last. Commands that are not
  /// in it yet are kept on top.
  mutating func restore(_ rows: [StoreRow], _ later: [String]) {
    guard isLoading || isReading else { return }
    if isLoaded {
      view = Domain.Replica()
      overlay = [:]
      held = Dictionary(minimumCapacity: arriving.count + rows.count)
    } else {
      uncover()
    }
    isLoading = false
    isReading = false
    isLoaded = true
    volumes = later
    overdue = nil
    let unsaved = outbox.filter { entry in !entry.isSaved }
    outbox = []
    rejected = []
    record = nil
    page = nil
    following = nil
    exchange = nil
    kept = [:]
    gathered = [:]
    isUntidy = true
    isReplaced = true
    if !planted(.earlierRowsForgotten) { for row in arriving { takeRestored(row) } }
    arriving = []
    for row in rows { takeRestored(row) }
    let saved = Set(outbox.map { entry in entry.id })
    outbox += unsaved.filter { entry in !saved.contains(entry.id) }
    texts = texts.filter { id, _ in !saved.contains(id) }
    sortOutbox()
    rejected.sort { a, b in a.learned != b.learned ? a.learned < b.learned : a.id < b.id }
    replay()
    if volumes.isEmpty || planted(.syncsBeforeWhole) { becomeWhole() }
  }

  private mutating func takeRestored(_ row: StoreRow) {
    if row.table == LocalTable.outbox {
      takeOutbox(row.key, row.value, isNew: true)
    } else {
      take(.put(table: row.table, key: row.key, value: row.value))
    }
  }

  /// Everything has been read.
  mutating func becomeWhole() {
    hinted = record?.acknowledged ?? 0
    if isMisplaced {
      isMisplaced = false
      startOver()
    }
    adoptWaiting()
    if isElected || planted(.twoTabsDrain) { lead() }
    let messages = unheard
    unheard = []
    for text in messages { hear(text) }
  }
}
