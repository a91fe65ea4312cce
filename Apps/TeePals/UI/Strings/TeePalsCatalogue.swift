import Design

/// Everything TeePals can say, for whoever checks that it says it in every language.
public enum TeePalsCatalogue {
  public static var phrases: [Phrase] {
    var phrases = ShellText.phrases + ProblemText.phrases + GolfLabelText.phrases
    phrases += WelcomeText.phrases + GateText.phrases + ProfileText.phrases
    phrases += GolferText.phrases + GolfSettingsText.phrases
    phrases += GolfRefusalText.phrases + GolfFieldText.phrases + GolfRefusedText.phrases
    phrases += RoundText.phrases + NearbyText.phrases + FilterText.phrases
    phrases += ActivityText.phrases + RoundDetailText.phrases + RoundBarText.phrases
    phrases +=
      RoundQuestionText.phrases + RoundDoneText.phrases + HomeText.phrases
      + InviteText.phrases
    phrases += FormText.phrases + FormFaultText.phrases + PostingText.phrases
    phrases += ChatText.phrases + PlayText.phrases
    phrases += InboxText.phrases + ReportText.phrases + PosterText.phrases
    phrases += GolfGlanceText.phrases + TrustText.phrases + FeedbackText.phrases
    phrases += StandingText.phrases
    phrases += FeedText.phrases + PostText.phrases + PostFormText.phrases
    phrases += ModerationText.phrases + CaseText.phrases + DecisionText.phrases
    phrases += ModerationLogText.phrases + FiguresText.phrases
    phrases += HandoverText.phrases
    return phrases
  }
}
