import Foundation
import Styles

// Writes the clients' style sheets into a folder: `stylesheet FOLDER`.
try ClientStylesheet.write(to: URL(fileURLWithPath: CommandLine.arguments[1]))
