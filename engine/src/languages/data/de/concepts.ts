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
  work: 'job jobs stellenangebot stellenangebote ausbildungsplatz ausbildungsplatze',
  voucher: 'gutschein gutscheine geschenkgutschein geschenkgutscheine geschenkkarte geschenkkarten',
  gluten: 'gluten glutenfrei glutenfreie glutenfreies zoliakie',
}

export const carriers = 'nummer adresse kontakt'

export const found = {
  closed: 'geschlossen',
  meansOfPayment: 'kreditkarten?|rechnung|überweisung',
  percent: 'prozent',
  moneyBack: 'geld zurück|erstatte[nt]?|(?:rück)?erstattung\\p{L}{0,2}',
  address: '(?:straße|strasse|gasse|weg|platz|allee)\\s\\d',
  work: 'wir suchen|stellenangebote?|offene stellen?|ausbildungspl(?:atz|ätze)|(?:azubi|auszubildende[rn]?|aushilfe) gesucht',
  voucher: '(?:geschenk)?gutscheine?[ns]?|geschenkkarten?',
  gluten: 'gluten\\p{L}{0,8}|zöliakie',
}

export const phrases = {
  phone: '(an)(?<=(?<!\\p{L})rufe?n? (?:ich|wir|man)(?: \\p{L}{1,20}){0,3} an)(?!\\p{L})',
  hours:
    '(auf|zu)(?<=(?<!\\p{L})(?:habt|haben|hat|macht|machen) (?:ihr|sie|er|der laden|das geschäft|die praxis|das büro)(?: \\p{L}{1,20}){0,4} (?:auf|zu))(?=\\s{0,3}(?:[?.!,]|$))',
  moneyBack: '(?:mein|das|unser) (geld) zurück',
  address:
    '(wo) (?:sind sie|seid ihr|finde(?:n)? (?:ich|wir) (?:sie|euch)|liegt ihr|ist (?:euer|ihr|das|der|die) (?:geschäft|laden|büro|praxis|restaurant|café|hotel|museum))(?!\\p{L})',
  work: '(arbeiten) (?:bei|für) (?:euch|ihnen)|bei (?:euch|ihnen) (arbeiten)',
  voucher: null,
}
