import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How many files and connections this process may have open at once.
public enum OpenFiles {
  /// Takes as many as the system allows without asking: a stream is a connection, and the usual
  /// 1,024 are few.
  static func raise() {
    var limit = rlimit()
    guard getrlimit(kind, &limit) == 0 else { return }
    limit.rlim_cur = limit.rlim_max
    _ = setrlimit(kind, &limit)
  }

  /// The most a server started now could have.
  public static var allowed: Int {
    var limit = rlimit()
    return getrlimit(kind, &limit) == 0 ? Int(clamping: limit.rlim_max) : 0
  }

  #if canImport(Glibc)
    private static var kind: __rlimit_resource_t {
      __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    }
  #else
    private static var kind: Int32 { RLIMIT_NOFILE }
  #endif
}
