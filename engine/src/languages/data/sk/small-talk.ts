export const phrases = {
  greeting: '(ahoj(te)?|čau(te)?|nazdar|zdravím|dobrý deň|dobré ráno|dobrý večer|servus)( všetci| vám)*',
  'how-are-you': '(ako sa (máš|máte|darí)|ako (ti|vám) (je|ide)|čo (je )?nové)( dnes)?',
  'who-are-you':
    '(a )?(kto si|kto ste|ako sa (voláš|voláte))|(si|ste) (robot|bot|človek|počítač|skutočný človek)|s kým (hovorím|píšem|si píšem)|kto (ťa|vás) (vytvoril|urobil|spravil|naprogramoval)',
  'what-can-you-do':
    '(čo|s čím) (vieš|viete|dokážeš|dokážete|môžeš|môžete)( mi)?( robiť| pomôcť| poradiť)?|(môžeš|môžete) mi (pomôcť|poradiť)|pomoc|potrebujem (pomoc|poradiť)',
  thanks:
    '(ok |super |dobre )?(ďakujem|ďakujeme|vďaka|dík|díky|dakujem|vdaka)( pekne| veľmi| za pomoc| vám)*',
  goodbye:
    '(dovidenia|do videnia|zbohom|maj(te)? sa( pekne)?|dobrú noc|pekný (deň|večer|víkend)|pekný deň prajem)',
  fine: '(fajn|výborne|super|v poriadku|rozumiem|jasné|aha)',
}

export const replies = {
  greeting: 'Dobrý deň! Volám sa {name}. Ako vám môžem pomôcť?',
  'how-are-you': 'Ďakujem, dobre! Ako vám môžem pomôcť?',
  'who-are-you':
    'Volám sa {name}. Som chatbot, ktorého pripravil tím tejto stránky. {about} Spýtajte sa ma a odpoveď vyhľadám vo svojich podkladoch.',
  'what-can-you-do': 'Volám sa {name}. {about} Spýtajte sa ma a odpoveď vyhľadám vo svojich podkladoch.',
  thanks: 'Rado sa stalo! Môžem vám ešte s niečím pomôcť?',
  goodbye: 'Dovidenia!',
  fine: 'Výborne. Môžem vám ešte s niečím pomôcť?',
}
