import Core

/// That nobody is read for too long: at most two posts in a row are by one author.
public enum FeedVariety {
  /// Posts in a row by one author.
  public static let inARow = 2

  /// At each place the first of what is left that is not one too many; where only such are left,
  /// the first of them.
  ///
  /// - Parameter shown: What is above.
  public static func spread(_ items: [FeedItem], after shown: [FeedItem] = []) -> [FeedItem] {
    var last: UserID?
    var run = 0
    func note(_ author: UserID) {
      run = author == last ? run + 1 : 1
      last = author
    }
    for item in shown.suffix(inARow) { note(item.post.author) }
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
}
