export const asked = {
  email: 'mail mailom mailova',
  phone: 'telefon telefonne telefonicky zavolat volat',
  contact: 'kontakt kontaktovat kontakty',
  hours: 'otvorene otvoreny otvarate otvaraju zatvarate zatvaraju otvaracie otvaracia',
  money: 'stoji stoja cena ceny cenu cennik drahe vstupne poplatok',
  payment: 'platit zaplatit platba platby kartou',
  reduction: 'zlava zlavy zlavu zlavnene',
  moneyBack: 'refundacia vratenie',
  address: 'adresa adresu adrese',
  work: null,
  voucher: null,
  gluten: null,
}

export const carriers = 'cislo adresa kontakt'

export const found = {
  closed: 'zatvoren[éýá]',
  meansOfPayment: 'kart(?:ou|ami)|v hotovosti|hotovos(?:ť|ťou)|prevodom|platobn\\p{L}{1,3} kart\\p{L}{1,3}',
  percent: 'percent(?:á|o)?',
  moneyBack: 'peniaze (?:vám )?(?:vrátime|späť)|vráti(?:me|ť) (?:vám )?peniaze|vrátenie peňazí',
  address: '(?<!\\p{L})(?:ulica|ulici|námestie|námestí|nám\\.)\\s\\p{L}',
  work: null,
  voucher: null,
  gluten: null,
}

export const phrases = {
  phone: null,
  hours: null,
  moneyBack: '(peniaze) (?:späť|naspäť)',
  address: '(kde) (?:sídlite|sa nachádzate|vás nájd\\p{L}{1,4})',
  work: null,
  voucher: null,
}
