/// A line of Timewarrior's data files:
/// `inc 20260101T090000Z - 20260101T100000Z # tag "two words" # "annotation"`.
struct TimewarriorLine {
  let start: String
  /// Empty where it goes on.
  let end: String
  let tags: [String]
  let annotation: String

  /// `nil` for a line that is no interval.
  init?(_ text: String) {
    // A sign of its own parts times, tags and annotation; inside a word it is a letter (`c#`).
    let parts = TimewarriorLine.words(text).split(
      separator: "#", maxSplits: 2, omittingEmptySubsequences: false)
    let times = Array(parts[0])
    guard times.first == "inc", times.count == 2 || times.count == 4 && times[2] == "-" else {
      return nil
    }
    start = times[1]
    end = times.count == 4 ? times[3] : ""
    tags = parts.count > 1 ? Array(parts[1]) : []
    annotation = parts.count > 2 ? parts[2].joined(separator: " ") : ""
  }

  /// Words between blanks. One that begins with a quotation mark goes on to the next of its kind; a
  /// mark that nobody closes is a letter.
  private static func words(_ text: String) -> [String] {
    let signs = Array(text)
    var words: [String] = []
    var index = 0
    while index < signs.count {
      let sign = signs[index]
      if sign == " " || sign == "\t" {
        index += 1
      } else if sign == "\"" || sign == "'", let (word, next) = quoted(signs, from: index) {
        words.append(word)
        index = next
      } else {
        let end = signs[index...].firstIndex { sign in sign == " " || sign == "\t" }
        words.append(String(signs[index..<(end ?? signs.count)]))
        index = end ?? signs.count
      }
    }
    return words
  }

  /// What stands in quotation marks, its escapes undone, and where the text goes on.
  private static func quoted(
    _ signs: [Character], from start: Int
  ) -> (word: String, next: Int)? {
    var word = ""
    var index = start + 1
    while index < signs.count {
      let sign = signs[index]
      if sign == signs[start] { return (word, index + 1) }
      index += 1
      guard sign == "\\", index < signs.count else {
        word.append(sign)
        continue
      }
      switch signs[index] {
      case "n": word.append("\n")
      case "r": word.append("\r")
      case "t": word.append("\t")
      default: word.append(signs[index])
      }
      index += 1
    }
    return nil
  }
}
