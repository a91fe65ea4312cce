/// Turns what somebody sent into a picture of ours: upright, square or whole, without metadata.
///
/// What comes from outside is decoded by a process of its own for each picture, which has given up
/// everything it does not need (see ``ConfinedImageProcess``). A few work at a time and a few wait;
/// who comes later is asked to try again.
public final class ImageProcessor: Sendable {
  /// The most bytes of a picture as it is sent.
  public static let mostBytes = 10 * 1_024 * 1_024
  /// The most pixels, by what the picture says of itself before anything is decoded.
  public static let mostPixels = 50_000_000
  /// The most memory of the process, in bytes.
  public static let mostMemory: UInt64 = 1 << 30
  /// The most seconds of computing.
  public static let mostSeconds: UInt64 = 10
  /// The most nanoseconds that pass meanwhile.
  static let mostTime: UInt64 = 20_000_000_000

  private let process: ShortProcess?
  private let queue: WorkQueue

  /// - Parameters:
  ///   - program: What is run for each picture; it reads the picture and writes what
  ///     ``ProcessedImage`` reads. `nil` takes no pictures.
  ///   - environment: `NAME=value`; everything the program gets to know of ours.
  ///   - ticks: Nanoseconds of a clock that never goes back; it ends a program that takes too long.
  public init(
    program: String?, arguments: [String] = [], environment: [String] = [], atOnce: Int = 2,
    queueLimit: Int = 8, ticks: @escaping @Sendable () -> UInt64
  ) {
    process = program.map { program in
      ShortProcess(
        program: program, arguments: arguments, environment: environment,
        mostAnswer: 4 * 1_024 * 1_024, mostTime: ImageProcessor.mostTime, ticks: ticks)
    }
    queue = WorkQueue("fieldday.pictures", atOnce: atOnce, queueLimit: queueLimit)
  }

  /// Develops one picture to squares.
  public func develop(_ bytes: [UInt8]) async throws(PictureFault) -> ProcessedImage {
    guard let picture = ProcessedImage(frames: try await answer(to: bytes, [])) else {
      throw .damaged
    }
    return picture
  }

  /// Develops one picture without cutting anything off.
  public func developWhole(_ bytes: [UInt8]) async throws(PictureFault) -> WholePicture {
    guard let picture = WholePicture(try await answer(to: bytes, [ConfinedImageProcess.whole]))
    else {
      throw .damaged
    }
    return picture
  }

  /// What the process says of a picture.
  private func answer(
    to bytes: [UInt8], _ arguments: [String]
  ) async throws(PictureFault) -> [UInt8] {
    guard let process else { throw .unavailable }
    guard PictureKind(bytes) != nil else { throw .unknownKind }
    guard let outcome = await queue.run({ process.run(bytes, adding: arguments) }) else {
      throw .busy
    }
    switch outcome {
    case .exited(0, let answer): return answer
    case .exited(ConfinedImageProcess.damaged, _): throw .damaged
    case .exited(ConfinedImageProcess.tooLarge, _): throw .tooManyPixels
    case .overran, .signalled: throw .tooCostly
    case .exited, .notStarted: throw .unavailable
    }
  }
}
