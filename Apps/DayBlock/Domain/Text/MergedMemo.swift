import Core

/// One memo from two that were written at the same time (specification §16): by paragraph, where
/// both did not change the same one; else both are kept, with a divider between.
///
/// - Parameters:
///   - base: What the writer saw.
///   - mine: What the writer made of it.
///   - theirs: What stands there now.
public func mergedMemo(from base: String, mine: String, theirs: String) -> String {
  if sameBytes(theirs, base) || sameBytes(mine, theirs) { return mine }
  if sameBytes(mine, base) { return theirs }
  let merge = ParagraphMerge(paragraphs(base), paragraphs(mine), paragraphs(theirs))
  return merge?.text ?? theirs + memoDivider + mine
}

/// Stands between two memos of which neither may be lost.
public let memoDivider = "\n———\n"

private func paragraphs(_ text: String) -> [String] {
  text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { part in
    String(decoding: part, as: UTF8.self)
  }
}

/// A three-way merge of lists of paragraphs (Khanna, Kunal, Pierce: A Formal Investigation of
/// Diff3): stretches that only one side changed are that side's.
private struct ParagraphMerge {
  private(set) var text = ""

  /// `nil` where both changed the same stretch in different ways, or there is too much to compare.
  init?(_ base: [String], _ mine: [String], _ theirs: [String]) {
    guard let toMine = matches(base, mine), let toTheirs = matches(base, theirs) else { return nil }
    var merged: [String] = []
    var (b, m, t) = (0, 0, 0)
    while true {
      // The next paragraph that all three have.
      var next = b
      while next < base.count, toMine[next] == nil || toTheirs[next] == nil { next += 1 }
      let m2 = next < base.count ? toMine[next] ?? mine.count : mine.count
      let t2 = next < base.count ? toTheirs[next] ?? theirs.count : theirs.count
      let old = base[b..<next]
      let (left, right) = (mine[m..<m2], theirs[t..<t2])
      if same(left, right) || same(old, right) {
        merged += left
      } else if same(old, left) {
        merged += right
      } else {
        return nil
      }
      guard next < base.count else { break }
      merged.append(base[next])
      (b, m, t) = (next + 1, m2 + 1, t2 + 1)
    }
    text = merged.joined(separator: "\n")
  }
}

private func same(_ a: ArraySlice<String>, _ b: ArraySlice<String>) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { one, other in sameBytes(one, other) }
}

/// Where each paragraph of `a` is in `b`, by a longest common subsequence; `nil` where that would
/// take too long.
private func matches(_ a: [String], _ b: [String]) -> [Int?]? {
  let (rows, columns) = (a.count + 1, b.count + 1)
  guard Int64(rows) * Int64(columns) <= 1_000_000 else { return nil }
  var lengths = Array(repeating: 0, count: rows * columns)
  for row in stride(from: a.count - 1, through: 0, by: -1) {
    for column in stride(from: b.count - 1, through: 0, by: -1) {
      let here = row * columns + column
      lengths[here] =
        sameBytes(a[row], b[column])
        ? lengths[here + columns + 1] + 1 : max(lengths[here + columns], lengths[here + 1])
    }
  }
  var places: [Int?] = Array(repeating: nil, count: a.count)
  var (row, column) = (0, 0)
  while row < a.count, column < b.count {
    let here = row * columns + column
    if sameBytes(a[row], b[column]) {
      places[row] = column
      row += 1
      column += 1
    } else if lengths[here + columns] >= lengths[here + 1] {
      row += 1
    } else {
      column += 1
    }
  }
  return places
}
