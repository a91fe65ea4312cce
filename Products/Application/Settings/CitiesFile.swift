import Foundation

/// Where the gazetteer of cities is.
public enum CitiesFile {
  /// The file that was named, or else `generated/cities.tsv` below the working directory, beside
  /// the executable, or above it where the executable lies in a build folder.
  public static func find(_ named: String?) -> String? {
    if let named { return named }
    return Nearby.candidates(of: "generated/cities.tsv").first { path in
      FileManager.default.fileExists(atPath: path)
    }
  }
}
