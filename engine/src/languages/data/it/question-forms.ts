import { PRICE } from '../price-mark.ts'

export const light =
  'il lo la i gli le l un uno una di del della dei delle d a al alla ai in nel nella su per e o ed si c ci e sono era essere puo possono posso potrei ha hanno avete per favore ciao grazie che questo questa quello'

export const first = 'io mi me mio mia noi nostro nostra'

export const second = 'tu ti te tuo tua voi vi vostro vostra vostri vostre lei suo sua'

export const negation = 'non no mai senza nessun nessuno nessuna ne'

export const when = 'quando'

export const where = 'dove'

export const who = 'chi'

export const why = 'perche'

export const how = 'come'

export const what = 'qual cosa quale quali'

export const whether = 'si puo possono posso avete ha hanno sono'

export const names = `
telefono tel
cellulare telefonino
email mail
auto macchina automobile
bicicletta bici
gratis gratuito
negozio bottega
permesso consentito
`

export const relations = ['da dal dalla', 'verso', 'prima', 'dopo', 'con', 'fino']

export const rewrites = [
  [
    /(?:puo|puoi|potete|potrebbe|potresti|potreste) dir(?:mi|ci)|(?:mi|ci) (?:puo|puoi|potete|sa|sai) dire|(?:vorrei|vorremmo) sapere/g,
    ' ',
  ],
  [/\bquanto (?:chiedete|chiede|fate pagare|fa pagare|(?:devo|dobbiamo|si deve) pagare)(?: per)?\b/g, PRICE],
  [/\bquali sono (?:le spese|i costi) d(?:i|ella?)\b/g, PRICE],
  [/\ba che ora\b/g, 'quando'],
  [/\borari(?:o)?(?: di apertura)?\b/g, 'quando aperto'],
  [/\bapr(?:ite|e|ono)\b|\bapert[aei]\b/g, 'aperto'],
  [/\bquanto (?=costa|e\b|sono)/g, `${PRICE} `],
  [/\b(?:costa(?:no)?|prezz[oi]|costi|costo)\b/g, PRICE],
  [/\bnumer[oi] di tel(?:efono)?\b/g, 'telefono'],
  [/\bposta elettronica\b|\bindirizzo (?:di )?e?mail\b/g, 'email'],
] as const
