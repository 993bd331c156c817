import { stopWordsOf } from '@parleykit/engine/languages/languages'
import { normaliseWord } from '@parleykit/engine/text/normalise-word'
import { wordsIn } from '@parleykit/engine/text/words-in'
import { type EvidencePassage, type EvidenceReading, readingOf } from './evidence-reading.ts'
import { holdsKey, type Value, valuesIn } from './read-values.ts'

/** Words that share so many first letters count as one: inflections that no stemmer joins, parts of compounds. */
const SHARED_START = 5
const NOTHING: EvidencePassage = { title: '', heading: '', text: '', url: null }

/** What the passages of a prompt say, read only when an answer names them. */
export class PromptEvidence {
  readonly size: number
  readonly #passages: readonly EvidencePassage[]
  readonly #readings: readonly EvidenceReading[]
  readonly #languages: readonly string[]
  readonly #forms = new Map<string, readonly string[]>()
  readonly #words: ReadonlySet<string>[] = []

  /** `languages` are ISO 639-1 codes of the answer and of the knowledge. */
  constructor(passages: readonly EvidencePassage[], languages: readonly string[]) {
    this.#passages = passages
    this.#readings = passages.map(readingOf)
    this.#languages = [...new Set(languages)].sort()
    this.size = passages.length
  }

  /** The passage as it is, without headings. */
  plainText(passage: number): string {
    return this.#passages[passage]?.text ?? ''
  }

  /** The same with words alone. */
  foldedText(passage: number): string {
    return this.#reading(passage).folded
  }

  /** Names the place of the knowledge that a passage stands in. */
  placeOf(passage: number): string {
    const { title = '', heading = '' } = this.#passages[passage] ?? {}
    return `${title}\n${heading}`
  }

  language(passage: number): string {
    return this.#reading(passage).language
  }

  /** The first value of a text that none of these passages holds. */
  missingValue(text: string, passages: readonly number[]): Value | undefined {
    return valuesIn(text).find(
      ({ keys }) =>
        !passages.some((passage) => keys.some((key) => holdsKey(this.#reading(passage).keys, key))),
    )
  }

  /** How many of the words these passages hold together. */
  countHeld(words: readonly QuestionWord[], passages: readonly number[]): number {
    let count = 0
    for (const word of words) if (passages.some((passage) => this.#holds(passage, word))) count++
    return count
  }

  /** The first of these passages that holds all the words and all the values of a text. */
  findHolder(words: readonly QuestionWord[], text: string, passages: readonly number[]): number | undefined {
    return passages.find(
      (passage) => words.every((word) => this.#holds(passage, word)) && !this.missingValue(text, [passage]),
    )
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
  contentWords(text: string): QuestionWord[] {
    return wordsIn(text)
      .filter((word) => !/^[\p{N}.,]+$/u.test(word) && !this.#isStopWord(word))
      .map((word) => ({ word, forms: this.#formsOf(word) }))
  }

  #holds(passage: number, { forms }: QuestionWord): boolean {
    const held = this.#wordsOf(passage)
    for (const form of forms) if (held.has(form)) return true
    return false
  }

  #isStopWord(word: string): boolean {
    return this.#languages.some((language) => stopWordsOf(language).has(word))
  }

  #formsOf(word: string): readonly string[] {
    const known = this.#forms.get(word)
    if (known) return known
    const stems = this.#languages.flatMap((language) => normaliseWord(word, language))
    const forms = word.length >= SHARED_START + 1 ? [...stems, startOf(word)] : stems
    this.#forms.set(word, forms)
    return forms
  }

  #wordsOf(passage: number): ReadonlySet<string> {
    const known = this.#words[passage]
    if (known) return known
    const words = this.#reading(passage).words(this.#languages.join(), (word) => this.#formsOf(word))
    this.#words[passage] = words
    return words
  }

  #reading(passage: number): EvidenceReading {
    return this.#readings[passage] ?? readingOf(NOTHING)
  }
}

/** In characters. */
const LONGEST_UNHELD = 120

export interface QuestionWord {
  readonly word: string
  readonly forms: readonly string[]
}

function startOf(word: string): string {
  return `^${word.normalize('NFD').replace(/\p{M}/gu, '').slice(0, SHARED_START)}`
}
