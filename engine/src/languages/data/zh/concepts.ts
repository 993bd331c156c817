export const asked = {
  email: '邮箱 邮件',
  phone: '电话 号码',
  contact: '联系',
  hours: '营业 开门 关门 几点',
  money: '价格 价钱 多少 费用 收费 票价',
  payment: '付款 支付 付钱',
  reduction: '优惠 折扣 打折',
  moneyBack: null,
  address: '地址',
  work: null,
  voucher: null,
  gluten: null,
}

export const carriers = '号码'

export const found = {
  closed: null,
  meansOfPayment: '现金|刷卡|微信|支付宝|信用卡|转账',
  percent: '折',
  moneyBack: null,
  address: '[路街]\\d{1,4}号',
  work: null,
  voucher: null,
  gluten: null,
}

export const phrases = { phone: null, hours: null, moneyBack: null, address: null, work: null, voucher: null }
