/// What the demo's golfers say.
struct DemoGolfWords: Sendable {
  let bios: [String]
  let occupations: [String]
  /// Messages from hosts.
  let messages: [String]
  /// What somebody says who has just got a seat.
  let hellos: [String]
  /// What is said until the round.
  let talk: [String]
  /// What is said after it.
  let thanks: [String]

  static let english = DemoGolfWords(
    bios: [
      "Weekend golfer, early riser. I walk whenever the course lets me.",
      "Fast greens, slow mornings, good company.",
      "Picked it up two years ago and cannot put it down.",
      "I keep score, but I count the laughs first.",
      "Trying to break 90 before the end of the year.",
      "Left-handed, patient, always brings snacks.",
      "Twilight rounds after work are my favourite.",
      "New in town and looking for regular playing partners.",
      "Happy with beginners: everybody was one.",
      "Old clubs, new shoes, same slice.",
      "Nine holes on weekdays, eighteen on Sundays.",
      "I play for the walk and the view.",
    ],
    occupations: [
      "Nurse", "Software engineer", "Teacher", "Architect", "Physiotherapist", "Carpenter",
      "Accountant", "Chef", "Photographer", "Civil servant", "Librarian", "Product designer",
      "Electrician", "Student", "Retired",
    ],
    messages: [
      "Relaxed round, all levels welcome. We walk.",
      "Looking for people who keep pace. Coffee before, lunch after.",
      "Front tees are fine, mulligans on the first are mandatory.",
      "Carts are booked. Meet at the practice green half an hour before.",
      "Friendly match play if there are four of us.",
      "First time on this course, so bring your local knowledge.",
      "Quick nine holes before work gets us.",
      "Beginners: this is the round for you. Nobody minds a lost ball.",
      "",
    ],
    hellos: [
      "Thanks for having me!", "Looking forward to it.", "Great, see you there!",
      "Nice to meet you all. Is anybody walking?", "Count me in. Anything I should bring?",
      "Hello! I have not played this course before.", "Thank you! Do we meet at the clubhouse?",
    ],
    talk: [
      "Shall we meet 20 minutes earlier at the putting green?", "The forecast looks dry.",
      "Windy in the afternoon, bring a layer.", "I can take two people from the station.",
      "Is there a driving range?", "Yes, behind the first tee.", "Works for me.",
      "Do they rent clubs?", "They do, best to call a day before.",
      "I might be five minutes late, traffic permitting.", "No worries, we start at the tee.",
      "Who wants to share a cart?", "I do!", "The greens are supposed to be really quick now.",
      "Lunch afterwards? The soup there is good.", "Count me in for lunch.",
      "I booked the tee time, it is under my name.", "Perfect, thank you for organising.",
    ],
    thanks: [
      "That was fun. Thank you all!", "Same time next month?", "That putt on 17, still smiling.",
      "Great company. Hope to play again soon.", "I found one of your balls in my bag.",
      "Legs are tired, spirits are high.", "Thanks for waiting for me on the back nine.",
    ])

  static let korean = DemoGolfWords(
    bios: [
      "주말마다 필드에 나가는 걸 좋아해요.", "백돌이 탈출이 올해 목표입니다.", "새벽 라운드 환영합니다.",
      "천천히, 즐겁게 치는 게 제 골프예요.", "구력 5년, 아직도 슬라이스와 싸우는 중.",
      "초보도 편하게 함께해요. 저도 초보였으니까요.", "라운드 끝나고 먹는 국밥이 제일 좋아요.",
      "매너와 페이스를 지키는 분들과 치고 싶어요.", "퇴근 후 연습장, 주말에는 필드.",
      "캐디백에 간식 항상 있습니다.",
    ],
    occupations: [
      "개발자", "간호사", "교사", "디자이너", "회사원", "자영업", "공무원", "연구원", "요리사", "대학원생", "사진가",
      "은퇴 후 골프 중",
    ],
    messages: [
      "편하게 치실 분 환영합니다. 초보도 좋아요.", "진행만 잘 지켜 주세요. 끝나고 식사 같이 해요.",
      "카트 예약했습니다. 30분 전에 연습 그린에서 만나요.", "새벽 티라 조금 일찍 만나요. 커피는 제가 살게요.",
      "네 명 모이면 가볍게 내기 없이 매치 플레이 해요.", "이 코스는 처음이라 아시는 분 도움 부탁드려요.", "",
    ],
    hellos: [
      "받아 주셔서 감사합니다!", "반갑습니다. 잘 부탁드려요.", "기대됩니다!", "이 코스는 처음이에요.",
      "혹시 준비할 것 있을까요?", "클럽하우스 앞에서 만나면 될까요?",
    ],
    talk: [
      "20분 정도 일찍 와서 퍼팅 연습할까요?", "날씨가 좋다고 하네요.", "오후에 바람이 분대요. 겉옷 챙기세요.",
      "역에서 두 분 태워 드릴 수 있어요.", "좋아요!", "네, 그렇게 해요.", "클럽 대여 되나요?", "하루 전에 전화하면 됩니다.",
      "차가 막히면 5분쯤 늦을 수도 있어요.", "괜찮아요, 천천히 오세요.", "끝나고 점심 같이 드실 분?", "저요!",
      "요즘 그린이 아주 빠르대요.", "예약은 제 이름으로 되어 있습니다.", "준비해 주셔서 고맙습니다.",
    ],
    thanks: [
      "오늘 정말 즐거웠습니다!", "다음 달에도 같이 쳐요.", "17번 퍼팅은 아직도 생각나네요.", "다들 수고하셨습니다.",
      "후반에 기다려 주셔서 감사했어요.", "다리는 아픈데 기분은 최고예요.",
    ])

  static let germanGiven = words(
    """
    Anna Jonas Lena Felix Marie Paul Clara Emil Greta Moritz Johanna Anton Frieda Jakob Paula Till
    Charlotte Henrik Ida Matthias Katrin Stefan Nele Oskar
    """)
  static let germanFamily = words(
    """
    Schneider Weber Fischer Hoffmann Krause Lehmann Vogel Winkler Brandt Seidel Engel Lorenz Busch
    Kuhn Pohl Arndt Ritter Yildiz Nowak
    """)
  static let japaneseGiven = words(
    "Haruto Yui Ren Aoi Sota Hina Yuto Mei Riku Sakura Kenta Emi Naoki Akari Daichi Mio")
  static let japaneseFamily = words(
    "Sato Suzuki Takahashi Tanaka Ito Watanabe Yamamoto Nakamura Kobayashi Kato Mori Abe")

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: { character in character.isWhitespace }).map(String.init)
  }
}
