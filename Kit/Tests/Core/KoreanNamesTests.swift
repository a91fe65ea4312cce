import Core
import Testing

@Test func koreanNamesAreWrittenFamilyNameFirst() {
  #expect(koreanName(family: "김", given: "하나") == "김하나")
  #expect(koreanName(family: "남궁", given: "민수") == "남궁민수")
  for (family, given) in [("김", "Hana"), ("Kim", "하나"), ("", "하나"), ("김", ""), ("ㄱ", "하나")] {
    #expect(koreanName(family: family, given: given) == nil, "\(family) \(given)")
  }
}

@Test func koreanNamesInOneWordHavePartsAndInitials() throws {
  let parts = try #require(koreanNameParts("김하나"))
  #expect(parts.family == "김" && parts.given == "하나")
  for name in ["", "김철", "남궁민수", "Kim", "김 하나", "김하A"] {
    #expect(koreanNameParts(name) == nil, "\(name)")
  }
  let initials = [
    ("엄마", "엄마"), ("철", "철"), ("김하나", "하나"), ("남궁민수", "민수"), ("가나다라마", nil), ("Kim", nil),
    ("", nil),
  ]
  for (name, letters) in initials { #expect(koreanInitials(name) == letters, "\(name)") }
}
