export const asked = {
  email: 'بريد ايميل',
  phone: 'هاتف اتصال رقم الاتصال',
  contact: 'التواصل تواصل',
  hours: 'مفتوح مفتوحة تفتحون مواعيد الدوام',
  money: 'سعر الاسعار تكلفة التكلفة ثمن رسوم بكم',
  payment: 'الدفع ادفع',
  reduction: 'خصم تخفيض',
  moneyBack: null,
  address: 'عنوان العنوان موقعكم',
  work: null,
  voucher: null,
  gluten: null,
}

export const carriers = 'رقم عنوان'

export const found = {
  closed: 'مغلق',
  meansOfPayment: 'نقد[اًا]?|بطاقة ائتمان|تحويل بنكي',
  percent: 'بالمئة|في المئة',
  moneyBack: null,
  address: 'شارع\\s\\p{L}',
  work: null,
  voucher: null,
  gluten: null,
}

export const phrases = { phone: null, hours: null, moneyBack: null, address: null, work: null, voucher: null }
