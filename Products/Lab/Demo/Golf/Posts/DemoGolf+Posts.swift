import Core
import Sync
import TeePalsDomain

// Who writes which post, who says something under it, and who likes it.
extension DemoGolf {
  /// So many people at most say something under a post.
  private static let voices = 6
  /// Days.
  private static let lately = 14

  /// - Parameter views: The photos that posts show.
  mutating func writePosts(showing views: [MediaDigest]) {
    var shown = 0
    for thread in DemoThread.all {
      let hours = 24 * thread.daysAgo + chance.roll(2...20)
      let time = now.advanced(byMilliseconds: -Int64(hours) * Self.hour)
      guard let author = writer(of: thread, at: time) else { continue }
      let moment = Moment(instant: time, zone: .utc, entropy: chance.entropy())
      var photos: [MediaDigest] = []
      for _ in 0..<min(thread.photos, views.count) {
        photos.append(views[shown % views.count])
        shown += 1
      }
      let post = DemoPost(
        id: moment.id(), author: author, at: time, thread: thread,
        course: chance.pick(towns[golfers[author].town].courses).name, photos: photos)
      posts.append(post)
      plan(.write(posts.count - 1), at: time)
      let readers = readers(of: post)
      let voices = voices(among: readers, of: post)
      if thread.isForFriends { befriend(author, voices, before: time) }
      let said = remarks.count
      talk(under: post, voices)
      like(post, remarks[said...], thread.isForFriends ? voices : readers)
    }
  }

  // MARK: People

  private mutating func writer(of thread: DemoThread, at time: Instant) -> Int? {
    switch thread.writer {
    case .known(let person): return person < known ? person : nil
    case .host(let number): return number < hosts.count ? hosts[number] : nil
    case .anybody:
      let people = residents.filter { golfer in
        golfer >= known && golfers[golfer].isKorean == thread.isKorean
          && golfers[golfer].arrival < time.advanced(byMilliseconds: -5 * Self.day)
      }
      return people.isEmpty ? nil : chance.pick(people)
    }
  }

  /// Those who were there by then, and who have nothing against the author.
  private func readers(of post: DemoPost) -> [Int] {
    let first = post.at.advanced(byMilliseconds: -5 * Self.day)
    return residents.filter { golfer in
      golfer != post.author && golfers[golfer].arrival < first
        && !isStranger(golfer, to: post.author)
    }
  }

  /// Some who write the author's language and have nothing against each other; the known people
  /// only lately.
  private mutating func voices(among readers: [Int], of post: DemoPost) -> [Int] {
    let first = post.thread.daysAgo < Self.lately ? 0 : known
    var rest = readers.filter { golfer in
      golfer >= first && golfers[golfer].isKorean == post.thread.isKorean
    }
    var voices: [Int] = []
    while !rest.isEmpty, voices.count < Self.voices {
      let golfer = rest.remove(at: chance.roll(0...rest.count - 1))
      let isAlone = voices.contains { other in isStranger(golfer, to: other) }
      if !isAlone { voices.append(golfer) }
    }
    return voices
  }

  /// Whoever reads what is for friends follows the author, and is followed.
  private mutating func befriend(_ author: Int, _ friends: [Int], before time: Instant) {
    for (number, friend) in friends.enumerated() {
      let met = time.advanced(byMilliseconds: -Int64(2 + number) * 7 * Self.hour)
      follow(author, friend, at: met)
      follow(friend, author, at: met.advanced(byMilliseconds: Self.hour))
    }
  }

  private mutating func follow(_ golfer: Int, _ other: Int, at time: Instant) {
    plan(.send(golfer, .follow(golfers[golfer].user, golfers[other].card)), at: time)
  }

  // MARK: What is said

