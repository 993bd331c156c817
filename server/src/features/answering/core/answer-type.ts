/** What kind of thing a question asks for, where its words tell. */
export type AnswerType = 'number' | 'date' | 'person' | 'place' | 'reason' | 'other'

/** Question words by type, matched anywhere in the lower-case question; the first type that fits counts. */
const QUESTION_WORDS: readonly (readonly [AnswerType, RegExp])[] = [
  [
    'date',
    /\b(when|what (?:year|date|day|month|century|time)|which (?:year|date|day|month|century)|in what year|how long ago|opening hours|wann|welche[sm]? jahr|um wie ?viel uhr|quand|quelle (?:année|date|heure)|à quelle heure|cuándo|cuando|qué (?:año|día|fecha)|a qué hora|quando|che ora|em que (?:ano|dia)|wanneer|kiedy|när|hvornår|когда|milloin|ne zaman)(?!\p{L})/u,
  ],
  [
    'number',
    /\b(how (?:many|much|long|old|far|often|tall|big|large|high|deep|fast|late|early)|what (?:percent(?:age)?|number|amount|price|is the (?:price|cost|fee|population|area|maximum|minimum|number))|wie ?viele?|wie (?:lange|oft|weit|alt|hoch|groß|teuer)|combien|cuánt[oa]s?|cuanto|quant[oaie]s?|hoeveel|hoe (?:lang|ver|oud)|ile|hur (?:många|mycket|länge)|hvor (?:mange|meget|lenge|længe)|сколько|kuinka (?:monta|paljon)|kaç|ne kadar)(?!\p{L})/u,
  ],
  [
    'person',
    /\b(who|whom|whose|wer|wem|wen|wessen|qui|quién|quien|quiénes|chi|quem|wie is|kto|vem|hvem|кто|kuka|kim)(?!\p{L})/u,
  ],
  [
    'place',
    /\b(where|what (?:country|city|place|region|state|town|continent|location)|which (?:country|city|place|region|state|town|continent)|wo|wohin|woher|où|dónde|donde|dove|onde|waar|gdzie|var|hvor|где|куда|missä|nerede)(?!\p{L})/u,
  ],
  [
    'reason',
    /\b(why|what (?:caused|is the reason|was the reason)|for what reason|warum|weshalb|wieso|pourquoi|por qué|perché|por que|porque|waarom|dlaczego|varför|hvorfor|почему|miksi|neden)(?!\p{L})/u,
  ],
]

/** The kind of answer that `question` asks for. Knows the question words of some twenty languages; else `other`. */
export function expectedAnswerType(question: string): AnswerType {
  const lower = question.toLowerCase()
  return QUESTION_WORDS.find(([, words]) => words.test(lower))?.[0] ?? 'other'
}

const DATE =
  /\b(?:1\d{3}|20\d{2})s?\b|\b\d{1,2}(?:st|nd|rd|th)\b|\b\d{1,2}[:.]\d{2}\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|\bcentur|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day/i
const NUMBER =
  /\p{N}|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundred|thousand|million|billion|half|third|quarter|twice|free|none|all|daily|weekly|monthly|annual(?:ly)?|zwei|drei|deux|trois|dos|tres)\b/iu
const NAME = /(?<=\p{L}['’\s,(“"-]+)\p{Lu}[\p{L}\p{M}]+/u
const REASON =
  /\b(?:because|due to|since|so that|in order to|as a result|therefore|caused?|led to|reason|weil|denn|da|wegen|damit|parce|car|afin|à cause|porque|debido|para que|perché|poiché|omdat|потому)(?!\p{L})/iu

const EVIDENCE: Readonly<Record<Exclude<AnswerType, 'other'>, RegExp>> = {
  date: DATE,
  number: NUMBER,
  person: NAME,
  place: NAME,
  reason: REASON,
}

/** Whether `text` holds something of the wanted kind; `undefined` where any text may. */
export function holdsAnswerOf(type: AnswerType, text: string): boolean | undefined {
  return type === 'other' ? undefined : EVIDENCE[type].test(text)
}
