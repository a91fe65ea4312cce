import Design

/// The words of the page about all of one's data.
public enum DataText: PhraseBook {
  case archiveTitle, archiveLead, make, making, ready, until, fetch, failed, none
  case deviceTitle, deviceLead, save, saved
  case leaveTitle, leaveLead, leave, sheetTitle, goes, app, goesAccount, goesArchives, stays
  case unsent, later, now, laterHint, laterEmail, nowHint, typeAddress, leaveLater, leaveNow

  public var phrase: Phrase {
    switch self {
    case .archiveTitle: Phrase("Export your data", "내 데이터 내보내기")
    case .archiveLead:
      Phrase(
        "A ZIP archive with everything the server has about you, in formats other programs can "
          + "read.",
        "서버에 있는 내 모든 데이터를 다른 프로그램도 읽는 형식으로 ZIP 파일 하나에 담아요.")
    case .make: Phrase("Create archive", "파일 만들기")
    case .making: Phrase("Creating your archive…", "파일을 만드는 중…")
    case .ready: Phrase("Created {date} · {size}", "{date}에 만듦 · {size}")
    case .until: Phrase("Available until {date}", "{date}까지 받을 수 있어요")
    case .fetch: Phrase("Download", "내려받기")
    case .failed: Phrase("This archive could not be created.", "이 파일은 만들지 못했어요.")
    case .none: Phrase("No archive yet.", "아직 만든 파일이 없어요.")
    case .deviceTitle: Phrase("Data on this device", "이 기기에 있는 데이터")
    case .deviceLead:
      Phrase(
        "Works offline and includes changes that have not reached the server yet.",
        "연결 없이도 저장할 수 있고, 아직 서버에 보내지 못한 기록도 들어 있어요.")
    case .save: Phrase("Save as a file", "파일로 저장하기")
    case .saved: Phrase("Saved.", "저장했어요.")
    case .leaveTitle: Phrase("Delete your account", "계정 삭제")
    case .leaveLead:
      Phrase("You'll see what is deleted before anything happens.", "무엇이 지워지는지 먼저 보여 드려요.")
    case .leave: Phrase("Delete account…", "계정 삭제…")
    case .sheetTitle: Phrase("Delete account", "계정 삭제")
    case .goes: Phrase("Deleted on the server and on this device:", "서버와 이 기기에서 지워져요:")
    case .app:
      Phrase(one: "{name}: {n} entry", other: "{name}: {n} entries", "{name}: {n}건")
    case .goesAccount:
      Phrase(
        "Profile, preferences, sign-in methods, devices and account activity",
        "프로필, 설정, 로그인 수단, 기기, 활동 기록")
    case .goesArchives: Phrase("Archives you have not downloaded", "아직 받지 않은 파일")
    case .stays:
      Phrase("Server backups keep a copy until they are replaced.", "서버 백업에는 교체될 때까지 사본이 남아 있어요.")
    case .unsent:
      Phrase(
        one: "{n} change on this device has not reached the server and will be lost.",
        other: "{n} changes on this device have not reached the server and will be lost.",
        "이 기기의 변경 {n}건은 아직 서버에 없어서 사라져요.")
    case .later:
      Phrase(one: "In {n} day", other: "In {n} days", "{n}일 뒤")
    case .now: Phrase("Immediately", "지금 바로")
    case .laterHint:
      Phrase(
        "You'll be signed out everywhere now. To keep the account, sign in before then.",
        "지금 모든 기기에서 로그아웃돼요. 그 전에 로그인하면 계정이 유지돼요.")
    case .laterEmail: Phrase("We'll email you how to cancel.", "취소하는 방법을 이메일로 보내 드려요.")
    case .nowHint: Phrase("This cannot be undone.", "되돌릴 수 없어요.")
    case .typeAddress:
      Phrase("Type your address to confirm", "확인을 위해 이메일 주소를 입력하세요")
    case .leaveLater:
      Phrase(one: "Delete in {n} day", other: "Delete in {n} days", "{n}일 뒤 삭제하기")
    case .leaveNow: Phrase("Delete everything now", "지금 모두 삭제하기")
    }
  }
}
