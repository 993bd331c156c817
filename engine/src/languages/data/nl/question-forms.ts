import { PRICE } from '../price-mark.ts'

export const light =
  'de het een van in op aan voor en of er is zijn was kan kunnen mag mogen moet heeft hebben wordt worden alstublieft hallo bedankt ook dan deze dit die dat om'

export const first = 'ik mij me mijn wij we ons onze'

export const second = 'u jij je jou jouw jullie uw'

export const negation = 'niet geen nooit zonder'

export const when = 'wanneer'

export const where = 'waar waarheen'

export const who = 'wie'

export const why = 'waarom'

export const how = 'hoe'

export const what = 'wat welke welk'

export const whether = 'is zijn kan kunnen mag moet heeft hebben'

export const names = `
telefoon telefoonnummer tel
email mail emailadres mailadres
auto wagen
toilet wc
gratis kosteloos
dokter arts
afval vuilnis
toegestaan toegelaten
`

export const relations = ['vanaf vanuit', 'naar', 'voordat', 'na', 'met', 'tot']

export const rewrites = [
  [
    /(?:(?:kunt|kun|kan|zou) (?:u|je|jij)|kunnen jullie) (?:mij|me|ons) (?:alstublieft |alsjeblieft )?(?:vertellen|zeggen)|(?:ik|we|wij) (?:wil|willen|zou|zouden) (?:graag )?(?:willen )?weten|weet (?:u|je|jij)|als(?:tu|je)blieft/g,
    ' ',
  ],
  [
    /\b(?:hoe ?veel|wat) (?:rekenen|rekent|reken|vragen|vraagt|vraag) (?:jullie|u|je|jij)(?: voor)?\b/g,
    PRICE,
  ],
  [/\bwat zijn (?:de|jullie|uw) ([a-z]{4,}?)kosten\b/g, `${PRICE} $1`],
  [/\bhoe ?veel (?=.{1,200} (?:kost|kosten)$)/g, `${PRICE} `],
  [/\bhoe laat\b/g, 'wanneer'],
  [/\bopeningstijden\b/g, 'wanneer open'],
  [/\bgeopend\b/g, 'open'],
  [/\bhoe ?veel (?=kost|is|zijn)|\bhoe duur\b/g, `${PRICE} `],
  [/\b(?:kosten|kost|prijs|prijzen)\b/g, PRICE],
] as const
