import { PRICE } from '../price-mark.ts'

export const light =
  'en et den det de der i pa til af for ved og eller om at er var vaere kan kunne ma skal skulle vil ville bor har have findes far man venligst hej tak ogsa sa lige da her denne dette disse'

export const first = 'jeg mig min mit mine vi os vores'

export const second = 'du dig din dit dine i jer jeres'

export const negation = 'ikke ingen intet aldrig uden'

export const when = 'hvornar'

export const where = 'hvor hvorhen hvorfra'

export const who = 'hvem'

export const why = 'hvorfor'

export const how = 'hvordan'

export const what = 'hvad hvilken hvilket hvilke'

export const whether = 'er kan ma skal vil har findes far'

export const names = `
telefon telefonnummer tlf
email mail emailadresse mailadresse
toilet wc
gratis vederlagsfrit
tilladt lovligt
`

export const relations = ['fra', 'til', 'for', 'efter', 'med', 'indtil']

export const rewrites = [
  [
    /(?:(?:kan|kunne|vil) (?:du|i) (?:venligst )?(?:sige|fortaelle|fortælle) (?:mig|os)|(?:jeg|vi) (?:vil|ville) gerne vide|ved (?:du|i))(?: om\b)?/g,
    ' ',
  ],
  [/\bhvad tid\b|\bhvilket tidspunkt\b/g, 'hvornar'],
  [/\babningstid(?:er|erne)?\b/g, 'hvornar aben'],
  [/\babne[rt]?\b|\babent\b/g, 'aben'],
  [/\bhvad (?:tager|forlanger|skal) (?:i|du|man|vi|jeg)(?: have| betale| give)?(?: for)?\b/g, PRICE],
  [/\bhvor (?:meget|dyr|dyrt) (?=er|koster|koste)/g, `${PRICE} `],
  [/\bhvad (?=koster|koste)/g, `${PRICE} `],
  [/\b(?:koster|koste|pris|priser|prisen)\b/g, PRICE],
  [/\btelefonnummeret\b/g, 'telefon'],
] as const
