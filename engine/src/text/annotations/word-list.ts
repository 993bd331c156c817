/** Numbers for the words of texts, from 0. Words are in lower case. Concepts (`conceptsIn`) are numbered like words. */
export interface WordList {
  /** -1 for an unknown word. */
  numberOf(word: string): number
  wordAt(number: number): string
}

/** A list that adds unknown words. */
export class GrowingWordList implements WordList {
  readonly #numbers = new Map<string, number>()
  readonly words: string[] = []

  numberOf(word: string): number {
    return this.#numbers.get(word) ?? -1
  }

  wordAt(number: number): string {
    return this.words[number] ?? ''
  }

  /** The word's number. Adds the word if it is new. */
  add(word: string): number {
    const known = this.#numbers.get(word)
    if (known !== undefined) return known
    this.#numbers.set(word, this.words.length)
    this.words.push(word)
    return this.words.length - 1
  }
}
