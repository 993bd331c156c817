import { monthNamed } from '@parleykit/engine/text/months'

const ITEM = /^\s{0,20}(\d{1,2})[.)]\s{1,20}(?=([\p{L}\p{M}]*))/u

/** The numbers that count a list's items, which say nothing of the knowledge; "3. May" and a number out of turn do. */
export class ListNumbers {
  #last = 0

  /** A line without the number of its item. */
  without(line: string): string {
    const [mark = '', digits = '', word = ''] = ITEM.exec(line) ?? []
    if (mark === '') return line
    const number = Number(digits)
    const counts = number === 1 || number === this.#last + 1
    this.#last = number
    return counts && monthNamed(word) === undefined ? line.slice(mark.length) : line
  }
}
