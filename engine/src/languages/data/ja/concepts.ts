export const asked = {
  email: 'メール',
  phone: '電話 番号',
  contact: '連絡',
  hours: '営業 時間 定休',
  money: '料金 値段 価格 費用 いくら 円',
  payment: '支払 払え 払い 決済',
  reduction: '割引',
  moneyBack: null,
  address: '住所 所在',
  work: null,
  voucher: null,
  gluten: null,
}

export const carriers = '番号'

export const found = {
  closed: null,
  meansOfPayment: '現金|クレジット|カード|paypay|振込',
  percent: '割引',
  moneyBack: null,
  address: '[都道府県市区町村]\\p{L}{1,20}\\d',
  work: null,
  voucher: null,
  gluten: null,
}

export const phrases = { phone: null, hours: null, moneyBack: null, address: null, work: null, voucher: null }
