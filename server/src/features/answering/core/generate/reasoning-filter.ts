const OPEN = /<(think|thinking|thought|thoughts|reasoning|reflection)>/i
const NAMES = ['think', 'thinking', 'thought', 'thoughts', 'reasoning', 'reflection']

/** Removes the thoughts that some open models write in their answer, such as between `<think>` and `</think>`. */
export class ReasoningFilter {
  #held = ''
  /** The marker that ends the current thought. */
  #end: string | null = null
  #isFirst = true

  push(piece: string): string {
    this.#held += piece
    let released = ''
    for (;;) {
      if (this.#end !== null) {
        const end = this.#held.toLowerCase().indexOf(this.#end)
        if (end < 0) {
          // Keep only what may be the start of the end marker.
          this.#held = this.#held.slice(-this.#end.length)
          return released
        }
        this.#held = this.#held.slice(end + this.#end.length)
        if (this.#isFirst) this.#held = this.#held.trimStart()
        this.#end = null
      }
      const open = OPEN.exec(this.#held)
      if (!open) break
      released += this.#release(open.index)
      this.#held = this.#held.slice(open[0].length)
      this.#end = `</${open[1]?.toLowerCase()}>`
    }
    const last = this.#held.lastIndexOf('<')
    const mayOpen = last >= 0 && mayBecomeOpen(this.#held.slice(last).toLowerCase())
    return released + this.#release(mayOpen ? last : this.#held.length)
  }

  /** Returns the text still held at the end, without an unfinished thought. */
  flush(): string {
    return this.#end === null ? this.#release(this.#held.length) : ''
  }

  #release(length: number): string {
    const text = this.#held.slice(0, length)
    this.#held = this.#held.slice(length)
    if (text.trim() !== '') this.#isFirst = false
    return text
  }
}

const mayBecomeOpen = (start: string) => NAMES.some((name) => `<${name}>`.startsWith(start))
