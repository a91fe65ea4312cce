import Calendar
import Core
import Design
import RunningBuddyDomain
import View

/// Where other programs send files to, and which of them nothing was taken of.
enum InboxView {
  static func view(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    return section(id: "run-inbox", words(InboxText.title)) {
      paragraph(words(InboxText.text, count: RunInbox.hourly), "soft")
      if !state.hasAccount {
        banner(words(InboxText.needsAccount), icon: .lock)
      } else if state.inbox.inbox == nil {
        paragraph(words(state.canAskInbox ? InboxText.asking : .offline), "hint")
      } else {
        secret(state)
        refused(state)
      }
    }
  }

  private static func secret(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    let (inbox, since) = (state.inbox, state.inbox.inbox?.since)
    let traits: ButtonTraits = inbox.isWorking ? .loading : state.canAskInbox ? [] : .disabled
    return stack {
      if let line = inbox.line {
        box {
          paragraph(words(InboxText.secret), "body")
          paragraph("POST " + InboxState.path + "?name=run.fit", "address")
          element("p", .class("address"), .id("run-secret")) { line }
          button(words(InboxText.copy), .filled, icon: .copy, action: .inbox(.copied))
        }
      } else if let since {
        paragraph(words(InboxText.since, text: words.time(of: since, state)), "body")
      }
      if inbox.hasFailed { fault(words(InboxText.failed)) }
      line("wraps") {
        button(
          words(since == nil ? InboxText.make : .remake), since == nil ? .filled : .naked,
          icon: .link, traits: traits, attributes: [.id("run-secret-make")],
          action: .inbox(.made))
        if since != nil {
          button(
            words(InboxText.stop), .naked, traits: traits.union(.destructive),
            attributes: [.id("run-secret-stop")], action: .inbox(.stopped))
        }
      }
    }
  }

  @NodeBuilder<RunFeature.ViewAction>
  private static func refused(_ state: RunFeature.State) -> [RunPiece] {
    let words = state.words
    if let files = state.inbox.inbox?.refused, !files.isEmpty {
      element("h3", .class("headline")) { words(InboxText.refused) }
      element("ul", .class("stack"), .attribute("role", "list")) {
        for (index, file) in files.enumerated() {
          element("li", .key(String(index))) {
            box {
              paragraph(
                file.name.isEmpty ? words(InboxText.nameless) : file.name, "headline breaks")
              fault(words(file.reason))
              paragraph(words.time(of: file.at, state), "callout soft")
              if case .similar(let runs) = file.reason, let run = runs.first,
                state.replica.run(run) != nil
              {
                RunStates.link(words(InboxText.see), icon: .search, to: .run(run), .naked)
              }
            }
          }
        }
      }
    }
  }
}

extension Words {
  /// A day and a time of the person's clock.
  fileprivate func time(of instant: Instant, _ state: RunFeature.State) -> String {
    let civil = instant.civil(offset: state.moment.zone.offset)
    return formats.date(civil.date, .short) + " " + formats.time(civil.time)
  }

  /// Why nothing of a file was taken, or not everything.
  func callAsFunction(_ reason: RefusedFile.Reason) -> String {
    switch reason {
    case .file(let fault): self(fault)
    case .similar: self(InboxText.similar)
    case .deleted: self(InboxText.deleted)
    }
  }
}

/// The words of the inbox.
enum InboxText: PhraseBook {
  case title, text, needsAccount, offline, asking, failed, secret, since, make, remake, stop,
    stopped
  case copy, copied, refused, nameless, similar, deleted, see

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Files from other programs", "다른 프로그램이 보내는 파일")
    case .text:
      Phrase(
        one: "A program or a script can send FIT, GPX and TCX files here, {n} an hour.",
        other: "A program or a script can send FIT, GPX and TCX files here, up to {n} an hour.",
        "프로그램이나 스크립트가 FIT, GPX, TCX 파일을 한 시간에 {n}개까지 보낼 수 있어요.")
    case .needsAccount:
      Phrase(
        "This needs an account, so that a server can receive the files.",
        "서버가 파일을 받아야 해서 계정이 필요해요.")
    case .offline: Phrase("The server can't be reached.", "지금은 서버에 연결할 수 없어요.")
    case .asking: Phrase("Asking the server…", "서버에 확인하는 중…")
    case .failed: Phrase("That did not work. Try again.", "잘되지 않았어요. 다시 시도해 주세요.")
    case .secret:
      Phrase(
        "Send the file as the request body to this path on this server, with the line below as a "
          + "header. The line is shown only once. Anyone who has it can add runs, but can't see "
          + "any.",
        "이 서버의 아래 경로로 파일을 그대로 보내고, 요청 헤더에 아래 줄을 넣으세요. 이 줄은 지금만 보여요. 이 줄을 아는 사람은 기록을 추가할 수만 있고 "
          + "아무것도 볼 수 없어요.")
    case .since:
      Phrase(
        "Secret key created {text}. It was shown only once; a new key replaces it.",
        "{text}에 만든 비밀 키가 있어요. 만들 때만 보여 주고, 새로 만들면 바뀌어요.")
    case .make: Phrase("Create secret key", "비밀 키 만들기")
    case .remake: Phrase("Replace key", "새 키로 바꾸기")
    case .stop: Phrase("Revoke key", "키 폐기")
    case .stopped: Phrase("Key revoked. Files are no longer accepted", "키를 폐기했어요. 이제 파일을 받지 않아요")
    case .copy: Phrase("Copy header", "헤더 복사")
    case .copied: Phrase("Header copied", "헤더를 복사했어요")
    case .refused: Phrase("Files not imported", "받지 않은 파일")
    case .nameless: Phrase("Unnamed file", "이름 없는 파일")
    case .similar:
      Phrase(
        "Similar to an existing run. Choose the file above to keep both.",
        "비슷한 기록이 이미 있어요. 둘 다 남기려면 위에서 파일을 골라 주세요.")
    case .deleted:
      Phrase(
        "You deleted this run. Choose the file above to restore it.",
        "삭제한 기록이에요. 다시 가져오려면 위에서 파일을 골라 주세요.")
    case .see: Phrase("View run", "기록 보기")
    }
  }
}
