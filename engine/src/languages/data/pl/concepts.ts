export const asked = {
  email: 'mail mailowy',
  phone: 'telefon zadzwonic numer',
  contact: 'kontakt skontaktowac',
  hours: 'otwarte otwarty czynne godziny otwieracie zamykacie przyjmujecie',
  money: 'kosztuje kosztuja koszt cena ceny cennik drogo drogie oplata placi',
  payment: 'placic zaplacic platnosc karta',
  reduction: 'znizka znizki rabat ulga',
  moneyBack: null,
  address: 'adres',
  work: null,
  voucher: null,
  gluten: null,
}

export const carriers = 'numer adres kontakt'

export const found = {
  closed: 'nieczynne|zamknięte|zamknięty',
  meansOfPayment: 'kart[aąęy]|gotówk[aąęi]|blik|przelew(?:em)?',
  percent: 'procent',
  moneyBack: null,
  address: '(?<!\\p{L})(?:ul\\.|ulica|al\\.|aleja|plac|pl\\.)\\s\\p{L}',
  work: null,
  voucher: null,
  gluten: null,
}

export const phrases = { phone: null, hours: null, moneyBack: null, address: null, work: null, voucher: null }
