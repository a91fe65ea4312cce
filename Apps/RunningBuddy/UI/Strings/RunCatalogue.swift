import Design

/// Everything RunningBuddy can say, for whoever checks that it says it in every language.
public enum RunCatalogue {
  public static var phrases: [Phrase] {
    var phrases = all(RunShellText.self) + all(RunUnitText.self) + all(SportText.self)
    phrases += all(HomeText.self) + all(ArmingText.self) + all(LiveText.self)
    phrases += all(ReviewText.self) + all(DetailText.self) + all(QualityText.self)
    phrases += all(HistoryText.self) + all(EffortText.self) + all(ChartsText.self)
    phrases += all(RunStatText.self)
    phrases += all(RunDataText.self) + all(RunFaultText.self) + all(RunSettingsText.self)
    phrases += all(RunRefusalText.self) + all(RunFormText.self) + all(CutText.self)
    phrases += all(InboxText.self) + all(RunGlanceText.self)
    return phrases
  }

  private static func all<Texts: PhraseBook>(_ texts: Texts.Type) -> [Phrase] {
    Texts.allCases.map { key in key.phrase }
  }
}
