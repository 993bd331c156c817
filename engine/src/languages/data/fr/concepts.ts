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
}

export const found = {
  closed: 'fermé',
  meansOfPayment: 'carte bancaire',
  percent: 'pour cent',
  moneyBack: 'rembours\\p{L}{1,6}',
  address: '(?<!\\p{L})rue\\s\\p{L}',
}

export const phrases = {
  moneyBack: "(?:mon|l)['’ ]?(argent)",
  address: '(où) (?:êtes[- ]vous|vous trouvez|se trouve)',
}
