import { stopWordsOf } from '../languages/languages.ts'
import { normaliseWord } from '../text/normalise-word.ts'

/** What stands before German, Dutch and Scandinavian verbs, and changes what they mean. */
export const VERB_PREFIXES: ReadonlySet<string> = new Set(
  'ab an auf aus be bei durch ein ent er fest fort frei ge her hin los miss mit nach statt teil um un unter ver vor weg wieder zer zu zurück zusammen über aan achter af bij binnen door in mee mis na onder ont op over tegen terug toe uit voor weer av bort efter för fram från genom med ned om på till upp ut ute åter'.split(
    ' ',
  ),
)
const SHORTEST_STEM = 3
/** Shorter ones that end in `-t` are mostly nouns ("Gast"). */
const SHORTEST_FINITE_STEM = 4

interface Conjugation {
  /** `-t` and the like after a verb's stem, in a sentence and after `ge-`. */
  readonly finite: RegExp
  readonly participle: RegExp
  /** The spelling that a stem has without `-en`. */
  readonly bare: (stem: string) => string
  /** All spellings, of a bare stem. */
  readonly finiteOf: (stem: string) => readonly string[]
  readonly participlesOf: (stem: string) => readonly string[]
}

const CONJUGATIONS: ReadonlyMap<string, Conjugation> = new Map([
  [
    'de',
    {
      finite: /^(\p{L}+?)(?:e?te?|en)$/u,
      participle: /^(\p{L}{0,20}?)ge(\p{L}{3,30}?)(?:e?t|en)$/u,
      bare: (stem) => stem,
      finiteOf: (stem) => [`${stem}en`, `${stem}t`, `${stem}et`],
      participlesOf: (stem) => [`ge${stem}t`, `ge${stem}et`, `ge${stem}en`],
    },
  ],
  [
    'nl',
    {
      finite: /^(\p{L}+?)(?:[dt]e?|en)$/u,
      participle: /^(\p{L}{0,20}?)ge(\p{L}{3,30}?)(?:d|t|en)$/u,
      bare: closeSyllable,
      finiteOf: (stem) => [openSyllable(stem), stem, `${stem}t`, `${stem}d`],
      participlesOf: (stem) => [`ge${stem}t`, `ge${stem}d`, `ge${openSyllable(stem)}`],
    },
  ],
])

/** "won", of "wonen", is spelt "woon"; "lev", of "leven", "leef"; "kenn" "ken". */
function closeSyllable(stem: string): string {
  const single = stem.replace(/([^aeiou])\1$/u, '$1')
  const long = single === stem ? stem.replace(/(^|[^aeiou])([aeou])([bdfgklmnprstvz])$/u, '$1$2$2$3') : single
  return long.replace(/v$/u, 'f').replace(/z$/u, 's')
}

/** The infinitive: "wonen" of "woon", "leven" of "leef". */
function openSyllable(stem: string): string {
  const voiced = /([aeou])\1[fs]$/u.test(stem) ? stem.replace(/f$/u, 'v').replace(/s$/u, 'z') : stem
  return `${voiced.replace(/([aeou])\1([^aeiou])$/u, '$1$2')}en`
}

/**
 * Index terms of the other regular forms of what may be a German or Dutch verb, whose stemmers keep participles apart:
 * "gekostet" and "kosten", "angemeldet" and "anmelden", "woont" and "wonen". Takes a lower-case word; `[]` in other languages.
 */
export function verbTerms(word: string, language: string): string[] {
  const conjugation = CONJUGATIONS.get(language)
  if (!conjugation) return []
  const { finite, participle, bare, finiteOf, participlesOf } = conjugation
  const stopWords = stopWordsOf(language)
  const forms = new Set<string>()
  const addForms = (prefix: string, stem: string) => {
    if (stem.length < SHORTEST_STEM || stopWords.has(stem)) return
    for (const form of finiteOf(stem)) forms.add(prefix + form)
    for (const form of participlesOf(stem)) forms.add(prefix + form)
  }
  const bareStem = (stem: string) => (word.endsWith('en') ? bare(stem) : stem)
  const [, prefix = '', done = ''] = participle.exec(word) ?? []
  const ending = finite.exec(word)?.[1] ?? ''
  if (done && (prefix === '' || VERB_PREFIXES.has(prefix))) {
    addForms(prefix, bareStem(done))
  } else if (ending.length >= SHORTEST_FINITE_STEM || word.endsWith('en')) {
    addForms('', bareStem(ending))
    for (let cut = 2; cut <= ending.length - SHORTEST_STEM; cut++) {
      if (VERB_PREFIXES.has(ending.slice(0, cut))) addForms(ending.slice(0, cut), bareStem(ending.slice(cut)))
    }
  }
  const own = new Set(normaliseWord(word, language))
  const all = [...forms]
    .filter((form) => !stopWords.has(form))
    .flatMap((form) => normaliseWord(form, language))
  return [...new Set(all)].filter((term) => !own.has(term))
}
