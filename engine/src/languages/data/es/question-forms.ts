import { PRICE } from '../price-mark.ts'

export const light =
  'el la los las lo un una unos unas de del al a en por para y o u e es son fue ser estar esta estan este estos estas eso ese hay se puede pueden puedo podria tiene tienen teneis tengo ha han favor hola gracias que'

export const first = 'yo me mi mis nosotros nos nuestro nuestra'

export const second = 'tu te ti su sus usted ustedes vosotros os vuestro vuestra vuestros'

export const negation = 'no nunca sin ningun ninguna ni jamas'

export const when = 'cuando'

export const where = 'donde adonde'

export const who = 'quien quienes'

export const why = 'porque'

export const how = 'como'

export const what = 'cual cuales'

export const whether = 'es son hay puede pueden puedo tiene tienen teneis esta estan'

export const names = `
telefono tel
movil celular
email correo
coche carro automovil
bicicleta bici
ascensor elevador
gratis gratuito
basura residuos
medico doctor
permitido autorizado
`

export const relations = ['desde', 'hacia', 'antes', 'despues', 'con', 'hasta']

export const rewrites = [
  [
    /(?:me|nos) (?:puede|puedes|podria|podrias|pueden) decir|(?:puede|puedes|podria|podrias|pueden) decir(?:me|nos)|(?:quisiera|quiero|me gustaria) saber|\bdi(?:me|game)\b/g,
    ' ',
  ],
  [
    /\bcuanto (?:me |nos )?(?:cobran|cobra|cobrais|cobras|(?:tengo|tenemos|hay) que pagar)(?: ustedes| usted)?(?: por)?\b/g,
    PRICE,
  ],
  [/\bcuales son (?:los )?(?:gastos|costes|costos) del?\b/g, PRICE],
  [/\bpor que\b/g, 'porque'],
  [/\ba que hora\b/g, 'cuando'],
  [/\bhorarios?(?: de apertura)?\b/g, 'cuando abierto'],
  [/\babr(?:en|e|is|es)\b|\babiert(?:as?|os)\b/g, 'abierto'],
  [/\bcuant[oa]s? (?=cuesta|vale|es|son)/g, `${PRICE} `],
  [/\b(?:cuestan?|valen?|precios?|costes?|costos?)\b/g, PRICE],
  [/\bnumeros? de tel(?:efono)?\b/g, 'telefono'],
  [/\bcorreos? electronicos?\b|\bdireccion de (?:email|correo)\b/g, 'email'],
] as const
