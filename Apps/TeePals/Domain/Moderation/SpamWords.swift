/// What ``SpamScore`` looks for, in lower case.
enum SpamWords {
  /// Whole words.
  static let english = [
    "fuck", "fucks", "fucker", "fucking", "fucked", "motherfucker", "shit", "bullshit", "bitch",
    "bitches", "cunt", "asshole", "whore", "slut", "nigger", "faggot", "wanker",
  ]

  /// Parts of words.
  static let korean = ["씨발", "씨팔", "개새끼", "병신", "지랄", "좆같", "쌍년", "미친놈", "미친년"]

  static let promotions = [
    "buy now", "click here", "limited offer", "act now", "free money", "지금 구매", "여기를 클릭",
    "여기 클릭", "한정 특가", "무료 머니", "공짜 돈",
  ]

  /// How the name of a site ends where nothing else says that it is one.
  static let endings = [
    "com", "net", "org", "info", "biz", "xyz", "shop", "site", "online", "click", "link", "top",
    "ru", "cn", "kr", "io", "ly",
  ]

  static let maps = [
    "www.openstreetmap.org", "openstreetmap.org", "maps.apple.com", "www.google.com",
    "google.com", "maps.google.com", "map.naver.com", "map.kakao.com",
  ]
}
