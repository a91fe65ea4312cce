import Design

/// Everything the pitch can say, for whoever checks that it says it in every language.
public enum PitchCatalogue {
  public static var phrases: [Phrase] {
    PitchText.phrases + FlowText.phrases + ShootoutText.phrases + RefusalText.phrases
      + LawText.phrases + AdviceText.phrases
  }
}
