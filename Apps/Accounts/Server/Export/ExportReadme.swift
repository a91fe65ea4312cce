import Calendar
import Core
import Server

/// The first file of an archive: what is what, in the person's language.
struct ExportReadme {
  let email: String
  let made: Instant
  let language: Language
  let entries: [ExportEntry]

  var entry: ExportEntry {
    ExportEntry("README.txt", about: Sentence("", ""), octets: Array(text.utf8))
  }

  private func say(_ english: String, _ korean: String) -> String {
    language == .korean ? korean : english
  }

  private var text: String {
    let day = Formats(language).date(made.civil(offset: 0).date, .long)
    var blocks = [
      say("Your Fieldday data", "내 Fieldday 데이터"),
      say(
        "Everything this server has of \(email), as of \(day) (UTC).",
        "\(day)(UTC) 기준으로 이 서버에 있는 \(email) 님의 모든 데이터예요."),
    ]
    let lines = entries.map { entry in
      "- " + entry.path + "\n  " + entry.about.text(in: language)
    }
    blocks.append(lines.joined(separator: "\n"))
    blocks.append(
      say(
        "Files that end in .json are text for programs (RFC 8259, UTF-8). Names that end in At are "
          + "times: in the account's files in UTC (ISO 8601), in the apps' files in milliseconds "
          + "since 1970.",
        ".json 파일은 프로그램이 읽는 텍스트예요(RFC 8259, UTF-8). At으로 끝나는 이름은 시각이에요. 계정 파일에서는 "
          + "UTC(ISO 8601), 앱 파일에서는 1970년부터의 밀리초예요."))
    blocks.append(
      say(
        "Passwords, keys and codes are not in here, only when they were set. What has not reached "
          + "the server yet is on your device: save it there.",
        "비밀번호, 키, 코드는 들어 있지 않고 설정한 시각만 있어요. 아직 서버에 오지 않은 기록은 기기에 있으니 "
          + "기기에서 따로 저장하세요."))
    return blocks.joined(separator: "\n\n") + "\n"
  }
}
