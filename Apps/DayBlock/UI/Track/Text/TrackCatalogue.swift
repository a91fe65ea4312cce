import Design

/// Everything the tracking screens can say.
enum TrackCatalogue {
  static var phrases: [Phrase] {
    all(TrackText.self) + all(LiveText.self) + all(BoardText.self) + all(ReviewText.self)
      + all(CompanyText.self)
  }

  private static func all<Texts: PhraseBook>(_ texts: Texts.Type) -> [Phrase] {
    Texts.allCases.map { key in key.phrase }
  }
}
