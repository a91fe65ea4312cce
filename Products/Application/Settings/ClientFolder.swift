import Foundation

/// Where the built client is.
public enum ClientFolder {
  /// The folder that was named, or else `Web/dist` below the working directory, beside the
  /// executable, or above it where the executable lies in a build folder.
  public static func find(_ named: String?) -> String? {
    if let named { return named }
    let files = FileManager.default
    var candidates = [files.currentDirectoryPath + "/Web/dist"]
    if let executable = Bundle.main.executableURL?.resolvingSymlinksInPath() {
      var folder = executable.deletingLastPathComponent()
      for _ in 0..<5 {
        candidates.append(folder.path + "/Web/dist")
        folder.deleteLastPathComponent()
      }
    }
    return candidates.first { path in files.fileExists(atPath: path + "/index.html") }
  }
}
