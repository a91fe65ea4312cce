import RefWatchDomain
import Testing

@testable import RefWatchTestKit

@Suite("Misconduct catalogs, spec §3")
struct CatalogTests {
  /// Id, cautions, sendings-off with the second caution, and those of officials.
  static let counts = """
    law12          8 8 10 11
    football_sa    7 7 4  4
    football_vic   6 7 4  4
    football_nnswf 6 7 4  4
    football_qld   6 7 4  4
    fa_england     7 7 0  0
    ussf           7 7 0  0
    """

  @Test("each catalog has as many reasons as its association")
  func count() {
    let rows = CatalogTests.counts.split(separator: "\n").map { line in
      line.split(separator: " ").map { word in String(word) }
    }
    #expect(rows.map { row in row[0] } == Catalogs.all.map { catalog in catalog.id })
    for (row, catalog) in zip(rows, Catalogs.all) {
      func count(_ sanctions: [CatalogReason.Sanction], _ kind: Participant.Kind) -> Int {
        catalog.reasons.filter { reason in
          reason.recipient == kind && sanctions.contains(reason.sanction)
        }.count
      }
      #expect(count([.caution], .player).description == row[1], "\(row[0])")
      #expect(count([.sendOff, .secondCaution], .player).description == row[2], "\(row[0])")
      #expect(count([.caution], .official).description == row[3], "\(row[0])")
      #expect(count([.sendOff, .secondCaution], .official).description == row[4], "\(row[0])")
    }
  }

  @Test("codes are unique, short, and found again")
  func codes() {
    for catalog in Catalogs.all {
      let codes = catalog.reasons.map { reason in reason.code }
      #expect(Set(codes).count == codes.count, "\(catalog.id)")
      for reason in catalog.reasons {
        #expect(reason.code.count <= 16 && reason.title.count <= 200)
        #expect(catalog.reason(reason.code, recipient: reason.recipient) == reason)
        #expect(reason.law != nil)
      }
    }
  }

  @Test("exact codes of the associations")
  func lists() {
    func codes(_ id: String, _ colour: Card.Colour, _ kind: Participant.Kind) -> String {
      Catalogs.named(id).reasons(for: colour, recipient: kind).map { reason in reason.code }
        .joined(separator: " ")
    }
    #expect(codes("football_sa", .yellow, .player) == "Y1 Y2 Y3 Y4 Y5 Y6 Y7 TEXT")
    #expect(codes("football_qld", .yellow, .player) == "Y1 Y2 Y3 Y4 Y5 Y6 TEXT")
    #expect(codes("football_vic", .red, .player) == "R1 R2 R3 R4 R5 R6 R7 TEXT")
    #expect(codes("football_vic", .yellow, .official) == "YT1 YT2 YT3 YT4 TEXT")
    #expect(codes("football_nnswf", .red, .official) == "RT1 RT2 RT3 RT4 TEXT")
    #expect(codes("fa_england", .yellow, .player) == "C1 C2 C3 C4 C5 C6 C7 TEXT")
    #expect(codes("fa_england", .red, .player) == "S1 S2 S3 S4 S5 S6 S7 TEXT")
    #expect(codes("ussf", .yellow, .player) == "UB DT P DR FRD E L TEXT")
    #expect(codes("ussf", .red, .player) == "SFP VC S DGH DGF AL 2CT TEXT")
  }

  @Test("a coach can be shown a card everywhere, and warned")
  func officials() {
    for catalog in Catalogs.all {
      for colour in [Card.Colour.yellow, .red] {
        let reasons = catalog.reasons(for: colour, recipient: .official)
        #expect(reasons.count >= 5, "\(catalog.id)")
        #expect(reasons.last?.code == Catalog.freeTextCode)
        #expect(reasons.allSatisfy { reason in reason.recipient == .official })
      }
      #expect(catalog.warnings.count == 5)
    }
    let english = Catalog.england.reasons(for: .yellow, recipient: .official)
    #expect(english.count == 11)
    #expect(english.first?.code == "OC1")
    #expect(Catalog.england.reason("OC1")?.title == Catalog.law12.reason("OC1")?.title)
  }

  @Test("South Australia's least suspensions")
  func suspensions() {
    let matches = Catalog.southAustralia.reasons.compactMap { reason in
      reason.suspension.map { matches in reason.code + " " + matches.description }
    }
    #expect(
      matches == [
        "R1 1", "R2 2", "R3 6", "R4 1", "R5 1", "R6 2", "R7 1", "RT1 1", "RT2 1", "RT3 1", "RT4 1",
      ])
    #expect(Catalog.queensland.reasons.allSatisfy { reason in reason.suspension == nil })
    #expect(Catalog.southAustralia.reason("R3")?.regulation == "Table 2")
  }

  @Test("missing and unknown ids, aliases, and codes that were given up")
  func fallbacks() {
    #expect(Catalogs.named(nil).id == "football_sa")
    #expect(Catalogs.named("nowhere").id == "football_sa")
    #expect(Catalogs.named("football_nsw").id == "football_vic")
    #expect(Catalogs.named(RuleSet().catalog).id == "law12")
    #expect(Catalog.unitedStates.reason("OFFINABUS")?.code == "AL")
    #expect(Catalog.england.reason("C9") == nil)
    #expect(Catalog.england.reason("C2")?.label == "C2 – Dissent by Word or Action")
  }

  @Test("second cautions, also as other apps wrote them")
  func secondCautions() {
    func card(_ colour: Card.Colour, _ code: String, _ title: String, _ text: String = "") -> Card {
      Card(
        colour: colour, recipient: player(.home, 7),
        reason: CardReason(catalog: "", code: code, title: title, text: text))
    }
    #expect(card(.secondYellow, "C1", "Unsporting").isSecondCaution)
    for code in ["R7", "S7", "2CT", "r7", "2ct"] {
      #expect(card(.red, code, "").isSecondCaution, "\(code)")
      #expect(!card(.yellow, code, "").isSecondCaution, "\(code)")
    }
    for text in ["Second Yellow", "SECOND CAUTION (dissent)", "code R7", "2CT – Second Caution"] {
      #expect(card(.red, "", text).isSecondCaution, "\(text)")
      #expect(card(.red, "X", "", text).isSecondCaution, "\(text)")
    }
    for text in ["Serious foul play", "second offence", "R 7", ""] {
      #expect(!card(.red, "R1", text).isSecondCaution, "\(text)")
    }
    #expect(!Card(colour: .red, recipient: player(.home, 7)).isSecondCaution)
    for catalog in Catalogs.all {
      let code = catalog.secondCaution()?.code ?? ""
      #expect(card(.red, code, "").isSecondCaution, "\(catalog.id)")
    }
  }
}
