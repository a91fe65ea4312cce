import Wire

/// Turns a picture that somebody sent into one to store: upright, square or whole, and without
/// metadata.
///
/// Each picture is decoded in a process of its own, which has given up everything it does not need
/// (see ``ConfinedImageProcess``). A few are decoded at a time and a few wait; further ones are
/// refused as busy. The same process draws pictures with what people wrote in them.
public final class ImageProcessor: Sendable {
  /// The most bytes of a picture as it is sent.
  public static let mostBytes = 10 * 1_024 * 1_024
  /// The most pixels, as the header of the picture states them before anything is decoded.
  public static let mostPixels = 50_000_000
  /// The most memory of the process, in bytes.
  public static let mostMemory: UInt64 = 1 << 30
  /// The most seconds of computing.
  public static let mostSeconds: UInt64 = 10
  /// The most nanoseconds from its start to its end.
  static let mostTime: UInt64 = 20_000_000_000
  /// The most milliseconds that a process which was started beforehand waits for its drawing.
  static let mostIdle: Int32 = 60_000

  private let decoder: ShortProcess?
  private let spare: SpareProcess?
  private let queue: WorkQueue

  /// - Parameters:
  ///   - program: Is run for each picture: it reads the picture and writes what ``ProcessedImage``
  ///     reads. `nil` accepts no pictures.
  ///   - environment: `NAME=value`; the whole environment of the program.
  ///   - ticks: Nanoseconds of a monotonic clock, by which a program that takes too long is ended.
  ///   - sleep: Suspends for a number of milliseconds. Without it no program is started beforehand.
  public init(
    program: String?, arguments: [String] = [], environment: [String] = [], atOnce: Int = 2,
    queueLimit: Int = 8, ticks: @escaping @Sendable () -> UInt64,
    sleep: (@Sendable (Int64) async throws -> Void)? = nil
  ) {
    let decoder = program.map { program in
      ShortProcess(
        program: program, arguments: arguments, environment: environment,
        mostAnswer: 4 * 1_024 * 1_024, mostTime: ImageProcessor.mostTime, ticks: ticks)
    }
    self.decoder = decoder
    spare = if let decoder, let sleep { ImageProcessor.spare(of: decoder, sleep) } else { nil }
    queue = WorkQueue("fieldday.pictures", atOnce: atOnce, queueLimit: queueLimit)
  }

  /// Makes the two squares of a picture.
  ///
  /// - Parameter leastSide: Pixels of its shorter side, below which it is refused.
  public func process(
    _ bytes: [UInt8], leastSide: Int? = nil
  ) async throws(PictureFault) -> ProcessedImage {
    let arguments = leastSide.map { side in [ConfinedImageProcess.atLeast(side)] } ?? []
    guard let picture = ProcessedImage(frames: try await answer(to: bytes, arguments)) else {
      throw .damaged
    }
    return picture
  }

  /// Makes a picture smaller without cutting anything off.
  public func processWhole(_ bytes: [UInt8]) async throws(PictureFault) -> WholePicture {
    guard let picture = WholePicture(try await answer(to: bytes, [ConfinedImageProcess.whole]))
    else {
      throw .damaged
    }
    return picture
  }

  /// Draws a picture, and prepares for the next.
  public func draw(_ drawing: Drawing) async throws(PictureFault) -> DrawnPicture {
    let bytes = drawing.json.bytes
    let answer = try await answer { [spare] decoder in
      defer { spare?.prepare() }
      return spare?.run(bytes) ?? decoder.run(bytes, adding: [ConfinedImageProcess.drawing])
    }
    guard let picture = DrawnPicture(answer) else { throw .damaged }
    return picture
  }

  /// Says that a picture will be wanted presently: a process is started for it, unless one waits.
  public func prepareDrawing() { spare?.prepare() }

  /// It ends itself when no drawing comes; where it does not, we end it a little later.
  private static func spare(
    of decoder: ShortProcess, _ sleep: @escaping @Sendable (Int64) async throws -> Void
  ) -> SpareProcess {
    SpareProcess(
      decoder,
      arguments: [ConfinedImageProcess.drawing, ConfinedImageProcess.waiting(atMost: mostIdle)],
      mostIdle: Int64(mostIdle) + 1_000, sleep: sleep)
  }

  /// What the process answers to a picture.
  private func answer(
    to bytes: [UInt8], _ arguments: [String]
  ) async throws(PictureFault) -> [UInt8] {
    guard decoder != nil else { throw .unavailable }
    guard PictureKind(bytes) != nil else { throw .unknownKind }
    return try await answer { decoder in decoder.run(bytes, adding: arguments) }
  }

  private func answer(
    _ run: @escaping @Sendable (ShortProcess) -> ShortProcess.Outcome
  ) async throws(PictureFault) -> [UInt8] {
    guard let decoder else { throw .unavailable }
    guard let outcome = await queue.run({ run(decoder) }) else { throw .busy }
    switch outcome {
    case .exited(0, let answer): return answer
    case .exited(ConfinedImageProcess.damaged, _): throw .damaged
    case .exited(ConfinedImageProcess.tooLarge, _): throw .tooManyPixels
    case .exited(ConfinedImageProcess.tooSmall, _): throw .tooSmall
    case .exited(ConfinedImageProcess.tooNarrow, _): throw .tooNarrow
    case .overran, .signalled: throw .tooCostly
    case .exited, .notStarted: throw .unavailable
    }
  }
}
