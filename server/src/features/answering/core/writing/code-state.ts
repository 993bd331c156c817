import { fenceOf } from '@parleykit/engine/text/markdown-lines'

/** Whether a text that comes in bits is within code at its end: in a block between fences, or behind a backtick in its line. */
export class CodeState {
  #line = ''
  #isFenced = false

  push(text: string): void {
    const [first = '', ...lines] = text.split('\n')
    this.#line += first
    for (const line of lines) {
      if (fenceOf(this.#line) !== undefined) this.#isFenced = !this.#isFenced
      this.#line = line
    }
  }

  get isCode(): boolean {
    if (this.#isFenced || fenceOf(this.#line) !== undefined) return true
    return (this.#line.match(/`/g)?.length ?? 0) % 2 === 1
  }
}
