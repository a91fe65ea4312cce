import CPicture

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program that was started and has not been waited for.
struct RunningProcess: Sendable {
  let id: pid_t
  /// Our end of the descriptor between us.
  let end: Int32
}

/// A program that is given bytes, answers bytes and ends, within limits.
///
/// Blocks its thread meanwhile. The program sees one descriptor for both directions, none of ours,
/// and only the environment it is given.
struct ShortProcess: Sendable {
  enum Outcome: Hashable, Sendable {
    case exited(Int32, answer: [UInt8])
    case signalled(Int32)
    /// It had to be ended: it took too long or said too much.
    case overran
    case notStarted
  }

  let program: String
  let arguments: [String]
  /// `NAME=value`.
  var environment: [String] = []
  /// The most bytes of the answer.
  let mostAnswer: Int
  /// The most nanoseconds, by ``ticks``.
  let mostTime: UInt64
  let ticks: @Sendable () -> UInt64

  /// - Parameter more: Arguments of this run alone, after the others.
  func run(_ input: [UInt8], adding more: [String] = []) -> Outcome {
    guard let process = start(adding: more) else { return .notStarted }
    return exchange(process, input)
  }

  /// Starts it; whoever does has to give it its input or to end it.
  func start(adding more: [String]) -> RunningProcess? {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, streamType, 0, &ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let id = start(ends[1], arguments + more)
    close(ends[1])
    guard let id else {
      close(ends[0])
      return nil
    }
    let flags = fcntl(ends[0], F_GETFL)
    _ = fcntl(ends[0], F_SETFL, flags | O_NONBLOCK)
    return RunningProcess(id: id, end: ends[0])
  }

  /// Gives it its input and waits for its answer and its end.
  func exchange(_ process: RunningProcess, _ input: [UInt8]) -> Outcome {
    guard let answer = exchange(process.end, input) else {
      end(process)
      return .overran
    }
    let status = leave(process)
    // POSIX's WIFEXITED, WEXITSTATUS and WTERMSIG, which are macros.
    let signal = status & 0x7F
    return signal == 0 ? .exited(status >> 8 & 0xFF, answer: answer) : .signalled(signal)
  }

  /// Ends it, whatever it does.
  func end(_ process: RunningProcess) {
    kill(process.id, SIGKILL)
    _ = leave(process)
  }

  /// Waits for its end and lets go of it.
  private func leave(_ process: RunningProcess) -> Int32 {
    var status: Int32 = 0
    while waitpid(process.id, &status, 0) < 0, errno == EINTR {}
    close(process.end)
    return status
  }

  private func start(_ end: Int32, _ arguments: [String]) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, end, 0)
    posix_spawn_file_actions_adddup2(&actions, end, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    guard fieldday_spawn_without_descriptors(&actions) == 0 else { return nil }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var all = sigset_t()
    var none = sigset_t()
    sigfillset(&all)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))
    var words = ([program] + arguments).map { word in strdup(word) } + [nil]
    var variables = environment.map { variable in strdup(variable) } + [nil]
    defer {
      for word in words { free(word) }
      for variable in variables { free(variable) }
    }
    var process: pid_t = 0
    let failure = posix_spawn(&process, program, &actions, &attributes, &words, &variables)
    return failure == 0 ? process : nil
  }

  /// Sends and receives until the program closes its end; `nil` beyond the limits.
  private func exchange(_ end: Int32, _ input: [UInt8]) -> [UInt8]? {
    let deadline = ticks() &+ mostTime
    var sent = 0
    var answer: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 64 * 1_024)
    if input.isEmpty { shutdown(end, shutWriting) }
    while true {
      let now = ticks()
      guard now < deadline else { return nil }
      let wanted = sent < input.count ? POLLIN | POLLOUT : POLLIN
      var entry = pollfd(fd: end, events: Int16(wanted), revents: 0)
      // In steps, so that a clock which stands still in a test cannot hold the thread for ever.
      let step = min((deadline - now) / 1_000_000 + 1, 250)
      guard poll(&entry, 1, Int32(step)) >= 0 || errno == EINTR else { return nil }
      if entry.revents & Int16(POLLOUT) != 0, sent < input.count {
        let count = input[sent...].withUnsafeBytes { bytes in
          send(end, bytes.baseAddress, min(bytes.count, 256 * 1_024), noSignal)
        }
        // Whoever does not listen any more may still have something to say.
        if count > 0 { sent += count } else if !isPassing(errno) { sent = input.count }
        if sent == input.count { shutdown(end, shutWriting) }
      }
      guard entry.revents & Int16(POLLIN | POLLHUP | POLLERR) != 0 else { continue }
      let count = recv(end, &part, part.count, 0)
      if count == 0 { return answer }
      if count < 0 {
        guard isPassing(errno) else { return answer }
        continue
      }
      answer += part[..<count]
      guard answer.count <= mostAnswer else { return nil }
    }
  }

  private func isPassing(_ code: Int32) -> Bool { code == EAGAIN || code == EINTR }
}

#if canImport(Glibc)
  private let streamType = Int32(SOCK_STREAM.rawValue)
  private let shutWriting = Int32(SHUT_WR)
  private let noSignal = Int32(MSG_NOSIGNAL)
#else
  private let streamType = SOCK_STREAM
  private let shutWriting = SHUT_WR
  private let noSignal: Int32 = 0
#endif
