export const asked = {
  email: null,
  phone: 'โทร โทรศัพท์ เบอร์',
  contact: 'ติดต่อ',
  hours: 'เปิด ปิด',
  money: 'ราคา ค่า แพง',
  payment: 'จ่าย ชำระ',
  reduction: 'ส่วนลด',
  moneyBack: null,
  address: 'ที่อยู่',
  work: null,
  voucher: null,
  gluten: null,
}

export const carriers = 'เบอร์'

export const found = {
  closed: null,
  meansOfPayment: 'เงินสด|บัตรเครดิต|พร้อมเพย์|โอนเงิน',
  percent: 'เปอร์เซ็นต์',
  moneyBack: null,
  address: 'ถนน',
  work: null,
  voucher: null,
  gluten: null,
}

export const phrases = { phone: null, hours: null, moneyBack: null, address: null, work: null, voucher: null }
