import Foundation
import Server
import Synchronization
import TestKit
import Testing

/// What the server makes of the process that decodes, whatever that process does.
@Suite struct ImageProcessorTests {
  private let picture = PictureFixtures.turned

  private func processor(
    _ program: String?, _ arguments: [String] = [], atOnce: Int = 2, queueLimit: Int = 8,
    // On a busy machine a process takes as long as it takes.
    ticks: @escaping @Sendable () -> UInt64 = { 0 }
  ) -> ImageProcessor {
    ImageProcessor(
      program: program, arguments: arguments, atOnce: atOnce, queueLimit: queueLimit,
      ticks: ticks)
  }

  private func fault(
    _ processor: ImageProcessor, _ bytes: [UInt8]? = nil
  ) async -> PictureFault? {
    do throws(PictureFault) { _ = try await processor.process(bytes ?? picture) } catch {
      return error
    }
    return nil
  }

  @Test(arguments: [
    (PictureFixtures.turned, PictureKind.jpeg), (PictureFixtures.deep, .png),
    (PictureFixtures.moving, .gif), (PictureFixtures.webp, .webp),
  ])
  func kindsAreToldByTheirFirstBytes(bytes: [UInt8], kind: PictureKind) {
    #expect(PictureKind(bytes) == kind)
    #expect(PictureKind(bytes.dropFirst()) == nil)
    #expect(PictureKind(bytes.prefix(2)) == nil)
  }

