import { MARK } from './citation-normalizer.ts'

/**
 * Turns a model's passage numbers into source numbers, in the order in which they are first cited: `[5] … [2]` becomes
 * `[1] … [2]`. Numbers without a passage are removed, along with the gap before them.
 */
export class SourceNumbers {
  readonly #passageCount: number
  /** Passage numbers from 0, in the order of their source numbers. */
  readonly cited: number[]

  /** @param cited what an earlier part of the text cites */
  constructor(passageCount: number, cited: readonly number[] = []) {
    this.#passageCount = passageCount
    this.cited = [...cited]
  }

  rewrite(text: string): string {
    return text.replace(MARK, (_, gap: string, list: string) => {
      const known = list
        .split(',')
        .map((number) => Number(number) - 1)
        .filter((place) => place >= 0 && place < this.#passageCount)
      return known.length === 0
        ? ''
        : gap + [...new Set(known)].map((place) => `[${this.#sourceNumber(place)}]`).join('')
    })
  }

  #sourceNumber(place: number): number {
    const at = this.cited.indexOf(place)
    return at >= 0 ? at + 1 : this.cited.push(place)
  }
}
