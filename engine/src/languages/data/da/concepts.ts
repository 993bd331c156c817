export const asked = {
  email: 'mail mailadresse',
  phone: 'telefon telefonnummer nummer ringe',
  contact: 'kontakt kontakte kontaktoplysninger',
  hours: 'aben abent abner abningstider abningstid lukker lukket lukketid',
  money: 'koster kostede pris priser prisen dyrt takst takster',
  payment: 'betale betaling betalingsmidler betalingskort',
  reduction: 'rabat rabatter',
  moneyBack: 'refusion refundere refunderet tilbagebetaling tilbagebetalt',
  address: 'adresse adressen beliggenhed',
  work: null,
  voucher: null,
  gluten: null,
}

export const carriers = 'nummer adresse kontakt'

export const found = {
  closed: 'lukket',
  meansOfPayment: 'mobilepay|dankort|kreditkort|betalingskort|bankoverførsel|kontanter?',
  percent: 'procent',
  moneyBack: 'pengene tilbage|tilbagebetal\\p{L}{1,5}|refunder\\p{L}{1,4}|refusion',
  address: '(?:gade|vej|stræde|allé|plads|torv)\\s\\d',
  work: null,
  voucher: null,
  gluten: null,
}

export const phrases = {
  phone: null,
  hours: null,
  moneyBack: '(pengene) tilbage|(?<!\\p{L})mine (penge) tilbage',
  address:
    '(hvor) (?:ligger i(?!\\p{L})|finder (?:jeg|vi) jer|holder i til|ligger (?:butikken|forretningen|restauranten|klinikken|museet|kontoret|hotellet))',
  work: null,
  voucher: null,
}
