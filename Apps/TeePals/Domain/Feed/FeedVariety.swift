import Core

/// That nobody is read for too long: at most two posts in a row are by one author.
public enum FeedVariety {
  /// Posts in a row by one author.
  public static let inARow = 2
  /// How many posts are looked at for the next one.
  public static let atOnce = 60

  /// At each place the first of what is left that is not one too many; where only such are left,
  /// the first of them.
  ///
  /// - Parameter shown: Who wrote what is above.
  public static func spread(_ items: [FeedItem], after shown: [UserID] = []) -> [FeedItem] {
    var last: UserID?
    var run = 0
    func note(_ author: UserID) {
      run = author == last ? run + 1 : 1
      last = author
    }
    for author in shown.suffix(inARow) { note(author) }
    var isTaken = [Bool](repeating: false, count: items.count)
    var first = 0
    var spread: [FeedItem] = []
    spread.reserveCapacity(items.count)
    while spread.count < items.count {
      while isTaken[first] { first += 1 }
      var chosen = first
      if run >= inARow {
        var place = first
        while place < items.count, isTaken[place] || items[place].post.author == last {
          place += 1
        }
        if place < items.count { chosen = place }
      }
      isTaken[chosen] = true
      spread.append(items[chosen])
      note(items[chosen].post.author)
    }
    return spread
  }

  /// The same of a long list, so many at a time; what would be one too many waits for those that
  /// come next.
  public static func spreadInParts(_ items: [FeedItem]) -> [FeedItem] {
    var feed: [FeedItem] = []
    var waiting: [FeedItem] = []
    var start = 0
    while start < items.count {
      let end = min(start + atOnce, items.count)
      let last = feed.suffix(inARow).map { item in item.post.author }
      let made = spread(waiting + items[start..<end], after: last)
      let fit = end < items.count ? fitting(made, after: feed) : made.count
      feed += made[..<fit]
      waiting = Array(made[fit...])
      start = end
    }
    return feed
  }

  /// How many come before the first that is one too many.
  private static func fitting(_ items: [FeedItem], after shown: [FeedItem]) -> Int {
    var authors = shown.suffix(inARow).map { item in item.post.author }
    for (index, item) in items.enumerated() {
      let last = authors.suffix(inARow)
      if last.count == inARow, last.allSatisfy({ author in author == item.post.author }) {
        return index
      }
      authors.append(item.post.author)
    }
    return items.count
  }
}
