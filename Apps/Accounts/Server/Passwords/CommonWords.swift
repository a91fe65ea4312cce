extension CommonPasswords {
  /// What most leaked passwords are made of: names, teams, animals, heroes, feelings, our own name.
  static let words: Set<String> = Set(
    """
    password passwort motdepasse contrasena passwd passcode letmein welcome admin administrator
    root login master access secret changeme default guest user test testing temp qwerty qwertz
    azerty asdf asdfgh zxcvbn iloveyou ihateyou loveyou lovely love babygirl baby princess
    prince queen king angel sunshine moonlight starlight rainbow butterfly flower summer winter
    spring autumn monday friday january february october november december football baseball
    basketball soccer hockey tennis golf cricket rugby superman batman spiderman ironman pokemon
    naruto starwars matrix hunter killer ninja samurai dragon tiger lion eagle falcon panther
    monkey chicken dolphin elephant horse puppy kitten whatever nothing anything computer
    internet network server windows google facebook twitter youtube instagram samsung iphone
    android linkedin dropbox microsoft apple michael jennifer jessica jordan michelle daniel
    charlie thomas robert andrew joshua matthew anthony william nicole ashley amanda samantha
    elizabeth christine patrick richard george alexander benjamin jonathan maggie ginger chelsea
    arsenal liverpool barcelona madrid juventus manchester yankees cowboys lakers steelers
    mustang ferrari porsche mercedes corvette harley yamaha cookie cheese chocolate banana
    orange pepper coffee sugar honey buster shadow phoenix diamond silver golden purple yellow
    freedom forever blessed jesus heaven trustno family friends friend mother father brother
    sister fieldday superfriend refwatch teepals runningbuddy dayblock america london berlin
    korea seoul
    """
    .split(whereSeparator: { character in character.isWhitespace })
    .map(String.init))

  static let endings = [
    "", "1", "12", "123", "1234", "12345", "!", "1!", "123!", "01", "11", "21", "69", "77", "88",
    "99",
    "007", "2020", "2021", "2022", "2023", "2024", "2025", "2026", "#1", "@123", "s", "s1",
  ]

  static let runs: [String] =
    """
    12345678 123456789 1234567890 12345678910 0123456789 987654321 9876543210 87654321 11111111
    22222222 33333333 44444444 55555555 66666666 77777777 88888888 99999999 00000000 111111111
    1111111111 0000000000 123123123 12341234 11112222 11223344 1122334455 112233445566 123321123
    12344321 1234554321 123454321 147258369 159357456 741852963 963852741 789456123 456789123
    123456123 123456654321 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 1qaz2wsx
    1qaz2wsx3edc zaq12wsx zaq1zaq1 1qazxsw2 qazwsxedc qazwsx123 qwertyui qwertyuio qwertyuiop
    asdfghjk asdfghjkl zxcvbnm1 zxcvbnm123 qweasdzxc qwe123qwe qweqweqwe asdasdasd zxczxczxc
    qwer1234 asdf1234 zxcv1234 abcd1234 abc12345 abc123456 a1b2c3d4 a1b2c3d4e5 aa123456
    a12345678 a123456789 123456aa 123456abc 1234abcd 12345qwert qwert12345 123qweasd
    123qweasdzxc poiuytrewq lkjhgfdsa mnbvcxz1 0987654321 19871987 19901990 20002000 20202020
    31415926 314159265 27182818 16180339 80808080 12121212 10101010 13131313 23232323 69696969
    14141414 98769876 56785678 asdfasdf qwerqwer zxcvzxcv dkssud12 tkfkdgo1 wkdus123 dkdlfjqm
    gksrnr12
    """
    .split(whereSeparator: { character in character.isWhitespace }).map(String.init)

  static let phrases: [String] =
    """
    iloveyou1 iloveyou2 iloveyou! iloveu123 ilovemyself ilovejesus iloveyoubaby letmein1
    letmein123 letmeinplease opensesame trustno1 trustnoone whatever1 nopassword mypassword
    mypassword1 newpassword thepassword yourpassword passpass password1password admin123
    administrator1 root1234 toor1234 adminadmin testtest test1234 testpass userpass guest1234
    changeme1 changeit changethis letmeinnow enterpassword secretpassword supersecret topsecret
    nosecret correcthorse correcthorsebatterystaple monkeymonkey starwars1 startrek thx1138
    ncc1701d ncc1701e blink182 fuckyou1 fuckyou2 fuckyou123 asshole1 bullshit motherfucker
    computer1 internet1 welcome1 welcome12 welcome123 welcome1! p@ssw0rd p@ssword pa$$word
    pa$$w0rd passw0rd pass1234 pass12345 hello123 hellohello helloworld goodluck goodmorning
    goodbye1 happyday happybirthday merryxmas
    """
    .split(whereSeparator: { character in character.isWhitespace }).map(String.init)
}
