import Coding
import Core
import ServiceLifecycle

/// Processes pictures and stores them.
@Memberwise public struct PhotoStorage: Sendable {
  public let processor: ImageProcessor
  public let media: MediaStore

  /// Takes no pictures; shows those that are in the folder.
  public static func closed(folder: String) -> PhotoStorage {
    PhotoStorage(
      processor: ImageProcessor(program: nil, ticks: { 0 }), media: MediaStore(folder: folder))
  }
}

/// Deletes the files that nothing refers to, at the start and every ``interval`` milliseconds.
@Memberwise public struct MediaService: Service {
  public static let interval: Int64 = 3_600_000

  private let media: MediaStore
  private let sleep: @Sendable (Int64) async throws -> Void
  /// Every file the database names.
  private let referenced: @Sendable () async throws -> Set<MediaDigest>

  public func run() async throws {
    await cancelWhenGracefulShutdown {
      while !Task.isCancelled {
        // A database that cannot be read now can be read at the next sweep.
        _ = try? await media.sweep(referenced: referenced)
        do { try await sleep(MediaService.interval) } catch { return }
      }
    }
  }
}
