import Core
import Testing

/// Ids that follow from names lie in databases and files: they never change. The vectors were made
/// by another implementation.
@Suite struct NamedIDTests {
  @Test(arguments: [
    ([String](), "6c696272-6172-8900-b265-667761746368"),
    (["team", "harbour rovers"], "bef45a07-3fda-867c-bad9-7a7bb9ebf490"),
    (["ab", "c"], "33612151-3927-8ba9-ad28-c3d6c2162212"),
    (["a", "bc"], "12ac8fd3-cd8c-8c76-8024-a8cf0deac76e"),
    (["team", "서울"], "54eab49f-b2f6-8d47-a770-6fe887c82e9d"),
    ([String(repeating: "x", count: 100)], "350d6ec4-cc81-8c84-a750-94e4ea9e7f1d"),
  ])
  func fromWords(words: [String], expected: String) {
    #expect(ID<Int>(of: .words(words)).description == expected)
  }

  @Test(arguments: [
    ("", "e3b0c442-98fc-8c14-9afb-f4c8996fb924"),
    ("a\ncsv\nmatch 1", "d9daca9f-d3b8-8717-b091-43d1425beeeb"),
    ("서울", "ca6c4193-27ce-8a9d-be62-4ccac8219f67"),
  ])
  func fromText(text: String, expected: String) {
    #expect(ID<Int>(of: .text(text)).description == expected)
  }

  @Test(arguments: [
    (Int64(0x0190_0000_0000), "01900000-0000-7c14-9afb-f4c8996fb924"),
    (-5, "00000000-0000-7c14-9afb-f4c8996fb924"),
  ])
  func fromTextAndTime(milliseconds: Int64, expected: String) {
    let time = Instant(milliseconds: milliseconds)
    #expect(ID<Int>(of: .text(""), at: time).description == expected)
  }

  @Test func wordsAreToldApart() {
    #expect(ID<Int>(of: .words(["ab", "c"])) != ID<Int>(of: .words(["a", "bc"])))
    #expect(ID<Int>(of: .words(["ab"])) != ID<Int>(of: .text("ab")))
  }
}
