import Core
import RefWatchDomain
import Wire

/// The tags of a match in its set-up, and the one that is being typed.
struct TagsForm: Hashable {
  var tags: [String] = []
  var typing = TagTyping()

  init(_ tags: [String] = []) { self.tags = tags }

  /// With what is typed and was not added: whoever typed a tag and saves means it.
  var all: [String] {
    guard let tag = MatchTags.tag(typing.text), pendingFault == nil,
      !MatchTags.contains(tags, tag)
    else { return tags }
    return tags + [tag]
  }

  /// What is wrong with what is typed.
  var pendingFault: TagFault? { typing.fault(among: tags) }

  mutating func take(_ action: TagAction) {
    switch action {
    case .typed(let text): typing = TagTyping(text)
    case .added:
      guard typing.check(among: tags) else { return }
      tags = all
      typing = TagTyping()
    case .chosen(let tag):
      guard tags.count < RefWatchLimits.matchTags, !MatchTags.contains(tags, tag) else { return }
      tags.append(tag)
      typing = TagTyping()
    case .removed(let tag): tags.removeAll { other in MatchTags.areSame(other, tag) }
    }
  }

  // MARK: Kept against crashes

  var json: JSON { .array((tags + [typing.text]).map { text in .string(text) }) }

  init(_ cursor: WireCursor) throws(WireError) {
    for text in try cursor.elements() { tags.append(try text.string()) }
    if let last = tags.popLast() { typing = TagTyping(last) }
  }
}

/// A tag on its way.
struct TagTyping: Hashable {
  var text = ""
  /// Adding it was tried: what is wrong is said.
  var isChecked = false

  init(_ text: String = "") { self.text = String(text.prefix(200)) }

  /// Nothing typed is no fault.
  func fault(among tags: [String]) -> TagFault? {
    if blank(text) { return nil }
    guard let tag = MatchTags.tag(text) else { return .tooLong }
    if MatchTags.contains(tags, tag) { return nil }
    return tags.count < RefWatchLimits.matchTags ? nil : .tooMany
  }

  /// Whether there is something that can be added; remembers that it was tried.
  mutating func check(among tags: [String]) -> Bool {
    isChecked = true
    return !blank(text) && fault(among: tags) == nil
  }
}

enum TagFault: Hashable {
  case tooLong, tooMany
}

/// With a match's tags.
public enum TagAction {
  case typed(String)
  /// Adds what is typed.
  case added
  /// Adds one that is offered.
  case chosen(String)
  case removed(String)
}

extension RefWatchFeature.State {
  /// Every tag of one's matches, for suggestions.
  var usedTags: [String] {
    MatchTags.used(in: records.order.compactMap { id in records[id]?.match.fixture.tags })
  }

  /// Changes the tags of a match at once.
  mutating func tag(_ match: MatchID, _ action: TagAction) -> Effects {
    guard let record = records[match], isOwner(record) else { return [] }
    var form = TagsForm(record.match.fixture.tags)
    form.typing = desk.tag
    form.take(action)
    desk.tag = form.typing
    var wanted = record.match
    wanted.fixture.tags = form.tags
    let edits = MatchEdit.between(record.match, wanted)
    return edits.isEmpty ? [] : [.submit(.editMatch(match, edits))]
  }
}
