import Calendar

/// What the demo's people call their groups and blocks, and what they write about them.
struct DemoBlockNames {
  /// Those besides the group that everybody has.
  let groups: [String]
  /// In the order of ``DemoBlock/all``.
  let blocks: [String]
  /// Of each block, in the same order.
  let memos: [[String]]
  let device: String

  static func of(_ language: Language) -> DemoBlockNames {
    switch language {
    case .english: english
    case .korean: korean
    }
  }

  private static let english = DemoBlockNames(
    groups: ["Work", "Learning", "Body"],
    blocks: [
      "Deep work", "Meetings", "Mail", "Week in review", "Spanish", "Piano", "Reading", "Writing",
      "Night school", "Running", "Strength", "Yoga", "Walk", "Cooking", "Housework",
    ],
    memos: [
      [
        "First draft of the plan is done.", "Hard to begin, good once I had.",
        "No phone, two hours.",
      ],
      ["Agreed on the dates.", "Could have been a letter."],
      ["Inbox empty."],
      ["A good week. Fewer meetings next time."],
      ["Past tense again.", "Listened to a whole programme without subtitles."],
      ["Left hand alone, slowly.", "The whole first page by heart."],
      ["Finished it. Quiet and lovely.", "Fell asleep after forty pages."],
      ["800 words.", "Threw the opening away."],
      ["Statistics, chapter 4."],
      ["Easy, along the river.", "Wind from the front all the way back.", "Intervals, 6 × 800."],
      ["Five more kilos.", "Shoulder still sore, went light."],
      ["Back feels better."],
      ["Through the park with the dog.", "First snow."],
      ["Lentil soup for three days."],
      ["Windows."],
    ], device: "Phone")

  private static let korean = DemoBlockNames(
    groups: ["일", "배움", "몸"],
    blocks: [
      "집중 업무", "회의", "메일", "한 주 돌아보기", "영어", "피아노", "독서", "글쓰기", "야간 강의",
      "달리기", "근력 운동", "요가", "산책", "요리", "집안일",
    ],
    memos: [
      ["기획 초안을 끝냈다.", "시작이 어려웠지만 하고 나니 좋았다.", "휴대폰 없이 두 시간."],
      ["일정을 정했다.", "메일로도 될 일이었다."],
      ["받은 편지함을 비웠다."],
      ["좋은 한 주였다. 다음 주는 회의를 줄이자."],
      ["과거형을 다시 봤다.", "자막 없이 한 편을 다 들었다."],
      ["왼손만 천천히.", "첫 장을 외웠다."],
      ["다 읽었다. 조용하고 아름답다.", "마흔 쪽쯤 읽다 잠들었다."],
      ["원고지 열두 장.", "첫머리를 버렸다."],
      ["통계학 4장."],
      ["강가를 천천히.", "돌아오는 내내 맞바람.", "800m 여섯 번."],
      ["5kg 더 들었다.", "어깨가 아직 뻐근해서 가볍게."],
      ["허리가 한결 낫다."],
      ["강아지와 공원 한 바퀴.", "첫눈이 왔다."],
      ["된장국을 넉넉히 끓였다."],
      ["창문을 닦았다."],
    ], device: "휴대폰")
}
