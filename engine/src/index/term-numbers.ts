import type { WordList } from '../text/annotations/word-list.ts'
import { isConcept } from '../text/concepts.ts'
import { indexTerms } from '../text/index-terms.ts'

/** Numbers for the terms of words, in order of first occurrence. A word is normalized once per language. */
export class TermNumbers {
  readonly terms: string[] = []
  readonly #numbers = new Map<string, number>()
  readonly #list: WordList
  /** Keyed by language, then by the word's number. */
  readonly #ofWords = new Map<string, (readonly number[])[]>()
  /** Shared by all words with the same single term, which are many. */
  readonly #single: (readonly number[])[] = []

  constructor(list: WordList) {
    this.#list = list
  }

  /** Terms of a word in a text of this language. */
  of(word: number, language: string): readonly number[] {
    const known = this.#ofWords.get(language) ?? []
    if (known.length === 0) this.#ofWords.set(language, known)
    const numbers = known[word]
    if (numbers) return numbers
    const made = this.#share(this.#termsOf(word, [language]).map((term) => this.#add(term)))
    known[word] = made
    return made
  }

  /** Distinct terms of a word in a question in these languages, likeliest first. Only terms that texts have. */
  among(word: number, languages: readonly string[]): readonly number[] {
    const [only] = languages
    const known = only !== undefined && languages.length === 1 ? this.#ofWords.get(only)?.[word] : undefined
    const numbers = known ?? this.#termsOf(word, languages).flatMap((term) => this.#numbers.get(term) ?? [])
    return numbers.length < 2 ? numbers : [...new Set(numbers)]
  }

  #termsOf(word: number, languages: readonly string[]): string[] {
    const text = this.#list.wordAt(word)
    return isConcept(text) ? [text] : indexTerms(text, languages)
  }

  #add(term: string): number {
    const known = this.#numbers.get(term)
    if (known !== undefined) return known
    this.#numbers.set(term, this.terms.length)
    this.terms.push(term)
    return this.terms.length - 1
  }

  #share(numbers: readonly number[]): readonly number[] {
    const [only] = numbers
    if (only === undefined || numbers.length > 1) return numbers
    const shared = this.#single[only] ?? numbers
    this.#single[only] = shared
    return shared
  }
}
