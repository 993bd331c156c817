const FENCE = /^[ \t]{0,20}(`{3,10}|~{3,10})/
/** After a backtick on the same line, before a space. */
const IN_LINE = /`[^`\s]*$/

/** Tracks whether a text that arrives in chunks currently ends inside code. */
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
