export const asked = {
  email: null,
  phone: 'ringa telefonnummer',
  contact: 'kontakta nar',
  hours: 'oppet oppettider oppnar stanger',
  money: 'kostar pris priser dyrt avgift',
  payment: 'betala betalning',
  reduction: 'rabatt rabatter',
  moneyBack: 'aterbetalning',
  address: 'adress',
  work: null,
  voucher: null,
  gluten: null,
}

export const carriers = 'nummer adress kontakt'

export const found = {
  closed: 'stängt',
  meansOfPayment: 'swish|kontant(?:er)?|kreditkort|faktura',
  percent: 'procent',
  moneyBack: null,
  address: '(?:gatan|vägen|torget|gränd)\\s\\d',
  work: null,
  voucher: null,
  gluten: null,
}

export const phrases = {
  phone: null,
  hours: null,
  moneyBack: '(pengarna) tillbaka',
  address: null,
  work: null,
  voucher: null,
}
