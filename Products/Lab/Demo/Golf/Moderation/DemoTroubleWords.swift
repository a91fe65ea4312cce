import TeePalsDomain

/// What is said in the demo that moderators have to do with, and what they say.
enum DemoTroubleWords {
  static let insult = "People who play this badly should not be let near a course. Pathetic."
  static let aboutInsult = "He wrote this under my post. I do not know him."
  static let suspension = """
    Disagree as much as you like, but leave people alone. You can read everything until it is over.
    """

  static let offer = (
    title: "Nearly new irons", text: "All sizes, best prices: irons-outlet.shop"
  )
  static let loudOffer = (
    title: "Limited offer", text: "Buy now, today only: https://irons-outlet.shop/drivers"
  )

  static let pretence = "투어 프로 출신 레슨 코치입니다. 자세한 건 쪽지로 문의해 주세요."
  static let aboutPretence = "제가 아는 프로님 사진과 이름을 그대로 쓰고 있어요. 본인이 아닙니다."

  static let charity = (
    title: "A round for the children's hospital",
    text: """
    Eighteen holes on a Sunday, and every entry goes to the children's hospital. The details are \
    on their page: www.kites-and-greens.example. I am playing, come along.
    """
  )
  static let removal = "Posts that send people to other sites are taken for advertising."
  static let appeal = """
    It is the page of a charity, and nobody earns anything by it. I help there every year. I can \
    leave out the address if that is the problem, but please let people read about the day.
    """

  static let joke = "My left arm has retired. I putt with what is left."
  static let koreanJoke = "파스요. 나이는 못 속이겠더라고요."
  static let koreanReport = "말투가 조금 불편했어요."
  static let englishReport = "Not the kind of joke that I want to read here."
  static let oldAppeal = """
    I was joking about my own game. Nobody in that thread minded, and nobody is meant by it.
    """
  static let grant = "You are right: it is about yourself. It is back where it was."

  static let absence = "Please say so in the chat when you cannot come. The others waited for you."
  static let afterRound = "Swore at the group ahead, and laughed at every shot of ours."

  static let english: [(IssueKind, String)] = [
    (.late, "We had teed off by the time we saw the car."), (.late, ""),
    (.noShow, "Never came, and the chat stayed silent."), (.communication, "Answered nobody."),
    (.skillMismatch, "Much newer to the game than the profile says."),
    (.other, "Left after nine holes without a word."),
  ]
  static let korean: [(IssueKind, String)] = [
    (.late, "티오프 시간이 지나서 도착했어요."), (.late, ""), (.noShow, "연락 없이 안 오셨어요."),
    (.communication, "채팅에 답이 없었어요."), (.skillMismatch, "프로필보다 많이 초보이셨어요."),
    (.other, "전반만 치고 말없이 가셨어요."),
  ]
}
