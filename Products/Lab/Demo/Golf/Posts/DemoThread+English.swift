extension DemoThread {
  static let english: [DemoThread] = [
    DemoThread(
      0, by: .host(0), "A great morning at {course}",
      """
      Four of us, no carts, done in under four hours. Thanks to everybody who came along: the \
      greens were as quick as they said. The next one is in a few days.
      """, ["walking", "early"], photos: 1, about: .played,
      [
        .says("Count me in for the next one."), .answers("It goes up tomorrow, same time."),
        .returns("Perfect, I will set an alarm."),
        .says("How are the bunkers? They were being redone last month."),
        .answers("Finished, and the sand is lovely. I know, because I was in four of them."),
      ]),
    DemoThread(
      3, by: .known(0), "Eighty-nine",
      """
      I have broken ninety for the first time, and the card is on the fridge. One birdie, no lost \
      balls, and a putt on the last that I will be telling people about for years.
      """, ["milestone"], photos: 1,
      [
        .says("Congratulations! How long did it take you?"),
        .answers("Three years, and most of a dozen a month."),
        .says("Now you will shoot 104 next week. It is the law."),
        .answers("I have already booked the tee time for it."),
        .names("{name} speaks the truth, I did exactly that."),
      ]),
    DemoThread(
      8, by: .known(0), "How do you ask to play through?",
      """
      Two players ahead, an empty hole in front of them, and we waited on every tee. We asked \
      nicely on the tenth and they were glad to let us go. I still felt rude. How do you do it?
      """, ["etiquette"],
      [
        .says("With a smile and a hand up. Nearly everybody is happy to be rid of you."),
        .says("I wait until they look back. If they never do, I walk over between holes."),
        .answers("Walking over is a good idea, thank you."),
        .returns("Bring a biscuit. It has never failed me."),
      ]),
    DemoThread(
      0, by: .known(2), "First round with people from here",
      """
      I was nervous all week and it was the nicest day out in months. Nobody minded how I played, \
      and somebody found me a ball in the gorse that was not even mine.
      """, ["new-here"], about: .played,
      [
        .says("So glad it went well. Everybody was nervous once."),
        .answers("It did not show on any of you!"),
        .says("Welcome! The soup at the clubhouse is part of the round, by the way."),
      ]),
    DemoThread(
      12, by: .known(2), "No Sundays for two weeks",
      """
      Only for those I usually play with: family is visiting, so no early rounds for two weeks. \
      Saturdays after three still work.
      """, ["planning"], isForFriends: true,
      [
        .says("Enjoy the visit. Saturday at half past three, then?"),
        .answers("Yes please. I bring the flask."),
      ]),
    DemoThread(
      7, by: .host(2), "Who carries, who pushes, who rides?",
      """
      After years of carrying I tried a push cart for a week, and my back has sent me flowers. \
      What do you use, and would you go back?
      """, ["gear", "walking"],
      [
        .says("Carrying, stubbornly. Twelve clubs instead of fourteen helps."),
        .answers("Which two did you leave at home?"),
        .returns("The two that I never hit. They know who they are."),
        .says("Push cart, and I would never go back."),
        .names("{name}, which one do you have? I am looking for one that folds flat."),
      ]),
    DemoThread(
      5, "Looking for one more on Saturday",
      """
      One of us cannot come, so there is a seat. Easy pace, any level, and we stop for a sandwich \
      after nine. The round is linked, just ask there.
      """, ["join-us"], about: .coming,
      [
        .says("I would love to, but I am away. Next time!"),
        .answers("There is always a next time."),
      ]),
    DemoThread(
      10, "The light at {course}",
      """
      Last group out, long shadows, and nobody behind us. I did not keep score and do not regret \
      it. Two pictures from the back nine.
      """, ["twilight", "photos"], photos: 2,
      [
        .says("Beautiful. Which hole is the second one?"),
        .answers("The fourteenth, from beside the pond."),
        .says("This is why I always book the last time of the day."),
      ]),
  ]

  static let moreEnglish: [DemoThread] = [
    DemoThread(
      14, "Ranges that open late?",
      """
      I get off work at eight and would like to hit a bucket before bed. Does anybody know a range \
      with lights that is still open then?
      """, ["practice"], isTakenBack: true,
      [
        .says("The one behind the station is open until ten, I think."),
        .answers("Thank you! Do you know whether they rent clubs?"),
        .says("Nine thirty on weekdays, I was there on Tuesday."),
      ]),
    DemoThread(
      16, "Please, what do I do with my left arm?",
      """
      Straight, they said. Relaxed, they said. I can do one or the other. If you have a picture in \
      your head that helps, I would like to borrow it.
      """, ["beginner", "swing"],
      [
        .says("Think of shaking hands with somebody behind you. It cured mine."),
        .says("Take a lesson. One hour saved me a year of videos."),
        .says(DemoTroubleWords.joke),
      ]),
    DemoThread(
      17, "A left-handed set to try out",
      """
      I have a second set and would lend it to somebody who wants to find out whether they \
      like the game. No hurry to give it back.
      """, ["gear", "beginner"], photos: 1,
      [
        .says("What a kind idea. My sister is left-handed and has never played, I will ask her."),
        .answers("Tell her that it is waiting."),
      ]),
    DemoThread(
      19, "Ready golf, everybody",
      """
      Hit when you are ready, not when it is your turn. We did it all day and were done in three \
      and a half hours, without hurrying once.
      """, ["pace"],
      [
        .says("We do this and nobody has ever been upset."),
        .says("Works until somebody tells a story on the tee. That somebody is me."),
        .names("{name}, we have noticed."),
      ]),
    DemoThread(
      22, by: .known(0), "Thank you to whoever returned my rangefinder",
      """
      I left it on the cart after our round and it was at the desk the next morning with a note. I \
      owe you a coffee, whoever you are.
      """, ["thank-you"],
      [.says("People are better than one thinks."), .answers("They really are.")]),
    DemoThread(
      24, "Nine holes before work: is it worth it?",
      """
      Up at five, on the tee at six, at my desk by nine with grass on my shoes. I think yes, but \
      my colleagues have opinions about the shoes.
      """, ["early", "nine-holes"],
      [
        .says("Best two hours of the week."),
        .says("Spare shoes under the desk. You are welcome."),
        .answers("That is going on the list."),
      ]),
    DemoThread(
      26, "Playing alone and being put with strangers",
      """
      I used to dread it. This month I met a retired bus driver, two sisters on holiday and a man \
      who has played the same ball since spring. I look forward to it now.
      """, ["new-here"],
      [.says("The same ball since spring! That is the real achievement.")]),
    DemoThread(
      28, "Rain gear that breathes",
      """
      Everything that keeps me dry from outside gets me wet from inside. What do you wear when it \
      rains and you play all the same?
      """, ["gear", "weather"],
      [
        .says("Wool under it. Sounds wrong, is right."), .says("A towel, and acceptance."),
      ]),
    DemoThread(
      29, by: .host(0), "A small ladder for our regulars",
      """
      For those I play with most: match play over the next two months, any course, loser buys the \
      coffee. Say so here and I draw the first pairs.
      """, ["match-play"], isForFriends: true,
      [.says("I am in."), .says("Me too. I am better at buying coffee than at match play.")]),
  ]
}
