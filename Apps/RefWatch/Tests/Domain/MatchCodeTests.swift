import Core
import RefWatchDomain
import Testing

@Suite("Short codes of a match's two teams")
struct MatchCodeTests {
  private func codes(_ home: TeamRef, _ away: TeamRef) -> [String] {
    let match = Match(
      id: MatchID(high: 1, low: 1), home: home, away: away, rules: RuleSet(),
      createdAt: Instant(milliseconds: 0))
    return [match.code(.home), match.code(.away)]
  }

  @Test(
    "they are the abbreviations, unless those are alike",
    arguments: [
      ("Harbour Rovers", "Lantern Street", ["HAR", "LAN"]),
      ("Manchester City", "Manchester United", ["MCI", "MUN"]),
      ("Harbour", "Harbour United", ["HAR", "HUN"]),
      ("FC Aurora", "FC Aurelia", ["FCO", "FCE"]),
      ("Harbours", "Harbourne", ["HAS", "HAN"]),
      ("Harbour", "Harbour", ["HA1", "HA2"]),
      ("서울 시티", "서울 유나이티드", ["서울시", "서울유"]),
    ] as [(String, String, [String])])
  func distinct(home: String, away: String, expected: [String]) {
    #expect(codes(TeamRef(name: home), TeamRef(name: away)) == expected)
  }

  @Test("a short name that was given stays beside a team that has none")
  func given() {
    let city = TeamRef(name: "Manchester City")
    let united = TeamRef(name: "Manchester United", short: "MAN")
    #expect(codes(city, united) == ["MCI", "MAN"])
    #expect(codes(united, city) == ["MAN", "MCI"])
    let other = TeamRef(name: "Manchester City", short: "man")
    #expect(codes(other, united) == ["MCI", "MUN"])
  }

  @Test("whatever two teams are called, their codes differ and are short")
  func always() {
    let names = ["", "-", "A", "AB", "Ab", "AB C", "A B", "A B C", "A. B", "Ünion", "union", "Uni"]
    for home in names {
      for away in names {
        for short in ["", "AB", "TBD"] {
          let found = codes(TeamRef(name: home, short: short), TeamRef(name: away))
          #expect(found[0].uppercased() != found[1].uppercased(), "\(home) \(away) \(short)")
          #expect(found.allSatisfy { code in (1...4).contains(code.count) })
        }
      }
    }
  }
}
