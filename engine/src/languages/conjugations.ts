import type { Conjugation } from './language-pack.ts'

const german: Conjugation = {
  finite: /^(\p{L}+?)(?:e?te?|en)$/u,
  participle: /^(\p{L}{0,20}?)ge(\p{L}{3,30}?)(?:e?t|en)$/u,
  bare: (stem: string) => stem,
  finiteOf: (stem: string) => [`${stem}en`, `${stem}t`, `${stem}et`],
  participlesOf: (stem: string) => [`ge${stem}t`, `ge${stem}et`, `ge${stem}en`],
}

const dutch: Conjugation = {
  finite: /^(\p{L}+?)(?:[dt]e?|en)$/u,
  participle: /^(\p{L}{0,20}?)ge(\p{L}{3,30}?)(?:d|t|en)$/u,
  bare: closeSyllable,
  finiteOf: (stem: string) => [openSyllable(stem), stem, `${stem}t`, `${stem}d`],
  participlesOf: (stem: string) => [`ge${stem}t`, `ge${stem}d`, `ge${openSyllable(stem)}`],
}

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

/** How verbs are conjugated whose forms the stemmer keeps apart, by language. */
export const conjugations: Readonly<Record<string, Conjugation>> = { de: german, nl: dutch }
