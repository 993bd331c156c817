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
  work: 'assumete assunzioni',
  voucher: null,
  gluten: 'glutine celiaco celiaci celiaca celiache',
}

export const carriers = 'numero indirizzo contatto'

export const found = {
  closed: 'chiuso',
  meansOfPayment: 'carta di credito',
  percent: 'per cento',
  moneyBack: 'rimbors\\p{L}{1,6}',
  address: '(?<!\\p{L})(?:viale|piazza)\\s\\p{L}',
  work: 'cerchiamo|assumiamo|offert[ae] di lavoro|posizioni aperte',
  voucher: '(?:buon[oi]|cart[ae])[ -]regalo',
  gluten: 'glutine|celiac(?:[oa]|hi?e?|i)',
}

export const phrases = {
  phone: null,
  hours: null,
  moneyBack: '(?:i|il) (?:miei )?(soldi) indietro',
  address: '(dove) (?:siete|vi trovate|si trova)',
  work: '(lavorare) (?:da|con|per) voi|offrite (lavoro)',
  voucher: '(?:buon[oi]|cart[ae])[ -](regalo)',
}
