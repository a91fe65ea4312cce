import Calendar
import Core
import DayBlockDomain
import Wire

extension PlanPush {
  /// What the service worker shows: the words, and the button that starts the block at once
  /// (specification §15). The button's name is the address that does it. It insists, because no
  /// screen says the same to whoever is looking.
  func message(about block: Block, language: String) -> JSON {
    let korean = language == "ko"
    let words = words(block: block.name, language: language)
    let start = JSON.object([
      "action": .string("/day/do/start?block=" + block.id.description),
      "title": .string(korean ? "시작" : "Start"),
    ])
    return .object([
      "title": .string(words.title), "body": .string(words.body), "url": "/day",
      "tag": .id(block.id), "actions": .array([start]), "insists": .bool(true),
    ])
  }

  /// - Parameters:
  ///   - block: The block's name.
  ///   - language: `ko`; anything else is English.
  func words(block: String, language: String) -> DayPush.Words {
    let (hours, rest) = (minutes / 60, minutes % 60)
    guard language == "ko" else {
      let length = [hours > 0 ? "\(hours) h" : nil, rest > 0 ? "\(rest) min" : nil]
        .compactMap { part in part }.joined(separator: " ")
      return DayPush.Words(
        title: "Time for \(block)",
        body: "Planned for \(length), from \(Formats(.english).time(time)).")
    }
    let length = [hours > 0 ? "\(hours)시간" : nil, rest > 0 ? "\(rest)분" : nil]
      .compactMap { part in part }.joined(separator: " ")
    return DayPush.Words(
      title: "\(block)할 시간이에요",
      body: "\(Formats(.korean).time(time))부터 \(length) 동안 하기로 했어요.")
  }
}