  private mutating func talk(under post: DemoPost, _ people: [Int]) {
    var rest = people[...]
    var time = post.at
    // What was said last, and the last that was said to the author.
    var last: CommentID?
    var remark: (id: CommentID, author: Int)?
    var first: (id: CommentID, author: Int)?
    for line in post.thread.lines {
      time = time.advanced(byMilliseconds: Int64(chance.roll(4...150)) * Self.minute)
      switch line {
      case .says(let text), .names(let text):
        guard let voice = rest.popFirst() else { return }
        let name = remark.map { said in golfers[said.author].card.name } ?? ""
        let words = text.replacing("{name}", with: "@" + name)
        let id = say(words, by: voice, under: post, to: nil, at: time)
        last = id
        remark = (id, voice)
        if first == nil { first = remark }
      case .answers(let text):
        guard let answered = last else { return }
        last = say(text, by: post.author, under: post, to: answered, at: time)
      case .returns(let text):
        guard let answered = last, let voice = remark?.author else { return }
        last = say(text, by: voice, under: post, to: answered, at: time)
      }
    }
    guard post.thread.isTakenBack, let first else { return }
    plan(
      .send(first.author, .deleteComment(first.id)),
      at: time.advanced(byMilliseconds: 30 * Self.hour))
  }

  /// Plans a comment, or a reply to one.
  mutating func say(
    _ text: String, by golfer: Int, under post: DemoPost, to answered: CommentID?,
    at time: Instant
  ) -> CommentID {
    let moment = Moment(instant: time, zone: .utc, entropy: chance.entropy())
    let comment = GolfComment(
      id: moment.id(), post: post.id, author: golfers[golfer].user, text: text, parent: answered,
      createdAt: time)
    remarks.append(DemoRemark(id: comment.id, author: golfer, at: time, text: text))
    plan(.send(golfer, .comment(comment)), at: time)
    return comment.id
  }

  // MARK: Likes

  /// Most soon, and what is said within hours: before anything becomes of it.
  private mutating func like(
    _ post: DemoPost, _ said: ArraySlice<DemoRemark>, _ people: [Int]
  ) {
    var rest = people
    for _ in 0..<chance.roll(2...24) where !rest.isEmpty {
      let golfer = rest.remove(at: chance.roll(0...rest.count - 1))
      let minutes = chance.happens(70) ? chance.roll(5...600) : chance.roll(600...4_000)
      like(.post(post.id), by: golfer, at: post.at, minutes: minutes)
    }
    guard !people.isEmpty else { return }
    for remark in said where chance.happens(40) {
      let golfer = chance.pick(people)
      guard golfer != remark.author, !isStranger(golfer, to: remark.author) else { continue }
      like(.comment(remark.id), by: golfer, at: remark.at, minutes: chance.roll(5...600))
    }
  }

  private mutating func like(
    _ target: LikeTarget, by golfer: Int, at time: Instant, minutes: Int
  ) {
    plan(
      .send(golfer, .like(golfers[golfer].user, target)),
      at: time.advanced(byMilliseconds: Int64(minutes) * Self.minute))
  }

  // MARK: The post itself

  /// The post as its author publishes it then, with the round that it is about.
  func written(_ number: Int, at time: Instant) -> GolfPost {
    let plan = posts[number]
    let author = golfers[plan.author]
    let round = round(of: plan, at: time)
    let course = round?.course.name ?? plan.course
    var post = GolfPost(id: plan.id, author: author.user, createdAt: time)
    post.title = plan.thread.title.replacing("{course}", with: course)
    post.text = plan.thread.text.replacing("{course}", with: course)
    (post.tags, post.city, post.photos) = (plan.thread.tags, author.city, plan.photos)
    post.visibility = plan.thread.isForFriends ? .friends : .public
    (post.round, post.course) = (round?.id, round?.course.id)
    return post
  }

  /// The nearest of the author's rounds that it may be about.
  private func round(of post: DemoPost, at time: Instant) -> Round? {
    let times: ClosedRange<Instant>
    switch post.thread.about {
    case .nothing: return nil
    case .played:
      let first = time.advanced(byMilliseconds: -6 * Self.day)
      times = first...time.advanced(byMilliseconds: -5 * Self.hour)
    case .coming:
      let first = time.advanced(byMilliseconds: Self.hour)
      times = first...time.advanced(byMilliseconds: 20 * Self.day)
    }
    func distance(_ round: Round) -> Int64 {
      abs(round.startTime.milliseconds - time.milliseconds)
    }
    return rounds.filter { here in
      here.seats.contains(post.author) && here.round.status != .canceled
        && times.contains(here.round.startTime)
    }.map { here in here.round }.min { one, other in distance(one) < distance(other) }
  }
}
