import Foundation
import Server

extension PhotoStorage {
  /// The folder of a data directory, and an image processor that runs this program for each
  /// picture.
  static func serving(data: String, environment: ServerEnvironment) -> PhotoStorage {
    // Where the system looks for libraries is all of the environment that the process gets to know.
    let path = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"]
    return PhotoStorage(
      processor: ImageProcessor(
        // The program that runs now, even when its file has been replaced meanwhile.
        program: "/proc/self/exe", arguments: [Pictures.word],
        environment: path.map { path in ["LD_LIBRARY_PATH=" + path] } ?? [],
        ticks: environment.ticks, sleep: environment.sleep),
      media: MediaStore(folder: folder(of: data)))
  }

  /// For programs beside the server: shows pictures, takes none.
  public static func closed(data: String) -> PhotoStorage { .closed(folder: folder(of: data)) }

  private static func folder(of data: String) -> String { data + "/media" }
}

/// `fieldday develop-picture`, which the server runs for each picture.
public enum Pictures {
  /// The subcommand's name.
  public static let word = "develop-picture"

  /// Processes the picture on the standard input to the standard output. Answers the status to exit
  /// with.
  public static func process(_ arguments: [String] = []) -> Int32 {
    ConfinedImageProcess.run(arguments)
  }
}
