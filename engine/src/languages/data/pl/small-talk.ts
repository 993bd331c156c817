export const phrases = {
  greeting: '(cześć|czesc|hej|witam|witaj|dzień dobry|dobry wieczór|siema)',
  'how-are-you': '(jak się (masz|pan ma|pani ma)|co słychać|jak leci)',
  'who-are-you':
    '(kim (jesteś|pan jest|pani jest)|jak (masz na imię|się nazywasz)|(czy )?jesteś (botem|robotem|człowiekiem)|kto (cię|ciebie) (stworzył|zrobił|zaprogramował))',
  'what-can-you-do': '((co|w czym) (możesz|potrafisz)( mi)?( zrobić| pomóc)?|pomoc|potrzebuję pomocy)',
  thanks: '(ok |super )?(dzięki|dziękuję|dziekuje)( bardzo| za pomoc)*',
  goodbye: '(do widzenia|do zobaczenia|pa|na razie|dobranoc|miłego dnia)',
  fine: '(dobrze|w porządku|świetnie|rozumiem|jasne)',
}

export const replies = {
  greeting: 'Dzień dobry! Nazywam się {name}. W czym mogę pomóc?',
  'how-are-you': 'Dziękuję, dobrze! W czym mogę pomóc?',
  'who-are-you':
    'Nazywam się {name}. Jestem chatbotem, którego przygotował zespół tej strony. {about} Zadaj mi pytanie, a poszukam odpowiedzi w moich materiałach.',
  'what-can-you-do':
    'Nazywam się {name}. {about} Zadaj mi pytanie, a poszukam odpowiedzi w moich materiałach.',
  thanks: 'Nie ma za co! Czy mogę jeszcze w czymś pomóc?',
  goodbye: 'Do widzenia!',
  fine: 'Świetnie. Czy mogę jeszcze w czymś pomóc?',
}
