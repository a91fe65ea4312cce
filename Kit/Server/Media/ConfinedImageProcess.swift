import CPicture

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What runs inside the process that decodes or draws one picture.
///
/// It first gives up memory, time, files, privileges and, once everything is loaded and the picture
/// read, every system call that is not about memory, threads or the open descriptors. A picture
/// that takes the process over can only compute until it is ended, and its answer is checked (see
/// ``ProcessedImage``).
public enum ConfinedImageProcess {
  static let damaged = Int32(fieldday_picture_damaged.rawValue)
  static let tooLarge = Int32(fieldday_picture_too_large.rawValue)
  static let tooSmall = Int32(fieldday_picture_too_small.rawValue)
  static let tooNarrow = Int32(fieldday_picture_too_narrow.rawValue)
  /// So many times a picture that has to have a least side may be as long as it is wide, to be told
  /// that it is too small rather than too narrow.
  public static let mostRatio = Int(fieldday_picture_most_ratio)
  /// It could not be confined.
  static let open: Int32 = 71

  /// The argument with which a picture stays whole.
  static let whole = "whole"
  /// What the argument begins with that says how many pixels a side has at least.
  private static let leastSide = "least="
  /// What the argument begins with that says how many milliseconds it waits for its input.
  private static let waiting = "wait="

  /// The argument with which a picture of a shorter side is refused.
  static func atLeast(_ side: Int) -> String { leastSide + String(side) }

  /// The argument with which it ends, having answered nothing, when no input has come by then.
  static func waiting(atMost milliseconds: Int32) -> String { waiting + String(milliseconds) }

  /// The number in the argument that begins so.
  private static func number(after word: String, in arguments: [String]) -> Int32? {
    for argument in arguments where argument.hasPrefix(word) {
      return Int32(argument.dropFirst(word.count))
    }
    return nil
  }

  /// Processes the picture on the standard input to the standard output. Answers the status to exit
  /// with.
  ///
  /// - Parameter arguments: What ``ImageProcessor`` adds to its own.
  public static func run(_ arguments: [String] = []) -> Int32 {
    let isDrawing = arguments.contains(drawing)
    guard
      fieldday_confine_resources(ImageProcessor.mostMemory, ImageProcessor.mostSeconds) == 0,
      fieldday_picture_prepare() == 0, !isDrawing || prepareDrawing()
    else { return open }
    if let limit = number(after: waiting, in: arguments), !hasInput(0, within: limit) { return 0 }
    let bytes = read(atMost: ImageProcessor.mostBytes)
    guard fieldday_confine_calls() == 0 else { return open }
    if isDrawing { return draw(bytes) }
    return arguments.contains(whole)
      ? processWhole(bytes)
      : processSquares(bytes, leastSide: number(after: leastSide, in: arguments) ?? 1)
  }

  /// Whether there is something to read, or its end, before so many milliseconds are over.
  public static func hasInput(_ descriptor: Int32, within milliseconds: Int32) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while true {
      let count = poll(&entry, 1, milliseconds)
      if count < 0, errno == EINTR { continue }
      return count > 0
    }
  }

  private static func processWhole(_ bytes: [UInt8]) -> Int32 {
    var picture = fieldday_picture()
    let outcome = fieldday_picture_process_whole(
      bytes, bytes.count, Int64(ImageProcessor.mostPixels), Int32(WholePicture.side), &picture)
    guard outcome == 0 else { return outcome }
    return write(Array(UnsafeBufferPointer(start: picture.bytes, count: picture.count)))
      ? 0 : damaged
  }

  private static func processSquares(_ bytes: [UInt8], leastSide: Int32) -> Int32 {
    var pictures = ProcessedImage.sides.map { _ in fieldday_picture() }
    let outcome = fieldday_picture_process(
      bytes, bytes.count, Int64(ImageProcessor.mostPixels), leastSide,
      ProcessedImage.sides.map { side in Int32(side) }, Int32(pictures.count), &pictures)
    guard outcome == 0 else { return outcome }
    for picture in pictures {
      let bytes = UnsafeBufferPointer(start: picture.bytes, count: picture.count)
      guard write(ProcessedImage.frame(bytes)) else { return damaged }
    }
    return 0
  }

  private static func read(atMost limit: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 64 * 1_024)
    while bytes.count < limit {
      #if canImport(Glibc)
        let count = Glibc.read(0, &part, min(part.count, limit - bytes.count))
      #else
        let count = Darwin.read(0, &part, min(part.count, limit - bytes.count))
      #endif
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += part[..<count]
    }
    return bytes
  }

  static func write(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { part in
        #if canImport(Glibc)
          Glibc.write(1, part.baseAddress, part.count)
        #else
          Darwin.write(1, part.baseAddress, part.count)
        #endif
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
