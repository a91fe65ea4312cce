import Calendar
import Core
import Sync

extension GolfDecision {
  // MARK: Profiles

  /// All edits or none. What others are shown follows, where rounds are not over.
  mutating func editProfile(
    _ user: UserID, _ edits: [ProfileEdit]
  ) throws(TeePalsRejection) {
    try checkOwn(user)
    let old = replica.profile(of: user)
    var secret = replica.secret(of: user) ?? PrivateGolferProfile(user: user)
    let before = ProfileStanding(old, secret).level
    var profile = old ?? GolferProfile(user: user, createdAt: now)
    try ProfileEdit.check(edits, with: profile)
    let today = now.civil(offset: 0).date
    let youngest = replica.rules.youngest
    for edit in edits {
      let edit = try catalogued(ProfileLimits.settled(edit))
      if case .birthDate(let day) = edit {
        if secret.birthDate == day { continue }
        guard secret.birthDate == nil else { throw .invalid(.birthDate, .setOnce) }
        try ProfileLimits.check(edit, today: today, youngest: youngest)
        secret.birthDate = day
      } else {
        try ProfileLimits.check(edit, today: today)
      }
      profile.apply(edit)
    }
    guard !edits.isEmpty else { return }
    try checkPhoto(profile.ownPhoto, was: old?.ownPhoto)
    judge(&profile, was: old)
    put(.secret(secret))
    put(.profile(profile))
    guard isServer else { return }
    if before == .incomplete, ProfileStanding(profile, secret).level > .incomplete {
      tell(user, .welcomeMessage)
    }
    if let old, old.card == profile.card { return }
    show(profile.card)
  }

  /// A home course is one of the catalogue, and called as it is there. A device lets the server
  /// say.
  private func catalogued(_ edit: ProfileEdit) throws(TeePalsRejection) -> ProfileEdit {
    guard isServer, case .homeCourse(let course?) = edit else { return edit }
    guard let known = replica.courses[course.id] else { throw .invalid(.homeCourse, .missing) }
    return .homeCourse(HomeCourse(known))
  }

  /// A photo is its sender's: whoever has seen somebody's cannot wear it. A device lets the server
  /// say.
  private func checkPhoto(
    _ photo: MediaDigest?, was old: MediaDigest?
  ) throws(TeePalsRejection) {
    guard isServer, let photo, photo != old, !replica.ownPhotos.contains(photo) else { return }
    throw .invalid(.photo, .missing)
  }

  /// Everywhere where the person is shown by a copy, the copy follows.
  mutating func show(_ card: GolferCard) {
    for place in replica.places(of: card.user)
    where place.status.follows && !place.round.status.isOver {
      guard var round = replica.round(place.round.id) else { continue }
      if var member = replica.member(card.user, in: round.id) {
        member.card = card
        put(.member(member))
      }
      if var seat = replica.seat(of: card.user, in: round.id) {
        seat.card = card
        put(.seat(seat))
      }
      if round.host.user == card.user { round.host = card }
      keep(round)
    }
    for var follow in replica.followers(of: card.user)
    where follow.followee.unmarked != card.unmarked {
      follow.followee = card.unmarked
      put(.follow(follow))
    }
  }

  // MARK: The graph (§8.8)

  /// Following again is no fault.
  mutating func follow(_ user: UserID, _ shown: GolferCard) throws(TeePalsRejection) {
    try checkOwn(user)
    let other = shown.user
    guard other != user else { throw .notYours }
    guard !replica.isBlocked(user, other) else { throw .notFound }
    try checkKnown(other)
    try checkTier()
    guard replica.follow(user, other) == nil else { return }
    try count(.follow)
    var back = replica.follow(other, user)
    put(
      .follow(
        Follow(
          follower: user, followee: (card(of: other) ?? shown).unmarked,
          isMutual: back != nil, createdAt: acted)))
    back?.isMutual = true
    if let back { put(.follow(back)) }
    guard let own = card(of: user) else { return }
    tell(other, .userFollowed, by: own)
  }

  /// Never asks for a whole profile: nothing that ends something does.
  mutating func unfollow(_ user: UserID, _ other: UserID) throws(TeePalsRejection) {
    try checkOwn(user)
    part(user, other)
  }

  /// The first follows the second no more.
  private mutating func part(_ user: UserID, _ other: UserID) {
    if let follow = replica.follow(user, other) { remove(.follow(follow)) }
    guard var back = replica.follow(other, user), back.isMutual else { return }
    back.isMutual = false
    put(.follow(back))
  }

  /// Never asks for a whole profile: it is for one's safety. Neither follows the other any more,
  /// and what one of them asked the other for ends without a word; who plays together goes on
  /// until one of them leaves, and does not hear the other.
  mutating func block(_ user: UserID, _ shown: GolferCard) throws(TeePalsRejection) {
    try checkOwn(user)
    let other = shown.user
    guard other != user else { throw .notYours }
    if isServer, replica.profile(of: other) == nil { throw .notFound }
    if replica.block(user, other) == nil {
      let card = card(of: other, else: shown) ?? shown
      put(.block(Block(owner: user, blocked: card, blockedAt: now)))
      unhear(user, other)
      unhear(other, user)
      bringBack(other, toRoundsWith: user)
    }
    part(user, other)
    part(other, user)
    endRequests(of: other, toRoundsOf: user)
    endRequests(of: user, toRoundsOf: other)
    endHandovers(of: user, to: other)
    endHandovers(of: other, to: user)
  }

  private mutating func endRequests(of user: UserID, toRoundsOf host: UserID) {
    for place in replica.places(of: user)
    where place.status.isPending && place.round.host.user == host {
      guard let round = replica.round(place.round.id),
        var member = replica.member(user, in: round.id), member.status.isPending
      else { continue }
      let old = member.status
      forget(member, of: round)
      member.become(.left, at: now)
      put(.member(member))
      var counts = counted(round, old, .left)
      settleWaitlist(of: &counts)
      keep(counts)
      keepLast(of: member, counts)
    }
  }

  mutating func unblock(_ user: UserID, _ other: UserID) throws(TeePalsRejection) {
    try checkOwn(user)
    guard let block = replica.block(user, other) else { return }
    remove(.block(block))
    bringBack(other, toRoundsWith: user)
  }

  /// What the first was told of the second's messages.
  private mutating func unhear(_ user: UserID, _ other: UserID) {
    for row in replica.notifications(of: user)
    where row.kind == .roundChatMessage && row.actor?.user == other {
      remove(.notification(row))
    }
  }

  /// What the other sees of the rounds has changed. Theirs is a scope of their own, and nothing of
  /// the block is for it: they leave and come back, so that their devices ask at once. Those of
  /// whoever blocks ask because of the block.
  private mutating func bringBack(_ other: UserID, toRoundsWith user: UserID) {
    guard isServer else { return }
    for round in replica.rounds(seating: other) where replica.member(user, in: round) != nil {
      leave(.round(round), other)
      join(.round(round), other)
    }
  }

  // MARK: Settings

  mutating func setSetting(
    _ user: UserID, _ change: GolfSetting
  ) throws(TeePalsRejection) {
    try checkOwn(user)
    var settings = replica.settings(of: user)
    let change = GolfDecision.settled(change)
    settings.apply(change)
    guard settings != replica.settings(of: user) else { return }
    put(.settings(settings))
  }

  /// Categories in the usual order, each once.
  private static func settled(_ change: GolfSetting) -> GolfSetting {
    guard case .pushed(let chosen) = change else { return change }
    return .pushed(
      NotificationCategory.allCases.filter { category in chosen.contains(category) })
  }
}
