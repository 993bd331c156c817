import { wordsOfAll } from '../languages/alternatives.ts'
import { stopWordsOf } from '../languages/languages.ts'
import { packOf } from '../languages/packs.ts'
import { normaliseWord } from '../text/normalise-word.ts'

/** Prefixes of German, Dutch and Scandinavian verbs that change their meaning. */
export const VERB_PREFIXES = wordsOfAll(({ verbPrefixes }) => verbPrefixes)
const SHORTEST_STEM = 3
/** Shorter words that end in `-t` are mostly nouns ("Gast"). */
const SHORTEST_FINITE_STEM = 4

/**
 * Index terms of the other regular forms of a possible German or Dutch verb, whose stemmers keep participles apart:
 * "gekostet" and "kosten", "angemeldet" and "anmelden", "woont" and "wonen". Takes a lower-case word; `[]` in other
 * languages.
 */
export function verbTerms(word: string, language: string): string[] {
  const conjugation = packOf(language)?.conjugation
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
