import Core
import Server
import Store

/// A photo of a profile or a post that nobody has sent: for sample data.
public struct UnsentPhoto: Sendable {
  private let photo: GolfPhoto

  public var digest: MediaDigest { photo.digest }

  /// Keeps a picture in the folder of files.
  ///
  /// - Parameters:
  ///   - large: As ``ProcessedImage`` has it.
  ///   - small: The same.
  public init(
    large: [UInt8], small: [UInt8], in media: MediaStore, at now: Instant
  ) throws(MediaFailure) {
    photo = GolfPhoto(
      digest: try media.keep(large), small: try media.keep(small), purpose: .profile,
      bytes: large.count + small.count, createdAt: now)
  }

  /// Keeps a picture for posts.
  ///
  /// - Parameter post: As ``ProcessedImage`` has it.
  public init(post bytes: [UInt8], in media: MediaStore, at now: Instant) throws(MediaFailure) {
    photo = GolfPhoto(
      digest: try media.keep(bytes), purpose: .post, bytes: bytes.count, createdAt: now)
  }

  /// Says whose it is. It may be several people's.
  public func note(of user: UserID, in session: some Session) throws(StoreFailure) {
    try GolfPhotoRows.add(photo, of: user, session)
  }
}
