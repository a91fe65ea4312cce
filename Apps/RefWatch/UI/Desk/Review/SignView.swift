import Core
import Design
import RefWatchDomain
import View

/// The signature under a record that is complete: a name, and a fingerprint of the log.
enum SignView {
  static func view(_ state: State, _ record: MatchRecord) -> Piece {
    let words = state.words
    return stack {
      if let signed = record.signed { signature(state, record, signed) }
      if record.hasDoubledGoal {
        undecided(.decideDouble, words, record.match.id)
      } else if state.desk.review.signer != nil {
        form(state, record)
      } else if record.signature.map({ signature in signature.isAmended }) ?? true {
        button(
          words(record.signature == nil ? ReviewText.sign : .signAgain), .prominent, icon: .edit,
          traits: .wide, action: .desk(.review(.signingBegun)))
      }
      DeskInitials.view(state, record)
    }
  }

  /// Nobody signs for a score that one word would change, or hands a report of it on unaware.
  static func undecided(_ text: ReviewText, _ words: Words, _ match: MatchID) -> Piece {
    banner(words(text), icon: .alert, rank: .warning) {
      button(
        words(AttentionText.look), .filled, traits: .small, action: .went(.log(match)))
    }
  }

  private static func signature(
    _ state: State, _ record: MatchRecord,
    _ signed: (event: MatchEvent, name: String, digest: String)
  ) -> Piece {
    let words = state.words
    return box(.outlined) {
      stack {
        element("p", .class("strong")) {
          words(
            ReviewText.signedBy, name: signed.name,
            text: words.dateTime(signed.event.at, state.zoneOffset))
        }
        element("p", .class("hint breaks")) {
          words(ReviewText.digest) + ": "
          element("code") { signed.digest }
        }
        if record.isSignatureIntact == false { Design.fault(words(ReviewText.changedSince)) }
        if record.signature?.isAmended ?? false { chip(words(ReviewText.amendedSince)) }
      }
    }
  }

  private static func form(_ state: State, _ record: MatchRecord) -> Piece {
    let words = state.words
    let isOpen = !record.checklist.isEmpty
    return element(
      "form", .class("stack"), .key("sign"), .attribute("novalidate", "novalidate"),
      .onSubmit(.desk(.review(.signed(record.match.id))))
    ) {
      textField(
        id: "signer",
        FieldLabel(
          words(ReviewText.signer), hint: words(ReviewText.signerHint),
          fault: state.desk.review.isSignerMissing ? words(ReviewText.signerMissing) : nil),
        value: state.desk.review.signer ?? "", attributes: [.attribute("autocomplete", "name")],
        onInput: { text in .desk(.review(.signerTyped(text))) })
      if isOpen { paragraph(words(ReviewText.overridden), "hint") }
      line("even wraps") {
        button(words(KitText.cancel), .filled, action: .desk(.review(.signingClosed)))
        button(words(isOpen ? ReviewText.signAnyway : .signNow), .prominent, icon: .check)
      }
    }
  }
}
