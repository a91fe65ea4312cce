import Core
import View
import Wire

/// The sheet in which a moderator proves anew who they are: by their password, a code or a passkey,
/// whichever the account has.
struct ModeratorProof: Hashable {
  /// What the account has; everything until the server has said so.
  var offered = ModeratorProofKind.allCases
  var kind = ModeratorProofKind.password
  var text = ""
  var isSending = false
  var problem: Problem?

  static let field = "tee-proof"

  enum Problem: Hashable {
    /// It is not right, or the browser has no such passkey.
    case wrong
    case answer(AnswerProblem)

    init?(_ answer: HostAnswer) {
      guard let problem = AnswerProblem(answer) else { return nil }
      switch (answer, problem) {
      // They thought better of it.
      case (.failed("cancelled"), _): return nil
      case (_, .refused), (.failed("unsupported"), _): self = .wrong
      default: self = .answer(problem)
      }
    }
  }
}

/// How one proves it.
public enum ModeratorProofKind: String, Hashable, Sendable, CaseIterable {
  case password, code, passkey
}

public enum ModeratorProofAction {
  case opened
  case closed
  case chosen(ModeratorProofKind)
  case typed(String)
  case sent
}

public enum ModeratorProofAnswer {
  /// What the account has.
  case ways(HostAnswer)
  case passkeyBegun(HostAnswer)
  case passkeyUsed(HostAnswer)
  case proved(HostAnswer)
}

extension AwaitedProof {
  /// Where a fresh proof is given, if that is what an answer wants.
  static func way(in answer: HostAnswer) -> String? {
    guard case .http(401, let body) = answer else { return nil }
    do throws(WireError) {
      let cursor = WireCursor(try JSON.parse(body))
      guard sameBytes(try cursor.required("code").string(), "reauthenticationRequired") else {
        return nil
      }
      return try cursor.required("way").string(limit: 200)
    } catch { return nil }
  }
}

extension TeePalsFeature.State {
  /// What was asked waits for the proof, and is asked again after it.
  mutating func awaitProof(_ ask: ModerationAsk, _ way: String) -> Effects {
    moderation.isKnown = true
    moderation.isLoadingMore = false
    moderation.log.isLoadingMore = false
    moderation.form?.isSending = false
    var awaited = moderation.awaited ?? AwaitedProof(way: way, asks: [])
    if !awaited.asks.contains(ask) { awaited.asks.append(ask) }
    let isNew = moderation.awaited == nil
    moderation.awaited = awaited
    // Whoever has closed the sheet gets it again once they want something.
    return isNew || ask.isWished ? openProof() : []
  }

  private mutating func openProof() -> Effects {
    guard let awaited = moderation.awaited, moderation.proof == nil else { return [] }
    moderation.proof = ModeratorProof()
    return ask(get: awaited.way) { answer in .moderation(.proof(.ways(answer))) }
  }

  mutating func reduceProof(_ action: ModeratorProofAction) -> Effects {
    switch action {
    case .opened: return openProof()
    case .closed: moderation.proof = nil
    case .chosen(let kind):
      moderation.proof?.kind = kind
      moderation.proof?.text = ""
      moderation.proof?.problem = nil
    case .typed(let text):
      moderation.proof?.text = text
      moderation.proof?.problem = nil
    case .sent: return sendProof()
    }
    return []
  }

  private mutating func sendProof() -> Effects {
    guard let awaited = moderation.awaited, let proof = moderation.proof, !proof.isSending else {
      return []
    }
    if proof.kind != .passkey, proof.text.isEmpty { return [] }
    moderation.proof?.isSending = true
    moderation.proof?.problem = nil
    switch proof.kind {
    case .passkey:
      return ask(post: awaited.way + "/passkey/begin", .object([])) { answer in
        .moderation(.proof(.passkeyBegun(answer)))
      }
    case .password, .code:
      let body = JSON.object([JSON.Member(proof.kind.rawValue, .string(proof.text))])
      return ask(post: awaited.way, body) { answer in .moderation(.proof(.proved(answer))) }
    }
  }

  mutating func answeredProof(_ answer: ModeratorProofAnswer) -> Effects {
    switch answer {
    case .ways(let answer): takeWays(answer)
    case .passkeyBegun(let answer):
      let options = answer.read { cursor throws(WireError) in
        try cursor.required("options").value.text
      }
      guard let options else { return failProof(answer) }
      return [
        .ask(
          .usePasskey(options: options, waits: false),
          answer: { reply in .inner(.moderation(.proof(.passkeyUsed(reply)))) })
      ]
    case .passkeyUsed(let answer): return sendPasskey(answer)
    case .proved(let answer):
      guard case .http(200...299, _) = answer else { return failProof(answer) }
      return proofGiven()
    }
    return []
  }

  /// That the question was not answered changes nothing: every way stays on offer.
  private mutating func takeWays(_ answer: HostAnswer) {
    let found = answer.read { cursor throws(WireError) -> [ModeratorProofKind] in
      var found: [ModeratorProofKind] = []
      for kind in ModeratorProofKind.allCases {
        if try cursor.flag(kind.rawValue) { found.append(kind) }
      }
      return found
    }
    guard let found, let first = found.first else { return }
    moderation.proof?.offered = found
    if let kind = moderation.proof?.kind, !found.contains(kind) { moderation.proof?.kind = first }
  }

  private mutating func sendPasskey(_ answer: HostAnswer) -> Effects {
    guard case .text(let credential) = answer, let awaited = moderation.awaited else {
      return failProof(answer)
    }
    do throws(WireError) {
      let body = JSON.object([JSON.Member("credential", try JSON.parse(credential))])
      return ask(post: awaited.way + "/passkey", body) { answer in
        .moderation(.proof(.proved(answer)))
      }
    } catch { return failProof(.failed("")) }
  }

  private mutating func failProof(_ answer: HostAnswer) -> Effects {
    moderation.proof?.isSending = false
    moderation.proof?.problem = ModeratorProof.Problem(answer)
    if moderation.proof?.kind == .code { moderation.proof?.text = "" }
    return []
  }

  /// Back to where they were: what waited for the proof is asked again.
  private mutating func proofGiven() -> Effects {
    let asks = moderation.awaited?.asks ?? []
    moderation.awaited = nil
    moderation.proof = nil
    var effects: Effects = []
    for ask in asks {
      if case .decision = ask {
        guard let file = moderation.file.content, moderation.form?.isReady(about: file) == true
        else { continue }
        effects += askModeration(ask)
        moderation.form?.isSending = true
      } else {
        effects += askModeration(ask)
      }
    }
    return effects
  }
}
