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
}

export const found = {
  closed: 'gesloten|dicht',
  meansOfPayment: 'pinnen|contant|creditcard|ideal|tikkie|overboeking',
  percent: 'procent',
  moneyBack: null,
  address: '(?:straat|laan|weg|plein|gracht|kade)\\s\\d',
}

export const phrases = {
  moneyBack: '(?:mijn|het) (geld) terug',
  address: '(waar) (?:zijn jullie|bent u|zitten jullie)',
}
