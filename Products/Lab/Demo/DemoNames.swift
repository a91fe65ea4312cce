/// Where the demo's people get their names: common ones of two countries, nobody in particular.
enum DemoNames {
  static let englishGiven = words(
    """
    Olivia Noah Amelia Liam Isla Oliver Ava Elijah Mia James Sophia William Grace Henry Freya
    Lucas Chloe Theodore Emily Jack Ella Leo Lily Owen Nora Samuel Hannah Caleb Zoe Nathan Ruby
    Isaac Alice Felix Clara Hugo Ivy Miles Rose Jasper Daisy Arthur Maya Edwin Priya Arjun Leila
    Omar Yara Mateo Lucia Diego Camila Rafael Ingrid Lars Astrid Emil Amara Kofi Zuri Tunde
    Naomi Gideon Esther Silas
    """)
  static let englishFamily = words(
    """
    Smith Walker Bennett Okafor Hughes Patel Morgan Rossi Clarke Nguyen Fraser Lindqvist Ortega
    Kowalski Barnes Adeyemi Foster Haddad Griffin Moreau Sutton Ivanova Doyle Mensah Chambers
    Silva Whitaker Larsen Pryce Romero Ashford Keller Navarro Holt Brandt Sinclair Osei Marlowe
    Duarte Finch Abbott
    """)
  static let koreanFamily = words("김 이 박 최 정 강 조 윤 장 임 한 오 서 신 권 황 안 송 전 홍 유 고 문 양 손 배")
  static let koreanGiven = words(
    """
    민준 서준 도윤 예준 시우 하준 지호 주원 지후 준우 도현 건우 우진 선우 서진 연우 유준 정우 승우 은우 서연 서윤 지우 서현 하은 하윤 민서 지유 윤서 채원 수아
    지민 지아 예은 다은 소율 예린 수빈 소윤 유나 현우 지훈 성민 재현 동현 상훈 영호 미경 은정 혜진 수정 보라 아름 나래 한결 슬기 가람 새봄 이든 라온
    """)
  static let notesEnglish = [
    "Talked about the move", "Lunch by the river", "Birthday party", "Helped with the bike",
    "Long call about work", "Saw the new film", "Walk with the dog", "Coffee before the train",
    "Borrowed the tent", "Met the baby", "Quick hello at the market", "Planning the summer trip",
  ]
  static let notesKorean = [
    "이직 이야기", "한강에서 점심", "생일 모임", "자전거 고치기", "긴 통화", "새 영화 봄", "강아지 산책",
    "기차 타기 전 커피", "텐트 빌림", "아기 보러 감", "시장에서 우연히", "여름 여행 계획",
  ]

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: { character in character.isWhitespace }).map(String.init)
  }
}
