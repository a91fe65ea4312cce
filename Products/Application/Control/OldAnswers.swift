import AccountsServer
import Foundation
import Wire

/// A file of security answers of the product's first generation; its form is in docs/passwords.md.
public struct OldAnswers: Hashable, Sendable {
  public struct Person: Hashable, Sendable {
    public let email: String
    public let answers: [ImportedAnswer]
  }

  public let people: [Person]

  public init(file: String) throws {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw OldAnswersFault(words: "\(file) cannot be read")
    }
    do throws(WireError) {
      try self.init(WireCursor(try JSON.parse(Array(data))))
    } catch { throw OldAnswersFault(words: "\(file): \(error.description)") }
  }

  init(_ cursor: WireCursor) throws(WireError) {
    people = try cursor.required("people").elements { person throws(WireError) in
      let answers: [ImportedAnswer] = try person.required("answers").decodeArray()
      return Person(email: try person.required("email").string(limit: 1_000), answers: answers)
    }
  }
}

/// Why a file of old answers is not taken.
public struct OldAnswersFault: Error, Hashable, Sendable, CustomStringConvertible {
  let words: String

  public var description: String { words }
}
