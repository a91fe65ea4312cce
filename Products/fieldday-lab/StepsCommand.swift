import ArgumentParser
import Foundation
import Lab

struct StepsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "steps",
    abstract: "Count the steps of walks whose steps are known; status 1 if a file is damaged.",
    discussion: """
      The walks are those of the Oxford step counter data set, of which a copy is needed:
      https://github.com/Oxford-step-counter/DataSet. For each of them a line of JSON says how \
      many steps there were, and what RunningBuddy's counter makes of it.
      """)

  @Argument(help: "The folder of the data set.")
  var folder: String

  func run() throws {
    let (lines, faults) = OxfordWalks.counted(in: folder)
    for fault in faults {
      FileHandle.standardError.write(Data((fault.description + "\n").utf8))
    }
    guard faults.isEmpty else { throw ExitCode.failure }
    for line in lines { print(line) }
  }
}
