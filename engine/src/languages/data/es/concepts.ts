export const asked = {
  email: 'correo',
  phone: 'telefono numero llamar',
  contact: 'contacto contactar contactaros',
  hours: 'abierto abierta abren abre horario horarios',
  money: 'caro cara cuesta cuestan precio precios pagan pagar',
  payment: 'pago pagar',
  reduction: 'descuento descuentos',
  moneyBack: 'reembolso reembolsar',
  address: 'ubicados ubicacion direccion',
  work: 'empleo empleos vacante vacantes',
  voucher: null,
  gluten: 'gluten celiaco celiacos celiaca celiacas',
}

export const carriers = 'numero direccion contacto'

export const found = {
  closed: 'cerrado',
  meansOfPayment: 'tarjeta|transferencia',
  percent: 'por ciento',
  moneyBack: 'reembols\\p{L}{1,6}|devol\\p{L}{1,7} (?:el|su|tu) (?:dinero|importe)',
  address: '(?<!\\p{L})(?:calle|avenida|plaza)\\s\\p{L}',
  work: 'buscamos|se busca|ofertas? de (?:empleo|trabajo)|vacantes?',
  voucher: '(?:tarjetas?|vales?|bonos?|cheques?)(?: de)? regalo',
  gluten: 'gluten|cel[ií]ac[oa]s?',
}

export const phrases = {
  phone: null,
  hours: null,
  moneyBack: '(?:mi|el) (dinero)(?= de vuelta)|(?<!\\p{L})devuelven (?:el|mi) (dinero)',
  address: '(dónde|donde) (?:están|estan|estáis|se encuentran|queda|os encontráis)',
  work: '(trabajar) (?:con|para) (?:vosotros|ustedes)',
  voucher: '(?:tarjetas?|vales?|bonos?|cheques?)(?: de)? (regalo)',
}
