export const asked = {
  email: 'mailadresse',
  phone: 'telefon telefonnummer nummer anrufen',
  contact: 'kontakt kontaktieren erreichen erreiche',
  hours: 'geoffnet offen offnet offnungszeiten sprechzeiten uhr',
  money: 'teuer kostet kosten preis preise',
  payment: 'bezahlen zahlen zahlungsarten zahlungsmethoden',
  reduction: 'rabatt ermassigung',
  moneyBack: 'erstattung ruckerstattung erstattet',
  address: 'adresse anschrift standort',
}

export const found = {
  closed: 'geschlossen',
  meansOfPayment: 'kreditkarten?|rechnung|überweisung',
  percent: 'prozent',
  moneyBack: 'geld zurück|erstatte[nt]?|(?:rück)?erstattung\\p{L}{0,2}',
  address: '(?:straße|strasse|gasse|weg|platz|allee)\\s\\d',
}

export const phrases = {
  moneyBack: '(?:mein|das|unser) (geld) zurück',
  address:
    '(wo) (?:sind sie|seid ihr|finde(?:n)? (?:ich|wir) (?:sie|euch)|liegt ihr|ist (?:euer|ihr|das|der|die) (?:geschäft|laden|büro|praxis|restaurant|café|hotel|museum))(?!\\p{L})',
}
