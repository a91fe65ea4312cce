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
    ExportEntry("README.txt", about: Sentence("", ""), bytes: Array(text.utf8))
  }

  private func say(_ english: String, _ korean: String) -> String {
    language == .korean ? korean : english
  }

  /// What is in the files, of which many of a kind, one after the other, are one line.
  private struct Line {
    let paths: String
    let about: Sentence
  }

  /// So many files of a kind are listed one by one.
  private static var fewest: Int { 3 }

  private var listed: [Line] {
    var lines: [Line] = []
    var start = 0
    while start < entries.count {
      let about = entries[start].about
      var end = start + 1
      while end < entries.count, entries[end].about == about { end += 1 }
      if end - start <= Self.fewest {
        for entry in entries[start..<end] { lines.append(Line(paths: entry.path, about: about)) }
      } else {
        let path = entries[start].path
        let slash = path.lastIndex(of: "/") ?? path.startIndex
        let count = Formats(language).number(end - start)
        let paths = path[..<slash] + say("/… (\(count) files)", "/… (파일 \(count)개)")
        lines.append(Line(paths: String(paths), about: about))
      }
      start = end
    }
    return lines
  }

  private var text: String {
    let day = Formats(language).date(made.civil(offset: 0).date, .long)
    var blocks = [
      say("Your Fieldday data", "내 Fieldday 데이터"),
      say(
        "Everything this server has about \(email), as of \(day) (UTC).",
        "\(day)(UTC) 기준으로 이 서버에 있는 \(email) 님의 모든 데이터예요."),
    ]
    let lines = listed.map { line in
      "- " + line.paths + "\n  " + line.about.text(in: language)
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
        "Passwords, keys and codes are not included, only the times when they were set. Data that "
          + "has not reached the server yet is on your device: save it there.",
        "비밀번호, 키, 코드는 들어 있지 않고 설정한 시각만 있어요. 아직 서버에 오지 않은 기록은 기기에 있으니 "
          + "기기에서 따로 저장하세요."))
    return blocks.joined(separator: "\n\n") + "\n"
  }
}
