import Design

/// Everything TeePals can say, for whoever checks that it says it in every language.
public enum TeePalsCatalogue {
  public static var phrases: [Phrase] {
    var phrases = all(ShellText.self) + all(ProblemText.self) + all(GolfLabelText.self)
    phrases += all(WelcomeText.self) + all(GateText.self) + all(ProfileText.self)
    phrases += all(GolferText.self) + all(GolfSettingsText.self)
    phrases += all(GolfRefusalText.self) + all(GolfFieldText.self) + all(GolfRefusedText.self)
    phrases += all(RoundText.self) + all(NearbyText.self) + all(FilterText.self)
    phrases += all(ActivityText.self) + all(RoundDetailText.self) + all(RoundBarText.self)
    phrases +=
      all(RoundQuestionText.self) + all(RoundDoneText.self) + all(HomeText.self)
      + all(InviteText.self)
    phrases += all(FormText.self) + all(FormFaultText.self) + all(PostingText.self)
    phrases += all(ChatText.self) + all(PlayText.self)
    phrases += all(InboxText.self) + all(ReportText.self) + all(PosterText.self)
    phrases += all(GolfGlanceText.self)
    return phrases
  }

  private static func all<Texts: PhraseBook>(_ texts: Texts.Type) -> [Phrase] {
    Texts.allCases.map { key in key.phrase }
  }
}
