/** One or several numbers in brackets, with the gap before them. */
const MARK = /(?<![ \t])[ \t]*[[【]\s*(\d{1,3}(?:\s*[,;]\s*\d{1,3})*)\s*[\]】](?!\()/gu
/** A mark that the end of the text cut off. */
const HALF_MARK = /(?<![ \t])[ \t]*[[【][\d\s,;]*$/u

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
    return text.replace(MARK, (mark, list: string) => {
      const numbers = list.split(/[,;]/).map((number) => Number(number) - 1)
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
  return text.replace(MARK, '')
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
  const numbers = [...text.matchAll(MARK)].flatMap(([, list = '']) =>
    list.split(/[,;]/).map((it) => Number(it) - 1),
  )
  return [...new Set(numbers)].filter((number) => number >= 0 && number < passageCount)
}
