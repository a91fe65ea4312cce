import Foundation

/// Where the parts of a product that are no code may lie.
enum Nearby {
  /// A path below the working directory, beside the executable, and above it where the executable
  /// lies in a build folder.
  static func candidates(of path: String) -> [String] {
    var candidates = [FileManager.default.currentDirectoryPath + "/" + path]
    if let executable = Bundle.main.executableURL?.resolvingSymlinksInPath() {
      var folder = executable.deletingLastPathComponent()
      for _ in 0..<5 {
        candidates.append(folder.path + "/" + path)
        folder.deleteLastPathComponent()
      }
    }
    return candidates
  }
}
