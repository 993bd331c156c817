export const asked = {
  email: null,
  phone: 'telefono numero',
  contact: 'contattare contatto',
  hours: 'aperto aperta aprite orari orario',
  money: 'caro cara costa costano prezzo prezzi',
  payment: 'pagamento',
  reduction: 'sconto',
  moneyBack: 'rimborso rimborsare',
  address: 'indirizzo',
}

export const found = {
  closed: 'chiuso',
  meansOfPayment: 'carta di credito',
  percent: 'per cento',
  moneyBack: 'rimbors\\p{L}{1,6}',
  address: '(?<!\\p{L})(?:viale|piazza)\\s\\p{L}',
}

export const phrases = {
  moneyBack: '(?:i|il) (?:miei )?(soldi) indietro',
  address: '(dove) (?:siete|vi trovate|si trova)',
}
