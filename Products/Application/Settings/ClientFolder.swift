import Foundation

/// Where the built client is.
public enum ClientFolder {
  /// The folder that was named, or else `Web/dist` below the working directory, beside the
  /// executable, or above it where the executable lies in a build folder.
  public static func find(_ named: String?) -> String? {
    if let named { return named }
    return Nearby.candidates(of: "Web/dist").first { path in
      FileManager.default.fileExists(atPath: path + "/index.html")
    }
  }
}
