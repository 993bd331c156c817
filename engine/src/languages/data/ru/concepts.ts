export const asked = {
  email: 'почта имеил',
  phone: 'телефон позвонить номер',
  contact: 'связаться контакт контакты',
  hours: 'открыты открыто работаете закрыты закрываетесь открываетесь режим график',
  money: 'стоит стоят цена цены стоимость дорого тариф',
  payment: 'оплатить оплата платить',
  reduction: 'скидка скидки',
  moneyBack: null,
  address: 'адрес находитесь',
  work: null,
  voucher: null,
  gluten: null,
}

export const carriers = 'номер адрес контакт'

export const found = {
  closed: 'закрыто|выходной|не работаем',
  meansOfPayment: 'наличны\\p{L}+|карт(?:ой|ы|а)|перевод(?:ом)?',
  percent: 'процент\\p{L}*',
  moneyBack: null,
  address: '(?<!\\p{L})(?:ул\\.|улица|пр-т|проспект|площадь|пер\\.)\\s?\\p{L}',
  work: null,
  voucher: null,
  gluten: null,
}

export const phrases = { phone: null, hours: null, moneyBack: null, address: null, work: null, voucher: null }
