import { foldDiacritics } from '../../text/normalise-word.ts'
import { GrowingWordList } from '../../text/reading/word-list.ts'
import { GrowingLists } from './growing-lists.ts'
import { addRuns, letterGroups, SHORTEST_COMPARED } from './letter-groups.ts'

/** Groups by their numbers, each once. */
export type GroupNumbers = Uint16Array | Uint32Array

/** `shareLetters` looks for signs and pairs of them in what is written without spaces, and in such as "A.字". */
const MAY_HAVE_SIGNS = /[.\u0e00-\uffff]/
/** In UTF-16 units; what is longer is among the letter groups. */
const SIGN_SIZES = [1, 2]
/** As many groups have numbers of two bytes. */
const MOST_SHORT = 0x1_0000

/** The letter groups of words, which have numbers from 0: an inverted list, and the groups of each word. */
export class WordGroups {
  readonly #groups = new GrowingWordList()
  /** By group, the words that have it, but for short ones. */
  readonly #withGroup: number[][] = []
  /** By word: how many groups it is compared by, and those that it has without its diacritics, signs included. */
  readonly #counts: number[] = []
  readonly #folded = new GrowingLists()
  #shared = new Uint16Array()
  #places = new Uint16Array()
  #asked: readonly number[] = []

  /** Takes in the next word, in lower case. */
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

  /** By group, its place among some that are asked for, from 1; 0 for all others. The same array each time. */
  placesOf(asked: readonly number[]): Uint16Array {
    for (const group of this.#asked) this.#places[group] = 0
    this.#asked = asked.filter((group) => group >= 0)
    if (this.#places.length < this.#withGroup.length)
      this.#places = new Uint16Array(2 * this.#withGroup.length)
    for (const [at, group] of asked.entries()) if (group >= 0) this.#places[group] = at + 1
    return this.#places
  }

  /** All that some words have, without their diacritics. */
  groupsOf(words: Iterable<number>): GroupNumbers {
    const groups = new Set<number>()
    for (const word of words) for (const group of this.#folded.read(word)) groups.add(group)
    return this.#withGroup.length <= MOST_SHORT ? Uint16Array.from(groups) : Uint32Array.from(groups)
  }

  /** The words whose letter groups and those asked for have at least this coefficient of Dice's, with it. */
  wordsAlike(asked: ReadonlySet<string>, least: number): [word: number, dice: number][] {
    const shared = this.#emptyCounts()
    // No word has fewer groups than it shares: with fewer than these it can't be alike. Rounding is left room.
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

  /** By word, all 0; the same array each time, as long as there is room for all words. */
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
