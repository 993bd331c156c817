import { detectLanguage } from '@parleykit/engine/text/detect-language'
import { forEachToken } from '@parleykit/engine/text/tokenize'
import { withoutOrders } from './orders.ts'
import { keysIn } from './read-values.ts'

export interface EvidencePassage {
  readonly title: string
  readonly heading: string
  readonly text: string
  readonly url: string | null
}

/** What is read off a passage once, when an answer first needs it. */
export class EvidenceReading {
  readonly #passage: EvidencePassage
  #text: string | undefined
  #keys: Set<string> | undefined
  #language: string | undefined
  #folded: string | undefined
  /** Of the languages that were asked for last: mostly the same ones are. */
  #words: { readonly languages: string; readonly forms: Set<string> } | undefined

  constructor(passage: EvidencePassage) {
    this.#passage = passage
  }

  /** With its headings, without what gives orders to the writer. */
  get text(): string {
    const { title, heading, text, url } = this.#passage
    this.#text ??= withoutOrders([title, ...heading.split(' › '), url ?? '', text].join('\n'))
    return this.#text
  }

  get keys(): ReadonlySet<string> {
    this.#keys ??= keysIn(this.text)
    return this.#keys
  }

  get language(): string {
    this.#language ??= detectLanguage(this.#passage.text)
    return this.#language
  }

  /** Its own text, folded. */
  get folded(): string {
    this.#folded ??= fold(this.#passage.text)
    return this.#folded
  }

  /** The forms of all its words; `formsOf` is the same function for the same languages. */
  words(languages: string, formsOf: (word: string) => readonly string[]): ReadonlySet<string> {
    if (this.#words?.languages === languages) return this.#words.forms
    const forms = new Set<string>()
    const seen = new Set<string>()
    forEachToken(this.text, (token) => {
      const word = token.toLowerCase()
      if (seen.has(word)) return
      seen.add(word)
      for (const form of formsOf(word)) forms.add(form)
    })
    this.#words = { languages, forms }
    return forms
  }
}

const readings = new WeakMap<EvidencePassage, EvidenceReading>()

/** The reading of a passage; the same for the same object, so that the next answer needn't read it again. */
export function readingOf(passage: EvidencePassage): EvidenceReading {
  const reading = readings.get(passage) ?? new EvidenceReading(passage)
  readings.set(passage, reading)
  return reading
}

/** Words alone, in lower case, a space between them. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
