/// Which members of a sequence may stay where they are when the others are moved around them.
///
/// `sources` holds, for each place in the new order, the place in the old order, or `nil` for a
/// newcomer. The members that stay form a longest increasing subsequence, so the number of moves is
/// the least possible. Takes O(n log n).
func stayingPut(_ sources: [Int?]) -> [Bool] {
  // tails[k]: where the best increasing run of k + 1 members found so far ends (as an index of
  // `sources`).
  var tails: [Int] = []
  var tailValues: [Int] = []
  var previous = [Int](repeating: -1, count: sources.count)
  for (index, source) in sources.enumerated() {
    guard let source else { continue }
    var low = 0
    var high = tailValues.count
    while low < high {
      let middle = (low + high) / 2
      if tailValues[middle] < source { low = middle + 1 } else { high = middle }
    }
    if low > 0 { previous[index] = tails[low - 1] }
    if low == tails.count {
      tails.append(index)
      tailValues.append(source)
    } else {
      tails[low] = index
      tailValues[low] = source
    }
  }
  var stays = [Bool](repeating: false, count: sources.count)
  var index = tails.last ?? -1
  while index >= 0 {
    stays[index] = true
    index = previous[index]
  }
  return stays
}
