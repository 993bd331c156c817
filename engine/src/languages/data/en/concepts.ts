export const asked = {
  email: 'email mail',
  phone: 'phone telephone call number',
  contact: 'contact reach',
  hours: 'open opening opens hours time close closing closed',
  money: 'expensive cost costs price prices pricing fee rate charge pay',
  payment: 'payment methods pay',
  reduction: 'discount discounts',
  moneyBack: 'refund refunds refunded refundable reimbursement reimbursed',
  address: 'located location address directions',
  work: 'job jobs hiring vacancy vacancies recruiting career careers apprenticeship apprenticeships',
  voucher: 'voucher vouchers giftcard giftcards',
  gluten: 'gluten celiac celiacs coeliac coeliacs',
}

export const carriers = 'number address contact'

export const found = {
  closed: 'closed',
  meansOfPayment: 'credit cards?|debit cards?|bank transfer',
  percent: 'percent',
  moneyBack: '(?:money|amount|price) back|back (?:your|the) money|refund\\p{L}{0,4}|reimburse\\p{L}{0,5}',
  address:
    "(?<!\\p{L})\\d{1,4}[a-z]?,?\\s(?:[\\p{L}'’-]{1,30}\\s){1,3}(?:street|road|avenue|lane|square|boulevard)(?!\\p{L})",
  work: "vacanc(?:y|ies)|job (?:offers?|openings?|adverts?)|careers?|apprenticeships?|we(?:['’]re| are) (?:currently |always |now )?(?:hiring|recruiting|looking for)|(?:hiring|recruiting) now|(?:staff|help|apprentices?|trainees?) (?:is |are )?wanted|join (?:our|the) team",
  voucher: 'vouchers?|gift ?cards?|gift certificates?',
  gluten: 'gluten|co?eliacs?|wheat[ -]free',
}

export const phrases = {
  phone: null,
  hours: null,
  moneyBack: '(?:my|the|our) (money) back(?!\\p{L})',
  address:
    '(where) (?:(?:are|can i find|do i find) you(?!\\p{L})|is (?:the|your) (?:shop|store|office|restaurant|café|cafe|clinic|practice|hotel|museum|library|gym|school|studio|salon|company|club)(?!\\p{L}))',
  work: '(work) (?:for|with) (?:you|u)(?!\\p{L})',
  voucher: '(gift) ?(?:cards?|certificates?|vouchers?)(?!\\p{L})',
}
