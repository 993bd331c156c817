export const asked = {
  email: 'mailadres mailen',
  phone: 'telefoon telefoonnummer nummer bellen',
  contact: 'contact bereiken contacteren bereikbaar',
  hours: 'open geopend openingstijden openingsuren dicht gesloten laat',
  money: 'duur kost kosten prijs prijzen tarief tarieven',
  payment: 'betalen betaalmethoden pinnen betaling',
  reduction: 'korting',
  moneyBack: 'restitutie terugbetaling',
  address: 'adres gevestigd',
  work: 'vacature vacatures',
  voucher: 'cadeaubon cadeaubonnen cadeaukaart cadeaukaarten',
  gluten: 'gluten glutenvrij glutenvrije coeliakie',
}

export const carriers = 'nummer adres contact'

export const found = {
  closed: 'gesloten|dicht',
  meansOfPayment: 'pinnen|contant|creditcard|ideal|tikkie|overboeking',
  percent: 'procent',
  moneyBack: null,
  address: '(?:straat|laan|weg|plein|gracht|kade)\\s\\d',
  work: 'vacatures?|wij zoeken|we zoeken|personeel gezocht',
  voucher: 'cadeau(?:bon(?:nen)?|kaart(?:en)?)',
  gluten: 'gluten\\p{L}{0,6}|coeliakie',
}

export const phrases = {
  phone: null,
  hours: null,
  moneyBack: '(?:mijn|het) (geld) terug',
  address: '(waar) (?:zijn jullie|bent u|zitten jullie)',
  work: '(werken) (?:bij|voor) jullie|bij jullie (werken)',
  voucher: null,
}
