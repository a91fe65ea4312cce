import AccountsDomain
import Calendar
import Core
import Design
import Wire

/// The work a server asks of a browser while very many people sign up (see the server's
/// `Registration`), done in parts so that the page stays alive.
public struct SignUpWork: Hashable, Sendable {
  /// Numbers tried in one part: a few milliseconds in a browser.
  static let part = 2_000
  /// Milliseconds between two parts, in which the page gets its turn.
  static let pause = 1
  /// How often a server may ask for it in a row; then something is wrong.
  static let mostRounds = 3
  /// More would take a telephone minutes.
  static let mostBits: Int64 = 22

  private let challenge: String
  private let puzzle: WorkPuzzle
  private var next: UInt64 = 0
  /// Nothing is found yet.
  private(set) var isUnderWay = true
  /// How often it has been asked for, from 1.
  let round: Int

  /// Reads what the server asks for; `nil` when that is nothing this client does.
  init?(_ problem: String, after earlier: SignUpWork?) {
    round = (earlier?.round ?? 0) + 1
    guard round <= Self.mostRounds else { return nil }
    do throws(WireError) {
      let cursor = WireCursor(try JSON.parse(problem))
      let code = try cursor.required("code").string(limit: AccountsLimits.word)
      guard code == "workRequired" else { return nil }
      challenge = try cursor.required("challenge").string(limit: AccountsLimits.challenge)
      let bits = try cursor.required("bits").integer(in: 0...Self.mostBits)
      puzzle = WorkPuzzle(text: challenge, bits: Int(bits))
    } catch { return nil }
  }

  /// Does one part. Answers what to hand in once it is found.
  mutating func doPart() -> JSON? {
    let found = puzzle.solution(from: next, count: Self.part)
    next += UInt64(Self.part)
    isUnderWay = found == nil
    return found.map { number in
      .object(["challenge": .string(challenge), "number": .integer(Int64(number))])
    }
  }
}

/// The words about it.
public enum SignUpWorkText: PhraseBook {
  case moment, failed

  public var phrase: Phrase {
    switch self {
    case .moment:
      Phrase(
        "One moment. Many people are signing up right now, so your device has to do a short "
          + "calculation first.",
        "잠시만요. 지금 가입하는 사람이 많아서 기기가 먼저 간단한 계산을 하고 있어요.")
    case .failed:
      Phrase(
        "Too many people are signing up right now. Try again in a few minutes.",
        "지금 가입하는 사람이 너무 많아요. 몇 분 뒤에 다시 해 보세요.")
    }
  }
}
