import { detectLanguage, forEachToken, normaliseWord, stopWordsOf } from '../../../retrieval/core/index.ts'
import { withoutOrders } from './orders.ts'
import { keysIn, type Value, valuesIn } from './read-values.ts'

export interface EvidencePassage {
  readonly title: string
  readonly heading: string
  readonly text: string
  readonly url: string | null
}

/** Words that share so many first letters count as one: inflections that no stemmer joins, parts of compounds. */
const SHARED_START = 5

/** What the passages of a prompt say, read only when an answer names them. */
export class PromptEvidence {
  readonly size: number
  readonly #passages: readonly EvidencePassage[]
  readonly #languages: readonly string[]
  readonly #texts: (string | undefined)[] = []
  readonly #keys: (Set<string> | undefined)[] = []
  readonly #words: (Set<string> | undefined)[] = []
  readonly #tongues: (string | undefined)[] = []

  /** `languages` are ISO 639-1 codes of the answer and of the knowledge. */
  constructor(passages: readonly EvidencePassage[], languages: readonly string[]) {
    this.#passages = passages
    this.#languages = [...new Set(languages)]
    this.size = passages.length
  }

  /** A passage's text with its headings, without what gives orders to the writer. */
  text(passage: number): string {
    const { title = '', heading = '', text = '', url = null } = this.#passages[passage] ?? {}
    this.#texts[passage] ??= withoutOrders([title, ...heading.split(' › '), url ?? '', text].join('\n'))
    return this.#texts[passage]
  }

  /** The passage as it is, without headings. */
  plainText(passage: number): string {
    return this.#passages[passage]?.text ?? ''
  }

  /** Names the place of the knowledge that a passage stands in. */
  placeOf(passage: number): string {
    const { title = '', heading = '' } = this.#passages[passage] ?? {}
    return `${title}\n${heading}`
  }

  language(passage: number): string {
    this.#tongues[passage] ??= detectLanguage(this.plainText(passage))
    return this.#tongues[passage]
  }

  /** The first value of a text that none of these passages holds. */
  missingValue(text: string, passages: readonly number[]): Value | undefined {
    return valuesIn(text).find(
      ({ keys }) => !passages.some((passage) => keys.some((key) => this.#keysOf(passage).has(key))),
    )
  }

  /** How many of the words these passages hold together. */
  countHeld(words: readonly ContentWord[], passages: readonly number[]): number {
    return words.filter(({ forms }) =>
      passages.some((passage) => forms.some((form) => this.#wordsOf(passage).has(form))),
    ).length
  }

  /** Words and values of a text that no passage of the prompt has: what is said of it may outlive the knowledge. */
  unheldIn(text: string): string {
    const all = this.#passages.map((_, passage) => passage)
    const words = this.contentWords(text).filter((word) => this.countHeld([word], all) === 0)
    const value = this.missingValue(text, all)
    return [...new Set([...(value ? [value.written] : []), ...words.map(({ word }) => word)])]
      .join(', ')
      .slice(0, LONGEST_UNHELD)
      .toWellFormed()
  }

  /** The words of a text that say something. */
  contentWords(text: string): ContentWord[] {
    const words: ContentWord[] = []
    forEachToken(text, (token) => {
      const word = token.toLowerCase()
      if (/^[\p{N}.,]+$/u.test(word)) return
      if (this.#languages.some((language) => stopWordsOf(language).has(word))) return
      words.push({ word, forms: this.#formsOf(word) })
    })
    return words
  }

  #formsOf(word: string): string[] {
    const stems = this.#languages.flatMap((language) => normaliseWord(word, language))
    return word.length >= SHARED_START + 1 ? [...stems, startOf(word)] : stems
  }

  #keysOf(passage: number): Set<string> {
    this.#keys[passage] ??= keysIn(this.text(passage))
    return this.#keys[passage]
  }

  #wordsOf(passage: number): Set<string> {
    let words = this.#words[passage]
    if (!words) {
      words = new Set()
      const own = words
      forEachToken(this.text(passage), (token) => {
        for (const form of this.#formsOf(token.toLowerCase())) own.add(form)
      })
      this.#words[passage] = own
    }
    return words
  }
}

/** In characters. */
const LONGEST_UNHELD = 120

export interface ContentWord {
  readonly word: string
  readonly forms: readonly string[]
}

function startOf(word: string): string {
  return `^${word.normalize('NFD').replace(/\p{M}/gu, '').slice(0, SHARED_START)}`
}
