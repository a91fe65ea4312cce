import Application
import Dispatch
import Foundation
import Server
import StoreSQLite
import TestKit
import Testing

/// What an operator asks of a server that is running, through its socket.
@Suite struct ControlTests {
  /// Asks until the socket is there; opening it takes the server a moment.
  private func ask(_ request: AdminRequest, _ place: Place) async throws -> AdminAnswer {
    while !FileManager.default.fileExists(
      atPath: Control<SuiteTables>.socket(in: place.directory.path))
    { await Task.yield() }
    while true {
      do {
        return try await withTaskExecutorPreference(Operator.desk) {
          try await Administrator.perform(request, data: place.directory.path, peppersFile: nil)
        }
      } catch let failure where "\(failure)".contains("does not answer") {
        try Task.checkCancellation()
        await Task.yield()
      }
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func resettingAPasswordEndsEverySession() async throws {
    let place = try Place()
    try await place.testControlled { visitor async throws in
      #expect(try await visitor.signUp("ana@example.com") == 201)
      #expect(try await visitor.isSignedIn())
      let answer = try await ask(
        .resetPassword(email: " Ana@Example.com ", password: "another long walk"), place)
      #expect(answer.done)
      #expect(answer.lines == ["The password is changed and every session has ended."])
      #expect(try await !visitor.isSignedIn())
      #expect(try await visitor.signIn("ana@example.com") == 401)
      #expect(try await visitor.signIn("ana@example.com", "another long walk") == 200)
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func signingOutEndsTheSessionsOfThatPersonAtOnce() async throws {
    let place = try Place()
    try await place.testControlled { visitor async throws in
      #expect(try await visitor.signUp("ana@example.com") == 201)
      let anas = visitor.session
      visitor.session = nil
      #expect(try await visitor.signUp("ben@example.com") == 201)
      let bens = visitor.session
      visitor.session = anas
      #expect(try await visitor.isSignedIn(), "and it is in the server's memory")
      let answer = try await ask(.signOut(email: "ana@example.com"), place)
      #expect(answer == AdminAnswer(done: true, lines: ["Every session has ended."]))
      visitor.session = anas
      #expect(try await !visitor.isSignedIn())
      visitor.session = bens
      #expect(try await visitor.isSignedIn())
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func whatCannotBeDoneIsSaidAndNothingIsDone() async throws {
    let place = try Place()
    try await place.testControlled { visitor async throws in
      #expect(try await visitor.signUp("ana@example.com") == 201)
      let unknown = try await ask(.signOut(email: "nobody@example.com"), place)
      #expect(!unknown.done)
      #expect(!unknown.lines.isEmpty)
      let weak = try await ask(
        .resetPassword(email: "ana@example.com", password: "password"), place)
      #expect(!weak.done)
      #expect(weak.lines == ["This password cannot be used. (common)"])
      #expect(try await visitor.isSignedIn())
      let list = try await ask(.listUsers(), place)
      #expect(list.lines.count == 1)
      #expect(list.lines[0].hasSuffix("  ana@example.com"))
    }
  }

  /// The same commands without a server, on the directory itself.
  @Test func withoutAServerTheDirectoryIsUsed() async throws {
    let directory = try TemporaryDirectory()
    try await Place(directory).test { visitor async throws in
      #expect(try await visitor.signUp("ana@example.com") == 201)
    }
    let answer = try await Administrator.perform(
      .resetPassword(email: "ana@example.com", password: "another long walk"),
      data: directory.path, peppersFile: nil)
    #expect(answer.done)
    try await Place(directory).test { visitor async throws in
      #expect(try await visitor.signIn("ana@example.com", "another long walk") == 200)
    }
  }
}

/// A thread of the operator's own, as the command line is a process of its own: asking waits for
/// the answer, and must not keep the server's threads waiting with it.
private final class Operator: TaskExecutor {
  static let desk = Operator()

  private let queue = DispatchQueue(label: "operator", attributes: .concurrent)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
