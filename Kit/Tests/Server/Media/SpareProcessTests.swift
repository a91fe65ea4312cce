import Foundation
import Server
import TestKit
import Testing

/// The process that is started before its drawing is there, with a program in place of it.
@Suite(.timeLimit(.minutes(30)))
struct SpareProcessTests {
  private let directory: TemporaryDirectory
  private let drawing = Drawing(shapes: "<svg/>", texts: [])
  private let picture = bareJPEG(Drawing.width, Drawing.height)

  init() throws { directory = try TemporaryDirectory() }

  /// It notes each start. A spare one does then what is told, any other answers a picture.
  private func processor(
    spare: String = ":",
    sleep: @escaping @Sendable (Int64) async throws -> Void = { _ in
      try await Task.sleep(for: .seconds(3_600))
    }
  ) throws -> ImageProcessor {
    let answer = directory.file("answer")
    try Data(picture).write(to: URL(fileURLWithPath: answer))
    let script = """
      echo "$$ ${1:-fresh}" >> "\(directory.file("starts"))"
      if [ -n "$1" ]; then \(spare); fi
      cat > /dev/null; cat "\(answer)"
      """
    return ImageProcessor(
      program: "/bin/sh", arguments: ["-c", script], ticks: { 0 }, sleep: sleep)
  }

  private struct Start {
    let process: pid_t
    let word: Substring

    /// It has ended, and its end was noticed.
    var isGone: Bool { kill(process, 0) != 0 && errno == ESRCH }
  }

  private func starts() -> [Start] {
    let text = try? String(contentsOfFile: directory.file("starts"), encoding: .utf8)
    return (text ?? "").split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard words.count == 2, let process = pid_t(words[0]) else { return nil }
      return Start(process: process, word: words[1])
    }
  }

  @Test func oneIsUsedForOneDrawing() async throws {
    let processor = try processor()
    processor.prepareDrawing()
    processor.prepareDrawing()
    for number in 1...3 {
      await until { starts().count == number }
      #expect(try await processor.draw(drawing).bytes == picture)
      #expect(starts()[number - 1].isGone)
    }
    await until { starts().count == 4 }
    #expect(starts().allSatisfy { start in start.word == "wait=60000" })
    #expect(starts()[3].isGone == false)
  }

  @Test func nothingIsStartedBeforeSomebodyAsks() async throws {
    let processor = try processor()
    _ = try? await processor.process(PictureFixtures.turned)
    #expect(starts().map { start in start.word } == ["fresh"])
  }

  /// Whatever became of it, the picture is drawn.
  @Test(arguments: [
    "exit 0", "exit 71", "kill -KILL $$", "cat > /dev/null; exit 65", "exec 0<&-; exit",
  ])
  func oneThatCannotBeUsedIsReplaced(end: String) async throws {
    let processor = try processor(spare: end)
    processor.prepareDrawing()
    await until { starts().count == 1 }
    #expect(try await processor.draw(drawing).bytes == picture)
    await until { starts().count == 3 }
    #expect(starts().map { start in start.word } == ["wait=60000", "fresh", "wait=60000"])
    #expect(starts()[0].isGone && starts()[1].isGone)
  }

  @Test func oneThatNobodyUsesEnds() async throws {
    let (hours, passing) = AsyncStream<Void>.makeStream()
    let processor = try processor { _ in for await _ in hours {} }
    processor.prepareDrawing()
    await until { starts().count == 1 }
    #expect(starts()[0].isGone == false)
    passing.finish()
    await until { starts()[0].isGone }
    #expect(try await processor.draw(drawing).bytes == picture)
  }

  @Test func nothingIsLeftOfIt() async throws {
    var processor: ImageProcessor? = try processor()
    for _ in 0..<5 { _ = try await processor?.draw(drawing) }
    processor?.prepareDrawing()
    processor = nil
    await until { !starts().isEmpty && starts().allSatisfy { start in start.isGone } }
    // No socket of this process has lost its other end for good.
    await until { (3..<1_024).allSatisfy { descriptor in !isDeserted(descriptor) } }
  }

  private func isDeserted(_ descriptor: Int32) -> Bool {
    var (domain, size) = (Int32(0), socklen_t(MemoryLayout<Int32>.size))
    guard getsockopt(descriptor, SOL_SOCKET, SO_DOMAIN, &domain, &size) == 0, domain == AF_UNIX
    else { return false }
    var entry = pollfd(fd: descriptor, events: 0, revents: 0)
    return poll(&entry, 1, 0) > 0 && entry.revents & Int16(POLLHUP) != 0
  }

  @Test func theProcessWaitsForItsInputOrItsEnd() {
    var ends: [Int32] = [-1, -1]
    #expect(pipe(&ends) == 0)
    #expect(!ConfinedImageProcess.hasInput(ends[0], within: 1))
    #expect(write(ends[1], "x", 1) == 1)
    #expect(ConfinedImageProcess.hasInput(ends[0], within: 60_000))
    var byte: UInt8 = 0
    #expect(read(ends[0], &byte, 1) == 1)
    close(ends[1])
    #expect(ConfinedImageProcess.hasInput(ends[0], within: 60_000))
    close(ends[0])
  }
}
