import { PRICE } from '../price-mark.ts'

export const light =
  'le la les l un une des du de d au aux a en dans sur pour par et ou y il elle on est sont ete etre avoir ai as ont peut peuvent peux pouvez puis que qu c ce cet cette ces se s t svp bonjour salut merci plait alors aussi est-ce estce'

export const first = 'je j me m moi mon ma mes nous notre nos'

export const second = 'tu te toi ton ta tes vous votre vos'

export const negation = 'pas ne n jamais sans aucun aucune ni non'

export const when = 'quand'

export const where = 'ou'

export const who = 'qui'

export const why = 'pourquoi'

export const how = 'comment'

export const what = 'quoi quel quelle quels quelles lequel laquelle'

export const whether = 'est sont peut peuvent puis pouvez avez y'

export const names = `
telephone tel
email mail courriel
voiture auto automobile
velo bicyclette
toilettes wc
poubelle ordures
magasin boutique
medecin docteur
autorise permis
interdit defendu
`

export const relations = ['depuis', 'vers', 'avant', 'apres', 'avec', 'jusque jusqu']

export const rewrites = [
  [/\bs il (?:vous|te) plait\b/g, ' '],
  [
    /(?:(?:pouvez|pourriez) ?vous|(?:peux|pourrais) ?tu) (?:me|nous) dire|(?:je voudrais|j aimerais) savoir|dites ?moi|dis ?moi|est ?ce qu(?:e)?\b/g,
    ' ',
  ],
  [
    /\bcombien +(?:vous (?:facturez|demandez|prenez)|(?:facturez|demandez|prenez) ?vous|(?:dois ?je|faut ?il|doit ?on) payer)(?: pour)?\b/g,
    PRICE,
  ],
  [/\bquels sont (?:les |vos )?frais d[eu]?\b/g, PRICE],
  [/\bcombien (?=.{1,200} (?:coute|coutent)$)/g, `${PRICE} `],
  [/\ba quelle heure\b/g, 'quand'],
  [/\bhoraires? d ouvertures?\b|\bhoraires?\b/g, 'quand ouvert'],
  [/\bouvr(?:ez|e|ent)\b|\bouvertes?\b|\bouverts\b/g, 'ouvert'],
  [/\bcombien (?=cout|est|sont)/g, `${PRICE} `],
  [/\b(?:coute|coutent|couts?|prix|tarifs?)\b/g, PRICE],
  [/\bnumeros? de tel(?:ephone)?\b/g, 'telephone'],
  [/\badresses? (?:email|mail|courriel)\b/g, 'email'],
] as const
