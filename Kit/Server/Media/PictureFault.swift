import Wire

/// Why a picture was not processed.
public enum PictureFault: String, Error, Hashable, Sendable {
  /// None of ``PictureKind``.
  case unknownKind
  /// Cannot be read, or not to its end.
  case damaged
  /// More than ``ImageProcessor/mostPixels``.
  case tooManyPixels
  /// A side of fewer pixels than were asked for.
  case tooSmall
  /// The same, of a picture so long that a device leaves it no more when it makes it smaller.
  case tooNarrow
  /// It took more time or memory than any picture should.
  case tooCostly
  /// Others are before it.
  case busy
  /// The process that does it could not be started or confined: the operator's matter.
  case unavailable
}

extension PictureFault {
  /// What the server answers.
  public var problem: Problem {
    switch self {
    case .unknownKind: Problem(.pictureKindUnknown)
    case .damaged: Problem(.pictureDamaged)
    case .tooManyPixels:
      Problem(
        .pictureTooLarge, data: [.init("limit", .int(ImageProcessor.mostPixels / 1_000_000))])
    case .tooSmall: Problem(.pictureTooSmall)
    case .tooNarrow: Problem(.pictureTooNarrow)
    case .tooCostly: Problem(.pictureDamaged, detail: "It took too much to read.")
    case .busy: .later(.busy, seconds: 5)
    case .unavailable: Problem(.picturesOff)
    }
  }
}

extension ProblemCode {
  public static let pictureKindUnknown = ProblemCode(
    "pictureKindUnknown", 415, "This is not a JPEG, PNG, WebP or GIF picture.")
  public static let pictureDamaged = ProblemCode(
    "pictureDamaged", 422, "This picture cannot be read.")
  public static let pictureTooLarge = ProblemCode(
    "pictureTooLarge", 422, "This picture has too many pixels.")
  public static let pictureTooSmall = ProblemCode(
    "pictureTooSmall", 422, "This picture has too few pixels.")
  public static let pictureTooNarrow = ProblemCode(
    "pictureTooNarrow", 422, "This picture is too narrow for its length.")
  public static let picturesOff = ProblemCode(
    "picturesOff", 503, "This server cannot take pictures.")

  /// Every code of pictures, for documents and tests.
  public static let pictures: [ProblemCode] = [
    .pictureKindUnknown, .pictureDamaged, .pictureTooLarge, .pictureTooSmall, .pictureTooNarrow,
    .picturesOff,
  ]
}
