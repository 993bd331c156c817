export const asked = {
  email: null,
  phone: 'फोन नंबर',
  contact: null,
  hours: 'खुला खुलता खुलने बंद',
  money: 'कीमत दाम शुल्क किराया खर्च',
  payment: 'भुगतान पेमेंट',
  reduction: 'छूट',
  moneyBack: null,
  address: 'पता',
  work: null,
  voucher: null,
  gluten: null,
}

export const carriers = 'नंबर पता'

export const found = {
  closed: 'बंद',
  meansOfPayment: 'नकद|यूपीआई|कार्ड',
  percent: 'प्रतिशत',
  moneyBack: null,
  address: null,
  work: null,
  voucher: null,
  gluten: null,
}

export const phrases = { phone: null, hours: null, moneyBack: null, address: null, work: null, voucher: null }
