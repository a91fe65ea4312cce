import Core
import Wire

extension Goal: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init(
      credited: try cursor.required("side").word(), kind: try cursor.required("type").word(),
      scorer: try cursor.optional("scorer")?.decode(),
      assist: try cursor.optional("assist")?.decode())
  }

  public var json: JSON {
    .object([
      "side": .word(credited), "type": .word(kind), "scorer": scorer.map { scorer in scorer.json },
      "assist": assist.map { assist in assist.json },
    ])
  }
}

extension CardReason: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init(
      catalog: try cursor.text("catalog"), code: try cursor.text("code"),
      title: try cursor.text("title"), text: try cursor.text("text"))
  }

  public var json: JSON {
    .object([
      "catalog": .text(catalog), "code": .text(code), "title": .text(title), "text": .text(text),
    ])
  }
}

extension Card: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init(
      colour: try cursor.required("colour").word(),
      recipient: try cursor.required("recipient").decode(),
      reason: try cursor.optional("reason")?.decode(), isSinBin: try cursor.flag("sinBin"),
      first: try cursor.optional("first")?.id())
  }

  public var json: JSON {
    .object([
      "colour": .word(colour), "recipient": recipient.json,
      "reason": reason.map { reason in reason.json }, "sinBin": .flag(isSinBin),
      "first": first.map { event in .id(event) },
    ])
  }
}

extension Substitution: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init(
      side: try cursor.required("side").word(), off: try cursor.optional("off")?.decode(),
      on: try cursor.optional("on")?.decode(),
      kind: try cursor.optional("type")?.word() ?? .normal,
      window: try cursor.optional("window")?.id(), isOverLimit: try cursor.flag("overLimit"),
      isLate: try cursor.flag("late"))
  }

  public var json: JSON {
    .object([
      "side": .word(side), "off": off.map { player in player.json },
      "on": on.map { player in player.json }, "type": kind == .normal ? nil : .word(kind),
      "window": window.map { window in .id(window) }, "overLimit": .flag(isOverLimit),
      "late": .flag(isLate),
    ])
  }
}

extension Kick: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init(
      side: try cursor.required("side").word(), result: try cursor.required("result").word(),
      kicker: try cursor.optional("kicker")?.decode())
  }

  public var json: JSON {
    .object([
      "side": .word(side), "result": .word(result), "kicker": kicker.map { kicker in kicker.json },
    ])
  }
}
