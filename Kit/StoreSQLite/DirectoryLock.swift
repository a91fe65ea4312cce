import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Keeps a second process (or a second database in this one) out of a data directory.
///
/// The lock is the kernel's (`flock`), so it ends with the process however that ends; the file
/// itself stays, and holds the number of the process that had it last.
final class DirectoryLock: Sendable {
  enum Failure: Error {
    /// Another one has it; 0 when the file does not say who.
    case taken(pid: Int)
    case system(errno: Int)
  }

  private let descriptor: Mutex<CInt?>

  /// Takes the lock or throws; never waits.
  init(path: String) throws(Failure) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .system(errno: Int(errno)) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let reason = errno
      let holder = Self.number(in: descriptor)
      close(descriptor)
      throw reason == EWOULDBLOCK ? .taken(pid: holder) : .system(errno: Int(reason))
    }
    let text = Array("\(getpid())\n".utf8)
    // The number is only for the message; a full disk must not keep the server from starting.
    if ftruncate(descriptor, 0) == 0 { _ = pwrite(descriptor, text, text.count, 0) }
    self.descriptor = Mutex(descriptor)
  }

  deinit { release() }

  /// Gives the lock up, even while a process that is just being started still has a copy of the
  /// descriptor: closing alone would leave the lock with that copy until it is another program.
  func release() {
    descriptor.withLock { descriptor in
      if let open = descriptor {
        flock(open, LOCK_UN)
        close(open)
      }
      descriptor = nil
    }
  }

  private static func number(in descriptor: CInt) -> Int {
    var bytes = [UInt8](repeating: 0, count: 20)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    guard count > 0 else { return 0 }
    let text = String(decoding: bytes[..<count], as: UTF8.self)
    return Int(text.prefix(while: { character in character != "\n" })) ?? 0
  }
}
