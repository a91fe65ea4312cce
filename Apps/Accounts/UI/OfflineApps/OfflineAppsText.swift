import Design

/// The words about apps without a network.
public enum OfflineAppsText: PhraseBook {
  case title, lead, fetch, fetched
  case network, noRoom, outdated, unsupported

  public var phrase: Phrase {
    switch self {
    case .title: Phrase("Apps without a network", "네트워크 없이 쓰는 앱")
    case .lead:
      Phrase(
        "An app works without a network once you have opened it on this device.",
        "이 기기에서 한 번 연 앱은 네트워크 없이도 쓸 수 있어요.")
    case .fetch: Phrase("Get all apps", "모든 앱 받기")
    case .fetched:
      Phrase("All apps work without a network now.", "이제 모든 앱을 네트워크 없이 쓸 수 있어요.")
    case .network:
      Phrase(
        "Not all apps could be fetched. Check the network and try again: what has come stays.",
        "앱을 모두 받지 못했어요. 네트워크를 확인하고 다시 해 보세요. 받은 것은 그대로 있어요.")
    case .noRoom:
      Phrase(
        "This device has no room for all apps. Those you have opened stay.",
        "이 기기에 모든 앱을 둘 공간이 없어요. 이미 연 앱은 그대로 있어요.")
    case .outdated:
      Phrase(
        "There is a new version. Open that first, then get all apps.",
        "새 버전이 나왔어요. 먼저 새 버전을 열고 모든 앱을 받으세요.")
    case .unsupported:
      Phrase(
        "This browser has not kept the apps. Load this page again. If that does not help: it needs "
          + "an address with https and a window that is not private.",
        "브라우저가 앱을 보관하지 못했어요. 페이지를 새로 고쳐 보세요. 그래도 안 되면 https 주소와 비공개가 아닌 창이 필요해요.")
    }
  }
}
