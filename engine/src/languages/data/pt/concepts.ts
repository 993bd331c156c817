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
}

export const found = {
  closed: 'fechado',
  meansOfPayment: 'cartão',
  percent: 'por cento',
  moneyBack: 'reembols\\p{L}{1,6}',
  address: '(?<!\\p{L})(?:avenida|rua)\\s\\p{L}',
}

export const phrases = { moneyBack: '(?:meu|o) (dinheiro) de volta', address: '(onde) (?:ficam|estão|fica)' }
