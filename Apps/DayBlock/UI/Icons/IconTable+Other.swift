extension IconTable {
  // Signs, letters and figures.
  static var other: String {
    """
    heart;heart,love,health;하트,사랑,건강;M12 20.5C7.5 17.5 3.3 13.8 3.3 9.2A4.8 4.8 0 0 1 12 6.4a4.8 4.\
    8 0 0 1 8.7 2.8c0 4.6-4.2 8.3-8.7 11.3z
    star;star,favourite,important;별,즐겨찾기,중요;M12 3 14.53 9.12 21.13 9.63 16.09 13.93 17.64 20.37 1\
    2 16.9 6.36 20.37 7.91 13.93 2.87 9.63 9.47 9.12z
    spade;spade,cards;스페이드,카드;M12 2.8c2.6 4 7.7 6.6 7.7 10.9a3.9 3.9 0 0 1-7.7 1.2 3.9 3.9 0 0 1-7.\
    7-1.2C4.3 9.4 9.4 6.8 12 2.8zM12 14.9v5.8M9 20.7h6
    diamond;diamond,cards;다이아몬드,카드;M12 2.5l7 9.5-7 9.5L5 12z
    club;club,cards;클로버,카드;M9 9a3.7 3.7 0 1 1 6 0 3.7 3.7 0 1 1-3 5.8A3.7 3.7 0 1 1 9 9zM12 14.5v6M\
    9 20.5h6
    shield;shield,protection,security;방패,보호,보안;M12 2.8l7.7 2.7v6c0 4.7-3.1 8-7.7 9.7-4.6-1.7-7.7-5-\
    7.7-9.7v-6z
    star-of-life;asterisk,medical,important;별표,의료,중요;M12 3.5v17M4.6 7.8l14.8 8.4M19.4 7.8 4.6 16.2
    tick;tick,done,habit;체크,완료,습관;M4.5 12.8l5 5L19.5 6.8
    infinity;infinity,endless;무한,끝없음;M12 12c-2-2.9-3.6-4.3-5.4-4.3a4.3 4.3 0 0 0 0 8.6c1.8 0 3.4-1.\
    4 5.4-4.3s3.6-4.3 5.4-4.3a4.3 4.3 0 0 1 0 8.6c-1.8 0-3.4-1.4-5.4-4.3z
    smile;smile,mood,happy;미소,기분,행복;M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M8 14c1.8 2.8 6.2 2.8 8 0M\
    9 9.5h.01M15 9.5h.01
    person;person,me,self;사람,나;M8 7.5a4 4 0 1 0 8 0 4 4 0 1 0-8 0M4.5 20.5a7.5 7.5 0 0 1 15 0
    people;people,friends,team;사람들,친구,모임,팀;M5.5 8a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0M2.5 20a6.5 6.\
    5 0 0 1 13 0M15.7 4.7a3.5 3.5 0 0 1 0 6.6M17.7 14a6.5 6.5 0 0 1 3.8 6
    cross;cross,church,worship;십자가,교회,예배;M12 3v18M6.5 8.5h11
    question;question mark,quiz;물음표,질문,퀴즈;M7.3 8.5a4.7 4.7 0 1 1 6.9 4.2c-1.5 .8-2.2 1.7-2.2 3.3M1\
    2 20v.01
    exclamation;exclamation mark,urgent;느낌표,긴급;M12 3.5V15M12 20v.01
    won;won,money,budget;원,돈,가계부;M3.5 5l4.2 14L12 6.5 16.3 19l4.2-14M2.5 10h19M2.5 13.7h19
    dollar;dollar,money,finance;달러,돈,재테크;M16.8 7.7C16.2 5.8 14.4 5 12 5 9.2 5 7.3 6.3 7.3 8.4c0 5 9\
    .7 2.3 9.7 7.3 0 2.2-2.1 3.5-5 3.5-2.6 0-4.5-1-5.1-3M12 2.5v19
    euro;euro,money;유로,돈;M18.5 6.3A7.2 7.2 0 0 0 6.7 12a7.2 7.2 0 0 0 11.8 5.7M3.5 10.3H13M3.5 13.7\
    H13
    yen;yen,money;엔,돈;M5.5 3.5 12 12l6.5-8.5M12 12v9M7 12.7h10M7 16.7h10
    sterling;pound sterling,money;파운드,돈;M17.7 7.5A4.5 4.5 0 0 0 8.7 8c0 2.7 1.3 4.3 1.3 7 0 2.2-1.\
    2 4.2-3.5 5.5h11.7M6.3 13h8.5
    letter-a;letter A,A;글자 A;M5 20 12 4l7 16M7.6 14.5h8.8
    letter-b;letter B,B;글자 B;M7 4h6a4 4 0 0 1 0 8H7zM7 12h7a4 4 0 0 1 0 8H7z
    letter-c;letter C,C;글자 C;M18.5 7.2A7.5 8 0 1 0 18.5 16.8
    letter-d;letter D,D;글자 D;M6.5 4H11a8 8 0 0 1 0 16H6.5z
    letter-e;letter E,E;글자 E;M17.5 4H7v16h10.5M7 12h9
    letter-f;letter F,F;글자 F;M17.5 4H7v16M7 12h9
    letter-g;letter G,G;글자 G;M18.5 7.2A7.5 8 0 1 0 19.3 14v-1.5h-5.8
    letter-h;letter H,H;글자 H;M6 4v16M18 4v16M6 12h12
    letter-i;letter I,I;글자 I;M12 4v16M8 4h8M8 20h8
    letter-j;letter J,J;글자 J;M16.5 4v11a5 5 0 0 1-10 0
    letter-k;letter K,K;글자 K;M7 4v16M18 4 7 13.8M11 10.3 18.5 20
    letter-l;letter L,L;글자 L;M7.5 4v16H18
    letter-m;letter M,M;글자 M;M4.5 20V4L12 14.5 19.5 4v16
    letter-n;letter N,N;글자 N;M6 20V4l12 16V4
    letter-o;letter O,O;글자 O;M12 4a7.5 8 0 1 1 0 16 7.5 8 0 1 1 0-16z
    letter-p;letter P,P;글자 P;M7 20V4h6.3a4.8 4.8 0 0 1 0 9.6H7
    letter-q;letter Q,Q;글자 Q;M12 4a7.5 8 0 1 1 0 16 7.5 8 0 1 1 0-16zM14.5 15.5l5 5.5
    letter-r;letter R,R;글자 R;M7 20V4h6.3a4.8 4.8 0 0 1 0 9.6H7M13 13.6l5 6.4
    letter-s;letter S,S;글자 S;M17.6 7.3C16.9 5.2 14.9 4 12 4 8.9 4 6.7 5.5 6.7 8c0 5.5 11 2.5 1\
    1 8 0 2.5-2.4 4-5.7 4-3.1 0-5.3-1.3-5.9-3.6
    letter-t;letter T,T;글자 T;M5 4h14M12 4v16
    letter-u;letter U,U;글자 U;M6 4v10a6 6 0 0 0 12 0V4
    letter-v;letter V,V;글자 V;M5 4l7 16 7-16
    letter-w;letter W,W;글자 W;M2.8 4 7 20l5-13.5L17 20l4.2-16
    letter-x;letter X,X;글자 X;M5.5 4l13 16M18.5 4l-13 16
    letter-y;letter Y,Y;글자 Y;M5 4l7 8.5L19 4M12 12.5V20
    letter-z;letter Z,Z;글자 Z;M6 4h12L6 20h12
    digit-0;digit 0,number 0;숫자 0;M12 4c3.6 0 5.8 3 5.8 8s-2.2 8-5.8 8-5.8-3-5.8-8 2.2-8 5.8-8z
    digit-1;digit 1,number 1;숫자 1;M7.5 7.5 13 4v16
    digit-2;digit 2,number 2;숫자 2;M6.7 8.5C6.9 5.8 9 4 12 4s5.3 1.8 5.3 4.6c0 2.4-1.5 4-3.7 6.2L7 2\
    0h10.7
    digit-3;digit 3,number 3;숫자 3;M7 4h10l-5.2 6.3a5 5 0 1 1-5 7
    digit-4;digit 4,number 4;숫자 4;M15.5 20V4L5.5 15.3h13.7
    digit-5;digit 5,number 5;숫자 5;M17 4H8.5l-.9 7a5.3 5.3 0 1 1-1 6.3
    digit-6;digit 6,number 6;숫자 6;M15.5 4c-5.6 2-8.7 6.2-8.7 10.8M6.8 14.8a5.2 5.2 0 1 0 10.4 0 5.\
    2 5.2 0 1 0-10.4 0
    digit-7;digit 7,number 7;숫자 7;M6.5 4h11L10.3 20
    digit-8;digit 8,number 8;숫자 8;M8.2 7.8a3.8 3.8 0 1 0 7.6 0 3.8 3.8 0 1 0-7.6 0M7.8 15.8a4.2 4.\
    2 0 1 0 8.4 0 4.2 4.2 0 1 0-8.4 0
    digit-9;digit 9,number 9;숫자 9;M6.8 9.2a5.2 5.2 0 1 0 10.4 0 5.2 5.2 0 1 0-10.4 0M17.2 9.2c0 4.6\
    -3.1 8.8-8.7 10.8
    """
  }
}
