/// Answers that everybody guesses: the most frequent names of pets, dishes, cars, birthplaces and
/// excuses, in both languages, besides the common passwords. In their normal form.
public enum CommonAnswers {
  public static func contains(_ form: String) -> Bool {
    entries.contains(form) || CommonPasswords.contains(form)
  }

  static let entries: Set<String> = Set(
    (names + dishes + cars + places + excuses)
      .split(separator: ",").map { part in NormalAnswer.form(String(part)) })

  private static let names = """
    max,bella,charlie,luna,lucy,cooper,bailey,daisy,sadie,molly,buddy,lola,stella,tucker,bentley,
    zoey,harley,maggie,riley,bear,sophie,duke,jax,oliver,chloe,jack,penny,rocky,milo,toby,coco,
    ruby,oreo,simba,nala,kitty,tiger,rex,lassie,fluffy,spot,snoopy,felix,minnie,mickey,smokey,
    초코야,나비야,해피야,뽀삐야,바둑이,누렁이,흰둥이,점박이,멍멍이,야옹이,고양이,강아지,코코야,
    john,james,mary,david,michael,sarah,anna,peter,김철수,김영희,이영희,홍길동,김민수,김지훈,
    mr smith,mrs smith,miss smith,smith,johnson,brown,jones,김선생님,이선생님,박선생님,담임선생님,
    """

  private static let dishes = """
    pizza,pasta,sushi,steak,burger,burgers,hamburger,cheeseburger,chicken,spaghetti,lasagna,
    lasagne,tacos,ramen,ice cream,chips,fries,french fries,salad,bread,soup,noodles,curry,fish,
    bbq,barbecue,mac and cheese,fried chicken,kimchi,bulgogi,bibimbap,tteokbokki,
    김치찌개,된장찌개,삼겹살,떡볶이,불고기,비빔밥,돈까스,돈가스,짜장면,자장면,탕수육,초밥,스시,
    라면,피자,파스타,스파게티,스테이크,햄버거,후라이드치킨,양념치킨,닭갈비,순대국,칼국수,김밥,
    제육볶음,부대찌개,족발,보쌈,샤브샤브,마라탕,엄마 밥,집밥,
    """

  private static let cars = """
    toyota,honda,ford,hyundai,kia,volkswagen,golf,vw golf,polo,beetle,civic,honda civic,corolla,
    toyota corolla,camry,toyota camry,accord,honda accord,focus,ford focus,fiesta,ford fiesta,
    mustang,escort,sonata,hyundai sonata,avante,elantra,opel corsa,opel astra,bmw,audi,mercedes,
    쏘나타,소나타,아반떼,그랜저,모닝,스파크,마티즈,프라이드,엑센트,액센트,티코,엑셀,싼타페,산타페,
    스포티지,쏘렌토,카니발,투싼,레이야,현대 쏘나타,현대 아반떼,기아 모닝,
    """

  private static let places = """
    london,paris,berlin,rome,madrid,tokyo,osaka,japan,china,usa,america,england,france,germany,
    spain,italy,mexico,canada,korea,south korea,seoul,busan,daegu,incheon,gwangju,daejeon,
    los angeles,chicago,boston,houston,sydney,toronto,bangkok,thailand,서울시,서울특별시,부산시,
    부산광역시,대구시,대구광역시,인천시,인천광역시,광주시,광주광역시,대전시,대전광역시,울산시,
    수원시,성남시,제주도,main street,high street,church street,park street,elm street,
    station road,mcdonalds,starbucks,편의점,맥도날드,스타벅스,카페,오사카,태국,베트남,필리핀,
    """

  private static let excuses = """
    none,nothing,no one,nobody,unknown,no idea,i dont know,dont know,idk,dunno,n a,not applicable,
    never,no pet,no car,answer,the answer,secret,my secret,test,testing,asdf,qwerty,abc,aaa,xyz,
    123,111,000,1234,mom,mum,dad,mother,father,home,dog,cat,the dog,the cat,my dog,my cat,yes,
    없음,없어요,없습니다,모름,모르겠음,모르겠어요,몰라요,비밀,비밀이에요,비밀번호,테스트,정답,대답,
    엄마,아빠,어머니,아버지,우리집,우리 집,선생님,친구,학교,초등학교,중앙초등학교
    """
}
