import AccountsDomain
import Coding
import Core
import Crypto
import Foundation
import Server
import Wire

/// The secret that the product's first generation put behind every answer before it was hashed. It
/// was in that program's source, so it protects nothing; it is needed to compare with what was made
/// with it.
public struct OldPepper: Hashable, Sendable, CustomStringConvertible {
  let text: String

  /// `nil` when there is none in the text.
  public init?(_ text: String) {
    guard !text.isEmpty else { return nil }
    self.text = text
  }

  public var description: String { "an old pepper" }
}

/// An answer as the first generation stored it: SHA-512 of the answer in lower case without white
/// space at its ends and the pepper, as 128 hexadecimal digits (specification §6).
public struct OldAnswerHash: Hashable, Sendable {
  /// Small letters.
  let digits: String

  /// Reads stored digits; `nil` when they cannot be a hash.
  public init?(_ text: String) {
    let small = text.lowercased()
    guard small.utf8.count == 128, small.allSatisfy({ sign in sign.isASCII && sign.isHexDigit })
    else { return nil }
    digits = small
  }

  /// The hash of what somebody typed.
  public init(of answer: String, _ pepper: OldPepper) {
    let plain = answer.lowercased().trimmingCharacters(in: .whitespacesAndNewlines)
    digits = hexadecimal(Array(SHA512.hash(data: Array((plain + pepper.text).utf8))))
  }
}

/// A question of somebody's with its old hash, to be attached to their account.
@Memberwise public struct ImportedAnswer: Hashable, Sendable, WireCodable {
  public let question: AskedQuestion
  public let hash: OldAnswerHash

  public init(_ cursor: WireCursor) throws(WireError) {
    question = try AskedQuestion(cursor)
    let word = try cursor.required("hash")
    guard let hash = OldAnswerHash(try word.string(limit: 256)) else {
      throw word.error(.expected("128 hexadecimal digits"))
    }
    self.hash = hash
  }

  public var json: JSON {
    .object([question.member, JSON.Member("hash", .string(hash.digits))])
  }
}
