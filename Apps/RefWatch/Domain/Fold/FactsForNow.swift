extension MatchRecord {
  mutating func foldFacts() {
    for entry in entries where entry.counts {
      if case .goal(let goal) = entry.fact { score[goal.credited] += 1 }
    }
  }
}
