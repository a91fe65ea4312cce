import Design

/// The words about apps without a network.
public enum OfflineAppsText: PhraseBook {
  case title, lead, fetch, fetched
  case network, noRoom, outdated, unsupported

  public var phrase: Phrase {
    switch self {
    case .title: Phrase("Offline apps", "오프라인 앱")
    case .lead:
      Phrase(
        "Apps you have opened on this device work offline.", "이 기기에서 한 번 연 앱은 오프라인에서도 쓸 수 있어요.")
    case .fetch: Phrase("Download all apps", "모든 앱 내려받기")
    case .fetched:
      Phrase("All apps now work offline.", "이제 모든 앱을 오프라인에서 쓸 수 있어요.")
    case .network:
      Phrase(
        "Not all apps could be downloaded. Check your connection and try again. Finished downloads "
          + "are kept.",
        "일부 앱을 내려받지 못했어요. 연결을 확인하고 다시 해 보세요. 받은 앱은 그대로 있어요.")
    case .noRoom:
      Phrase(
        "Not enough space for all apps. Apps you have opened are kept.",
        "모든 앱을 저장할 공간이 부족해요. 이미 연 앱은 그대로 있어요.")
    case .outdated:
      Phrase(
        "A new version is available. Open it first, then download all apps.",
        "새 버전이 나왔어요. 먼저 새 버전을 열고 모든 앱을 내려받으세요.")
    case .unsupported:
      Phrase(
        "The browser did not store the apps. Reload this page. If that doesn't help, use an https "
          + "address and a window that is not private.",
        "브라우저가 앱을 보관하지 못했어요. 페이지를 새로 고쳐 보세요. 그래도 안 되면 https 주소와 비공개가 아닌 창이 필요해요.")
    }
  }
}
