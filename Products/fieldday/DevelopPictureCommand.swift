import Application
import ArgumentParser
import Foundation

/// Not for people: the server runs it for each picture, in a process that gives up everything else.
struct DevelopPictureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: Pictures.word,
    abstract: "Process a picture from standard input to standard output.",
    shouldDisplay: false)

  @Argument(help: "The shapes to make.") var shapes: [String] = []

  func run() throws {
    // At once: what other commands clean up at their end would need calls that are given up by
    // then.
    _exit(Pictures.process(shapes))
  }
}
