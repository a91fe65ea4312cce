import Core

// By what the rows are found together, and in which order.

extension RoundMember: FiledRow {
  var fileID: RoundMemberID { id }
  var group: RoundID { round }

  func isBefore(_ other: RoundMember) -> Bool {
    createdAt != other.createdAt ? createdAt < other.createdAt : user < other.user
  }
}

extension RoundSeat: FiledRow {
  var fileID: RoundSeatID { id }
  var group: RoundID { round }

  /// The host, then who joined first.
  func isBefore(_ other: RoundSeat) -> Bool {
    if role != other.role { return role == .host }
    return joinedAt != other.joinedAt ? joinedAt < other.joinedAt : user < other.user
  }
}

extension RoundPlace: FiledRow {
  var fileID: RoundPlaceID { id }
  var group: UserID { user }

  /// By when the round begins.
  func isBefore(_ other: RoundPlace) -> Bool {
    round.startTime != other.round.startTime
      ? round.startTime < other.round.startTime : round.id < other.round.id
  }
}

extension ChatMessage: FiledRow {
  var fileID: ChatMessageID { id }
  var group: RoundID { round }

  /// As the server took them; what it has not taken yet comes last, as it was written.
  func isBefore(_ other: ChatMessage) -> Bool {
    switch (receivedAt, other.receivedAt) {
    case (let mine?, let theirs?): mine != theirs ? mine < theirs : id < other.id
    case (_?, nil): true
    case (nil, _?): false
    case (nil, nil): writtenAt != other.writtenAt ? writtenAt < other.writtenAt : id < other.id
    }
  }
}

extension GolfNotification: FiledRow {
  var fileID: GolfNotificationID { id }
  var group: UserID { recipient }

  /// The newest first.
  func isBefore(_ other: GolfNotification) -> Bool {
    updatedAt != other.updatedAt ? updatedAt > other.updatedAt : id < other.id
  }
}

extension Follow: FiledRow {
  var fileID: ID<Follow> { id }
  var group: UserID { follower }

  /// The newest first.
  func isBefore(_ other: Follow) -> Bool {
    createdAt != other.createdAt
      ? createdAt > other.createdAt : followee.user < other.followee.user
  }
}

extension Block: FiledRow {
  var fileID: ID<Block> { id }
  var group: UserID { owner }

  /// The newest first.
  func isBefore(_ other: Block) -> Bool {
    blockedAt != other.blockedAt
      ? blockedAt > other.blockedAt : blocked.user < other.blocked.user
  }
}

extension GolfPost: FiledRow {
  var fileID: PostID { id }
  var group: UserID { author }

  /// The newest first.
  func isBefore(_ other: GolfPost) -> Bool {
    createdAt != other.createdAt ? createdAt > other.createdAt : id > other.id
  }
}

extension GolfComment: FiledRow {
  var fileID: CommentID { id }
  var group: PostID { post }

  /// The oldest first.
  func isBefore(_ other: GolfComment) -> Bool {
    createdAt != other.createdAt ? createdAt < other.createdAt : id < other.id
  }
}

extension GolfLike: FiledRow {
  var fileID: LikeID { id }
  var group: UserID { user }

  /// The latest first.
  func isBefore(_ other: GolfLike) -> Bool {
    createdAt != other.createdAt ? createdAt > other.createdAt : id < other.id
  }
}
