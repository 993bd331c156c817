import { foldDiacritics } from '../../text/normalise-word.ts'
import { GrowingWordList } from '../../text/reading/word-list.ts'
import { GrowingLists } from './growing-lists.ts'
import { addRuns, letterGroups, SHORTEST_COMPARED } from './letter-groups.ts'

/** Distinct group numbers. */
export type GroupNumbers = Uint16Array | Uint32Array

/** `shareLetters` looks for signs and pairs of them in scripts without spaces, and in words such as "A.字". */
const MAY_HAVE_SIGNS = /[.\u0e00-\uffff]/
/** In UTF-16 units; longer runs are among the letter groups. */
const SIGN_SIZES = [1, 2]
/** The number of groups that two bytes can number. */
const MOST_SHORT = 0x1_0000

/** The letter groups of words numbered from 0: an inverted list, and the groups of each word. */
export class WordGroups {
  readonly #groups = new GrowingWordList()
  /** Words that have each group, except short ones. */
  readonly #withGroup: number[][] = []
  /** Per word, the number of groups that it is compared by, and its groups without diacritics, signs included. */
  readonly #counts: number[] = []
  readonly #folded = new GrowingLists()
  #shared = new Uint16Array()
  #places = new Uint16Array()
  #asked: readonly number[] = []

  /** Adds the next word, in lower case. */
  add(word: string): void {
    const groups = word.length < SHORTEST_COMPARED ? new Set<string>() : letterGroups(word)
    const number = this.#counts.push(groups.size) - 1
    for (const group of groups) this.#withGroup[this.#numberOf(group)]?.push(number)
    const folded = foldDiacritics(word)
    const all = folded === word && groups.size > 0 ? groups : letterGroups(folded)
    if (MAY_HAVE_SIGNS.test(folded)) for (const size of SIGN_SIZES) addRuns(all, folded, size)
    this.#folded.add(Array.from(all, (group) => this.#numberOf(group)))
  }

  /** -1 for a group that no word has. */
  find(group: string): number {
    return this.#groups.numberOf(group)
  }

  /** Position of each group, from 1, among those asked for; 0 for all others. Returns the same array each time. */
  placesOf(asked: readonly number[]): Uint16Array {
    for (const group of this.#asked) this.#places[group] = 0
    this.#asked = asked.filter((group) => group >= 0)
    if (this.#places.length < this.#withGroup.length)
      this.#places = new Uint16Array(2 * this.#withGroup.length)
    for (const [at, group] of asked.entries()) if (group >= 0) this.#places[group] = at + 1
    return this.#places
  }

  /** All groups of the given words, without diacritics. */
  groupsOf(words: Iterable<number>): GroupNumbers {
    const groups = new Set<number>()
    for (const word of words) for (const group of this.#folded.read(word)) groups.add(group)
    return this.#withGroup.length <= MOST_SHORT ? Uint16Array.from(groups) : Uint32Array.from(groups)
  }

  /** The words whose letter groups have at least this Dice coefficient with those asked for, with the coefficient. */
  wordsAlike(asked: ReadonlySet<string>, least: number): [word: number, dice: number][] {
    const shared = this.#emptyCounts()
    // A word can't have fewer groups than it shares, so a word with fewer than this can't match. Leaves room for
    // rounding.
    const fewest = Math.max(1, Math.ceil((least * asked.size) / (2 - least) - 1e-6))
    const words: number[] = []
    for (const group of asked)
      for (const word of this.#withGroup[this.find(group)] ?? []) {
        const count = (shared[word] ?? 0) + 1
        shared[word] = count
        if (count === fewest) words.push(word)
      }
    return words
      .map((word): [number, number] => [
        word,
        (2 * (shared[word] ?? 0)) / ((this.#counts[word] ?? 0) + asked.size),
      ])
      .filter(([, dice]) => dice >= least)
  }

  /** Zeros, one per word. Returns the same array each time while it has room for all words. */
  #emptyCounts(): Uint16Array {
    if (this.#shared.length < this.#counts.length) this.#shared = new Uint16Array(2 * this.#counts.length)
    return this.#shared.fill(0, 0, this.#counts.length)
  }

  #numberOf(group: string): number {
    const number = this.#groups.add(group)
    if (number === this.#withGroup.length) this.#withGroup.push([])
    return number
  }
}
