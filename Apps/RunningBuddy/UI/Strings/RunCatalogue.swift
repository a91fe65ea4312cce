import Design

/// Everything RunningBuddy can say, for whoever checks that it says it in every language.
public enum RunCatalogue {
  public static var phrases: [Phrase] {
    var phrases = RunShellText.phrases + RunUnitText.phrases + SportText.phrases
    phrases += HomeText.phrases + ArmingText.phrases + LiveText.phrases
    phrases += ReviewText.phrases + DetailText.phrases + QualityText.phrases
    phrases += HistoryText.phrases + EffortText.phrases + ChartsText.phrases
    phrases += RunStatText.phrases
    phrases += RunDataText.phrases + RunFaultText.phrases + RunSettingsText.phrases
    phrases += RunRefusalText.phrases + RunFormText.phrases + CutText.phrases
    phrases += InboxText.phrases + RunGlanceText.phrases + PlaceText.phrases
    phrases += RecomputeText.phrases + SensorText.phrases + MotionText.phrases
    phrases += StrideText.phrases + ShoesText.phrases + PlansText.phrases
    phrases += HeartText.phrases + LoadText.phrases + MergeText.phrases
    phrases += MapText.phrases
    phrases += CompanionText.phrases + SecondText.phrases + WayText.phrases
    phrases += MountText.phrases
    phrases += SentMotionText.phrases
    return phrases
  }
}
