export const asked = {
  email: 'eposta',
  phone: 'telefon ara aramak numara',
  contact: 'iletisim ulasabilirim',
  hours: 'acik acılıs kapanıs saatleri kapalı saatte',
  money: 'fiyat fiyatı fiyatlar ucret ucreti pahalı tutar',
  payment: 'odeme odeyebilir odemek',
  reduction: 'indirim indirimi',
  moneyBack: null,
  address: 'adres adresi konum',
  work: null,
  voucher: null,
  gluten: null,
}

export const carriers = 'numara adres iletisim'

export const found = {
  closed: 'kapalı',
  meansOfPayment: 'nakit|kredi kartı|havale|eft',
  percent: 'yüzde',
  moneyBack: 'para iadesi',
  address: '(?<!\\p{L})(?:cad(?:desi|\\.)|sok(?:ak|ağı|\\.)|mah(?:allesi|\\.))',
  work: null,
  voucher: null,
  gluten: null,
}

export const phrases = { phone: null, hours: null, moneyBack: null, address: null, work: null, voucher: null }
