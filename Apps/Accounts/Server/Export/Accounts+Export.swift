import Calendar
import Core
import Foundation
import Server
import Store

extension BucketRule {
  /// Three a day: an archive is work for the server.
  static let export = BucketRule(name: "export", burst: 3, refill: 86_400_000 / 3)
}

private enum ExportAnswer: Sendable {
  case asked, running
  case later(Int)
}

/// What goes into an archive, read in one snapshot.
private struct ExportSource: Sendable {
  let account: Account
  let language: Language
  let entries: [ExportEntry]
}

extension Accounts {
  /// Asks for an archive of everything; it is made in the background.
  func askExport(of user: UserID, from origin: EventOrigin) async throws {
    guard options.exports != nil else { throw Problem(.exportOff) }
    let moment = environment.moment()
    let file = hexadecimal(environment.randomBytes(32))
    let answer = try await settle(for: user) { session throws(StoreFailure) -> ExportAnswer in
      let use = BucketUse(rule: .export, subject: user.description)
      let id: AccountExportID = moment.id(50)
      guard try ExportRows.add(id, of: user, file: file, at: moment.instant, in: session) else {
        return .running
      }
      if let wait = try RateBucketRows.take([use], at: moment.instant, in: session) {
        try session.run("DELETE FROM account_export WHERE id = \(id)")
        return .later(wait)
      }
      try EventRows.add(.exportAsked, of: user, from: origin, moment, in: session)
      return .asked
    }
    switch answer {
    case .asked: jobSignal.wake()
    case .running: throw Problem(.exportRunning)
    case .later(let seconds): throw Problem.later(.tooManyRequests, seconds: seconds)
    }
  }

  func exports(of user: UserID) async throws -> [AccountExport] {
    let now = environment.now()
    return try await engine.read { session throws(StoreFailure) in
      try ExportRows.list(of: user, at: now, in: session)
    }
  }

  /// The archive behind a link, for its owner, as long as the link holds.
  func download(_ id: AccountExportID, of user: UserID) async throws -> Download {
    let now = environment.now()
    let found = try await engine.read { session throws(StoreFailure) in
      try ExportRows.find(id, of: user, at: now, in: session)
    }
    guard let exports = options.exports, let found, let size = found.size else {
      throw Problem(.notFound)
    }
    let place = exports.place(of: found.file)
    guard FileManager.default.isReadableFile(atPath: place) else { throw Problem(.notFound) }
    let day = found.asked.civil(offset: 0).date.description
    return Download(
      place: place, size: size, mediaType: "application/zip", name: "fieldday-\(day).zip",
      version: id.description)
  }

  /// Makes every archive that waits. One that fails is tried again at the next pass.
  func buildExports() async throws {
    guard let exports = options.exports else { return }
    let waiting = try await engine.read { session throws(StoreFailure) in
      try ExportRows.waiting(in: session)
    }
    guard !waiting.isEmpty else { return }
    try exports.prepare()
    var failure: (any Error)?
    for export in waiting {
      guard export.tries < AccountExport.patience else {
        try await settle { session throws(StoreFailure) in
          try ExportRows.giveUp(export.id, in: session)
        }
        continue
      }
      try await settle { session throws(StoreFailure) in
        try ExportRows.attempt(export.id, in: session)
      }
      do { try await build(export, in: exports) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  private func build(_ export: AccountExport, in folder: ExportFolder) async throws {
    let user = export.user
    let dataProviders = dataProviders
    let source = try await engine.read { session throws(StoreFailure) -> ExportSource? in
      guard let account = try AccountRows.account(user, in: session) else { return nil }
      let numbers = phoneNumbers(of: user, in: session)
      var entries = try UserDataProvider<Engine>.account(numbers).entries(user, session)
      for provider in dataProviders { entries += try provider.entries(user, session) }
      let language = try ReadingLanguage.of(user, else: .english, in: session)
      return ExportSource(account: account, language: language, entries: entries)
    }
    guard let source else { return }
    let moment = environment.moment()
    let readme = ExportReadme(
      email: source.account.email, made: moment.instant, language: source.language,
      entries: source.entries)
    let place = folder.place(of: export.file)
    let (engine, first, entries) = (engine, readme.entry, source.entries)
    let size = try await ZipFile.write(to: place, modified: moment.instant) { archive in
      try await archive.add(first.path) { first.bytes }
      for entry in entries {
        guard let made = entry.source else {
          try await archive.add(entry.path) { entry.bytes }
          continue
        }
        // One after the other: all together may be more than memory holds.
        let texts = try await engine.read { session throws(StoreFailure) in
          try ContentTable.texts(of: made.keys, in: session)
        }
        guard let texts else { continue }
        try await archive.add(entry.path) { made.bytes(texts) }
      }
    }
    let expires = moment.instant.advanced(byMilliseconds: AccountExport.life)
    let isWanted = try await settle { session throws(StoreFailure) in
      guard try ExportRows.finish(export.id, size: size, expires: expires, in: session) else {
        return false
      }
      try notify(user, .exportReady, moment, in: session)
      return true
    }
    if isWanted { mailer.wake() } else { folder.remove(export.file) }
  }

  /// Removes the files that belong to nobody: expired, of an account that is gone, or left by a
  /// crash. The folder is read first, so that what is being made meanwhile is not touched.
  func sweepExports() async throws {
    guard let exports = options.exports else { return }
    let names = exports.names()
    guard !names.isEmpty else { return }
    let kept = Set(
      try await engine.read { session throws(StoreFailure) in
        try ExportRows.files(in: session)
      })
    for name in names where !kept.contains(String(name.prefix(64))) { exports.remove(name) }
  }
}
