import AccountsDomain
import Core
import Server
import Store
import Sync
import Wire

/// The photo of a profile: processed, stored, and written into the public half as a change of the
/// server's, so that every device of the person learns of it like of any other.
struct Photos<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let accounts: Accounts<Engine, Tables>
  let photoStorage: PhotoStorage

  /// Processes and stores what somebody sent.
  func take(_ bytes: [UInt8], from user: UserID) async throws -> Photo {
    let picture: ProcessedImage
    do throws(PictureFault) { picture = try await photoStorage.processor.process(bytes) } catch {
      throw error.problem
    }
    let large = try keep(picture.large)
    let small = try keep(picture.small)
    let photo = Photo(large: large, small: small)
    let moment = accounts.environment.moment()
    let entries = [(large, picture.large.count), (small, picture.small.count)].map { digest, size in
      MediaEntry(digest: digest, kind: .photo, size: size, created: moment.instant)
    }
    try await accounts.writer.submit(for: user) { storage throws(StoreFailure) in
      for entry in entries { try MediaRows.add(entry, of: user, in: storage.session) }
      // Like a device of the person's own that is never used again.
      let command = AccountsCommand.setPublic(user, .photo(photo))
      let envelope = CommandEnvelope(
        id: moment.id(2), device: moment.id(1), dseq: 1, system: command.system,
        name: command.name, version: command.version, at: moment.instant, args: command.args)
      try ServerRules<SQLStorage<Tables, Engine.Connection>>().apply(
        PushedCommand(envelope), by: user, receivedAt: moment.instant, in: &storage)
    }.committed()
    return photo
  }

  /// The content of a person's own file; another's and an absent one are the same.
  func bytes(of digest: MediaDigest, for user: UserID) async throws -> [UInt8] {
    let isOwn = try await accounts.engine.read { session throws(StoreFailure) in
      try MediaRows.isOwn(digest, of: user, in: session)
    }
    guard isOwn, let bytes = photoStorage.media.bytes(of: digest) else { throw Problem(.notFound) }
    return bytes
  }

  private func keep(_ bytes: [UInt8]) throws(Problem) -> MediaDigest {
    do throws(MediaFailure) { return try photoStorage.media.keep(bytes) } catch {
      throw Problem(error.isFull ? .storageFull : .failed)
    }
  }
}
