import { closesBlock, openingFence } from './code-block.ts'

/** Behind a backtick in its line, before a blank. */
const IN_LINE = /`[^`\s]*$/

/** Whether a text that comes in bits is within code at its end. */
export class CodeState {
  #line = ''
  #fence: string | undefined

  push(text: string): void {
    const [first = '', ...lines] = text.split('\n')
    this.#line += first
    for (const line of lines) {
      if (this.#fence === undefined) this.#fence = openingFence(this.#line)
      else if (closesBlock(this.#line, this.#fence)) this.#fence = undefined
      this.#line = line
    }
  }

  get isCode(): boolean {
    if (this.#fence !== undefined) return !closesBlock(this.#line, this.#fence)
    return IN_LINE.test(this.#line) && (this.#line.match(/`/g)?.length ?? 0) % 2 === 1
  }
}
