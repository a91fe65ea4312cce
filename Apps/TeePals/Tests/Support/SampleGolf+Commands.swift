import Calendar
import Core
import TeePalsDomain

extension SampleGolf {
  /// An edit of every field of a profile.
  mutating func profileEdits() -> [ProfileEdit] {
    [
      .firstName(text()), .lastName(text()), .gender(word()), .city(city()), .photo(photo()),
      .occupation(text()), .bio(text()),
      .averageScore(maybe(lots.pick(GolferProfile.averageScores))), .experience(maybe(word())),
      .playsPerMonth(maybe(lots.pick(GolferProfile.playsPerMonthChoices))),
      .skill(maybe(word())), .homeCourse(maybe(homeCourse())), .instagram(text()),
      .birthDate(day()), .was(.bio(text())), .was(.homeCourse(maybe(homeCourse()))),
      .was(.skill(maybe(word()))), .was(.city(city())),
    ]
  }

  /// An edit of every field of a round.
  mutating func roundEdits() -> [RoundEdit] {
    [
      .course(course()), .start(instant(), zone()), .visibility(word()), .joinPolicy(word()),
      .requirements(requirements()), .price(price()), .message(text()),
      .maxPlayers(2 + lots.below(7)), .was(.message(text())), .was(.start(instant(), zone())),
      .was(.requirements(requirements())), .play(play()), .was(.play(play())),
    ]
  }

  /// An edit of every field of a post.
  mutating func postEdits() -> [PostEdit] {
    [
      .title(text()), .text(text()), .photos([photo()].compactMap { photo in photo }),
      .visibility(word()), .round(maybe(round())), .tags(["links", text()]),
      .was(.title(text())), .was(.photos([])), .was(.round(nil)),
    ]
  }

  /// Every event.
  mutating func events() -> [MembershipEvent] {
    [
      .request, .join, .cancelRequest, .acceptInvite, .declineInvite, .leave, .joinWaitlist,
      .leaveWaitlist, .acceptOffer, .accept(user()), .decline(user()), .remove(user()),
      .invite(card()), .withdraw(user()),
    ]
  }

  /// Every step by which a round comes to another host.
  mutating func steps() -> [HandoverStep] { [.offer(user()), .withdraw, .accept, .decline] }

  /// A change of every setting.
  mutating func settingChanges() -> [GolfSetting] {
    let hours = QuietHours(
      from: TimeOfDay(second: lots.below(86_400))!, to: TimeOfDay(second: lots.below(86_400))!)
    return [.pushed(words()), .quietHours(maybe(hours)), .digest(word()), .showHidden, .hide(id())]
  }

  /// About posts, comments and likes.
  private mutating func postCommands() -> [TeePalsCommand] {
    [
      .publishPost(post()), .editPost(id(), postEdits()), .deletePost(id()),
      .like(user(), liked()), .unlike(user(), liked()), .comment(comment()),
      .editComment(id(), text(), was: maybe(text())), .deleteComment(id()), .hideComment(id()),
      .submitFeedback(user(), round(), answer()), .dismissFeedback(user(), round()),
    ]
  }

  /// A command of every name.
  mutating func commands() -> [TeePalsCommand] {
    let round = aRound()
    let others: [TeePalsCommand] = [
      .editProfile(user(), profileEdits()), .follow(user(), card()), .unfollow(user(), user()),
      .block(user(), card()), .unblock(user(), user()), .createRound(round),
      .editRound(round.id, roundEdits()), .closeRound(round.id), .reopenRound(round.id),
      .cancelRound(round.id), .completeRound(round.id),
      .changeMembership(round.id, lots.pick(events()), seen: maybe(round)),
      .sendMessage(message()), .markRead(user(), round.id, instant()),
      .muteChat(user(), round.id, lots.chance(1, in: 2)),
      .readNotifications(user(), [id(), id()]), .deleteNotification(user(), id()),
      .setSetting(user(), lots.pick(settingChanges())), .report(target(), word(), context: text()),
      .noteLink(round.id, link()), .handOver(round.id, lots.pick(steps())),
    ]
    return others + postCommands()
  }
}
