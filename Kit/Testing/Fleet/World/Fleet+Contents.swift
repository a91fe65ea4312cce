import Core
import Glibc
import Sync
import Wire

// Contents that are set apart: people who look at them, and who look for what is none of theirs.
extension Fleet {
  /// Worlds with contents. The others are as they were before there were any, so that what was once
  /// found in them is found again.
  static func hasContents(_ seed: UInt64) -> Bool {
    Domain.bringsContents && residues.contains(seed % 16)
  }

  static var residues: [UInt64] {
    getenv("RES").map { p in String(cString: p).split(separator: ",").map { w in UInt64(w)! } } ?? [1, 2, 5, 7, 8, 9, 12]
  }

  /// Now and then somebody wants to see contents, or asks the server for anything they have heard
  /// of.
  mutating func lookAtContents(_ ref: TabRef) {
    guard isAlive(ref) else { return }
    let keys = known(tab(ref).core.view, seen)
    if dice.permille(300) {
      var wanted: [EntityKey] = []
      for _ in 0...dice.below(4) { if let key = dice.pick(keys) { wanted.append(key) } }
      if !wanted.isEmpty { step(ref, .contentWanted(wanted)) }
    }
    guard dice.permille(250), profiles[ref.profile].local == nil else { return }
    let heard = seen.filter { key in Domain.isSetApart(key.kind) }
    guard let key = dice.pick(heard) else { return }
    let answer = apart(ApartRequest(keys: [key]), profiles[ref.profile].user)
    if answer.contents.first?.text == nil { count(.contentWithheld) }
  }

  /// What a person might look at: what has a content in their view, and a few others.
  private func known(_ view: Domain.Replica, _ seen: [EntityKey]) -> [EntityKey] {
    seen.filter { key in Domain.isSetApart(key.kind) && view.entity(key) != nil }
  }

  mutating func readContent(_ ref: TabRef, _ token: Int, _ table: String) {
    let text = profiles[ref.profile].disk[table]["text"]
    let input = ClientInput<Domain.Command>.restoredContent(token, text)
    let repeats = tab(ref).repeats
    let again = repeats.first { command in
      command.content.flatMap { stub in text.map { text in stub.fits(text) } } ?? false
    }
    guard let again else { return step(ref, input) }
    count(.contentRepeated)
    step(ref, input, making: again)
  }

  // MARK: The server

  mutating func apart(_ request: ApartRequest, _ user: UserID) -> ApartAnswer {
    let rules = rules
    let answer = server.reading { (storage) throws(Failure) in
      try rules.apart(request, by: user, in: storage)
    }
    guard let answer else {
      violate("the server's database failed in a question for contents")
      return ApartAnswer(contents: [])
    }
    for found in answer.contents { checkFound(found, by: user) }
    return answer
  }

  /// Something between server and device exchanges a text for another.
  mutating func altered(_ body: String) -> String {
    guard !isHealing, dice.permille(150), let json = try? JSON.parse(body),
      let answer = try? ApartAnswer(WireCursor(json)),
      answer.contents.contains(where: { found in found.text != nil })
    else { return body }
    fault(.contentAltered)
    let isLonger = dice.permille(500)
    let contents = answer.contents.map { found -> ApartAnswer.Found in
      guard let text = found.text else { return found }
      let other = isLonger ? text + "x" : "x" + String(text.dropFirst())
      return ApartAnswer.Found(key: found.key, text: other)
    }
    return ApartAnswer(contents: contents).json.text
  }
}