  @Test(arguments: ["", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>", "%PDF-1.7", "RIFF....WAVE"])
  func othersNeverReachTheProcess(text: String) async {
    // If it did, the picture would be too costly.
    let processor = processor("/bin/sh", ["-c", "kill -KILL $$"])
    #expect(await fault(processor, Array(text.utf8)) == .unknownKind)
  }

  @Test(arguments: [
    ("exit 0", PictureFault.damaged), ("exit 65", .damaged), ("exit 66", .tooManyPixels),
    ("exit 67", .tooSmall), ("exit 68", .tooNarrow), ("exit 71", .unavailable),
    ("kill -SEGV $$", .tooCostly), ("cat", .damaged),
    // It says too much; what ends it is us.
    ("yes", .tooCostly),
  ])
  func everyEndHasItsFault(script: String, expected: PictureFault) async {
    #expect(await fault(processor("/bin/sh", ["-c", script])) == expected)
  }

  @Test func whatDoesNotEndIsEnded() async {
    // A minute passes from one look at the clock to the next.
    let time = Mutex<UInt64>(0)
    let waits = processor("/bin/sleep", ["600"]) {
      time.withLock { time in
        time += 60_000_000_000
        return time
      }
    }
    #expect(await fault(waits) == .tooCostly)
  }

  @Test func whatCannotBeStartedIsTheOperatorsMatter() async {
    #expect(await fault(processor("/there/is/no/such/program")) == .unavailable)
    #expect(await fault(processor(nil)) == .unavailable)
  }

  /// Nothing of the server's reaches the process: no variables, no descriptors beyond the three.
  @Test func itGetsToKnowNothing() async throws {
    let directory = try TemporaryDirectory()
    let note = directory.file("note")
    let file = open(note, O_RDWR | O_CREAT, 0o600)
    let held = fcntl(file, F_DUPFD, 200)
    defer { for descriptor in [file, held] { close(descriptor) } }
    #expect(held >= 200)
    let script = "(env | grep -v -e ^PWD= -e ^SHLVL= -e ^_=; ls /proc/$$/fd) >\(note).seen"
    _ = await fault(processor("/bin/sh", ["-c", script]))
    let seen = try String(contentsOfFile: note + ".seen", encoding: .utf8)
    // The shell keeps one of its own meanwhile, from 10 on.
    let lines = seen.split(separator: "\n").map { line in Int(line) }
    #expect(!lines.isEmpty)
    #expect(lines.allSatisfy { line in line.map { number in number <= 10 } ?? false }, "\(seen)")
  }

  @Test func onlyAFewAtOnceAndAFewWaiting() async throws {
    let directory = try TemporaryDirectory()
    let gate = directory.file("gate")
    let script = "while [ ! -e \(gate) ]; do sleep 0.02; done; exit 66"
    let processor = processor("/bin/sh", ["-c", script], atOnce: 1, queueLimit: 1)
    await withTaskGroup(of: PictureFault?.self) { group in
      for _ in 0..<5 { group.addTask { await fault(processor) } }
      // One works, one waits; the others are sent away while these two cannot go on.
      for _ in 0..<3 { #expect(await group.next() == .busy) }
      #expect(FileManager.default.createFile(atPath: gate, contents: nil))
      for _ in 0..<2 { #expect(await group.next() == .tooManyPixels) }
    }
    #expect(await fault(processor) == .tooManyPixels)
  }

  // MARK: What it answers

  private func answering(_ bytes: [UInt8], _ directory: TemporaryDirectory) -> ImageProcessor {
    let path = directory.file("answer")
    #expect(FileManager.default.createFile(atPath: path, contents: Data(bytes)))
    return processor("/bin/cat", [path])
  }

  @Test func twoBareSquaresAreTaken() async throws {
    let directory = try TemporaryDirectory()
    let (large, small) = (bareJPEG(512), bareJPEG(128))
    let made = try await answering(framed([large, small]), directory).process(picture)
    #expect(made.large == large)
    #expect(made.small == small)
  }

  @Test func nothingElseIs() async throws {
    let directory = try TemporaryDirectory()
    let (large, small) = (bareJPEG(512), bareJPEG(128))
    let exif: [UInt8] = [0xFF, 0xE1, 0, 8] + Array("Exif\0\0".utf8)
    let comment: [UInt8] = [0xFF, 0xFE, 0, 4, 0x68, 0x69]
    let answers: [[UInt8]] = [
      [], framed([large]), framed([large, small, small]), framed([small, large]),
      framed([bareJPEG(512, 511), small]), framed([bareJPEG(512, with: exif), small]),
      framed([large, bareJPEG(128, with: comment)]), framed([large, small]) + [0],
      framed([large, small.dropLast(2) + []]), framed([large, Array("<svg/>".utf8)]),
      framed([large, small]).dropLast() + [], [0xFF, 0xFF, 0xFF, 0xFF],
    ]
    for (index, answer) in answers.enumerated() {
      let found = await fault(answering(answer, directory))
      #expect(found == .damaged, "answer \(index)")
    }
  }

  /// As ``answering(_:_:)``, whatever else the process is told.
  private func answeringAnyway(
    _ bytes: [UInt8], _ directory: TemporaryDirectory
  ) -> ImageProcessor {
    let path = directory.file("answer")
    #expect(FileManager.default.createFile(atPath: path, contents: Data(bytes)))
    return processor("/bin/sh", ["-c", "cat \(path)"])
  }

  @Test func aWholePictureOfAnyShapeIsTaken() async throws {
    let directory = try TemporaryDirectory()
    for (width, height) in [(1_080, 1_080), (1_080, 1), (3, 720)] {
      let whole = bareJPEG(width, height)
      let made = try await answeringAnyway(whole, directory).processWhole(picture)
      #expect(made.bytes == whole)
    }
  }

  @Test func noOtherWholePictureIs() async throws {
    let directory = try TemporaryDirectory()
    let exif: [UInt8] = [0xFF, 0xE1, 0, 8] + Array("Exif\0\0".utf8)
    let answers = [
      [], bareJPEG(1_081, 720), bareJPEG(720, 1_081), bareJPEG(0, 9), bareJPEG(9, with: exif),
      framed([bareJPEG(512), bareJPEG(128)]), bareJPEG(9).dropLast(2) + [],
    ]
    for (index, answer) in answers.enumerated() {
      let processor = answeringAnyway(answer, directory)
      await #expect(throws: PictureFault.damaged, "answer \(index)") {
        try await processor.processWhole(picture)
      }
    }
  }
}
