export const asked = {
  email: 'courriel',
  phone: 'appeler numero telephone',
  contact: 'contacter joindre',
  hours: 'ouvert ouverte ouvrez horaires',
  money: 'cher chere coute prix tarif tarifs',
  payment: 'paiement payer',
  reduction: 'remise',
  moneyBack: 'remboursement rembourse rembourser',
  address: 'adresse situes',
  work: null,
  voucher: null,
  gluten: null,
}

export const carriers = 'numero adresse contact'

export const found = {
  closed: 'fermé',
  meansOfPayment: 'carte bancaire',
  percent: 'pour cent',
  moneyBack: 'rembours\\p{L}{1,6}',
  address: '(?<!\\p{L})rue\\s\\p{L}',
  work: null,
  voucher: null,
  gluten: null,
}

export const phrases = {
  phone: null,
  hours: null,
  moneyBack: "(?:mon|l)['’ ]?(argent)",
  address: '(où) (?:êtes[- ]vous|vous trouvez|se trouve)',
  work: null,
  voucher: null,
}
