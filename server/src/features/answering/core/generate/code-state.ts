const FENCE = /^[ \t]{0,20}(`{3,10}|~{3,10})/
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
      this.#fence = this.#fenceBehindLine()
      this.#line = line
    }
  }

  get isCode(): boolean {
    if (this.#fence !== undefined) return this.#fenceBehindLine() !== undefined
    return IN_LINE.test(this.#line) && (this.#line.match(/`/g)?.length ?? 0) % 2 === 1
  }

  #fenceBehindLine(): string | undefined {
    const fence = FENCE.exec(this.#line)?.[1]
    if (this.#fence === undefined) return fence
    return fence?.startsWith(this.#fence) ? undefined : this.#fence
  }
}
