export const asked = {
  email: null,
  phone: 'telefone numero ligar',
  contact: 'contato',
  hours: 'aberto aberta abrem horario',
  money: 'caro cara custa preco precos',
  payment: 'pagamento pagar',
  reduction: 'desconto',
  moneyBack: 'reembolso reembolsar',
  address: 'endereco',
  work: null,
  voucher: null,
  gluten: null,
}

export const carriers = 'numero endereco contato'

export const found = {
  closed: 'fechado',
  meansOfPayment: 'cartão',
  percent: 'por cento',
  moneyBack: 'reembols\\p{L}{1,6}',
  address: '(?<!\\p{L})(?:avenida|rua)\\s\\p{L}',
  work: null,
  voucher: null,
  gluten: null,
}

export const phrases = {
  phone: null,
  hours: null,
  moneyBack: '(?:meu|o) (dinheiro) de volta',
  address: '(onde) (?:ficam|estão|fica)',
  work: null,
  voucher: null,
}
