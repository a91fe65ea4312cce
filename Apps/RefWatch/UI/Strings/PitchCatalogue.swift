import Design

/// Everything the pitch can say, for whoever checks that it says it in every language.
public enum PitchCatalogue {
  public static var phrases: [Phrase] {
    all(PitchText.self) + all(FlowText.self) + all(ShootoutText.self) + all(RefusalText.self)
      + all(LawText.self) + all(AdviceText.self)
  }

  private static func all<Texts: PhraseBook>(_ texts: Texts.Type) -> [Phrase] {
    Texts.allCases.map { key in key.phrase }
  }
}
