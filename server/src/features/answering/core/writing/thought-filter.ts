const OPEN = '<think>'
const CLOSE = '</think>'

/** Leaves out the thoughts that some open models write before their answer, between `<think>` and `</think>`. */
export class ThoughtFilter {
  #held = ''
  #state: 'unknown' | 'thinking' | 'answering' = 'unknown'

  push(piece: string): string {
    if (this.#state === 'answering') return piece
    this.#held += piece
    const text = this.#held.trimStart()
    if (this.#state === 'unknown' && OPEN.startsWith(text.slice(0, OPEN.length))) {
      if (text.length < OPEN.length) return ''
      this.#state = 'thinking'
    }
    if (this.#state === 'thinking') {
      const end = text.indexOf(CLOSE)
      if (end < 0) return ''
      this.#state = 'answering'
      return text.slice(end + CLOSE.length)
    }
    this.#state = 'answering'
    return this.#held
  }
}
