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
}

export const found = {
  closed: 'closed',
  meansOfPayment: 'credit cards?|debit cards?|bank transfer',
  percent: 'percent',
  moneyBack: '(?:money|amount|price) back|back (?:your|the) money|refund\\p{L}{0,4}|reimburse\\p{L}{0,5}',
  address:
    "(?<!\\p{L})\\d{1,4}[a-z]?,?\\s(?:[\\p{L}'’-]{1,30}\\s){1,3}(?:street|road|avenue|lane|square|boulevard)(?!\\p{L})",
}

export const phrases = {
  moneyBack: '(?:my|the|our) (money) back(?!\\p{L})',
  address:
    '(where) (?:(?:are|can i find|do i find) you(?!\\p{L})|is (?:the|your) (?:shop|store|office|restaurant|café|cafe|clinic|practice|hotel|museum|library|gym|school|studio|salon|company|club)(?!\\p{L}))',
}
