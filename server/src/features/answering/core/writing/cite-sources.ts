import { CITATION, HALF_CITATION } from '@parleykit/engine/text/citations'
import { withPlainDigits } from '../checking/read-number.ts'

/** One or several numbers in brackets, with the gap before them. */
const MARK = new RegExp(String.raw`(?<![ \t])[ \t]*${CITATION}(?!\()`, 'gu')
const CODE_IN_SENTENCE = String.raw`(?<![\p{L}\p{N}\x60])\x60[^\x60\s](?:[^\x60\n]*[^\x60\s])?\x60(?![\p{L}\p{N}\x60])`
const CODE_BLOCK = String.raw`^[ \t]*(?:\x60{3}|~{3})[^\x60\n]*\n[^]*$`
/** The same, or code, whose brackets are its own. */
const CODE_OR_MARK = new RegExp(`(${CODE_BLOCK}|${CODE_IN_SENTENCE})|${MARK.source}`, 'gu')
/** A mark that the end of the text cut off. */
const HALF_MARK = new RegExp(String.raw`(?<![ \t])[ \t]*${HALF_CITATION}$`, 'u')

/**
 * Turns the numbers that a model gave its passages into numbers of sources, in the order in which they are first cited:
 * `[5] … [2]` becomes `[1] … [2]`. Numbers of no passage go, with their brackets.
 */
export class SourceNumbers {
  readonly #passageCount: number
  /** Passage numbers from 0, in the order of their source numbers. */
  readonly cited: number[] = []

  constructor(passageCount: number) {
    this.#passageCount = passageCount
  }

  rewrite(text: string): string {
    return text.replace(CODE_OR_MARK, (mark, code: string | undefined, list: string) => {
      if (code !== undefined) return code
      const numbers = placesIn(list)
      const known = numbers.filter((number) => number >= 0 && number < this.#passageCount)
      if (known.length === 0) return ''
      const gap = /^[ \t]/.test(mark) ? ' ' : ''
      return gap + [...new Set(known)].map((number) => `[${this.#sourceNumber(number)}]`).join('')
    })
  }

  #sourceNumber(passage: number): number {
    const at = this.cited.indexOf(passage)
    return at >= 0 ? at + 1 : this.cited.push(passage)
  }
}

/** A text without the beginning of a mark at its end. */
export function withoutHalfMark(text: string): string {
  return text.replace(HALF_MARK, '')
}

/** A text without its marks. */
export function withoutMarks(text: string): string {
  return text.replace(CODE_OR_MARK, (_mark, code: string | undefined) => code ?? '')
}

/** Characters of the marks that a text begins with. */
export function lengthOfMarksFirst(text: string): number {
  let end = 0
  for (const { 0: mark, index } of text.matchAll(MARK)) {
    if (index !== end) break
    end += mark.length
  }
  return end
}

/** The passages that a text cites, from 0, of so many. */
export function citedIn(text: string, passageCount: number): number[] {
  const numbers = [...text.matchAll(CODE_OR_MARK)].flatMap(([, , list = '']) => placesIn(list))
  return [...new Set(numbers)].filter((number) => number >= 0 && number < passageCount)
}

/** From 0. */
function placesIn(list: string): number[] {
  return (withPlainDigits(list).match(/\d+/g) ?? []).map((number) => Number(number) - 1)
}
