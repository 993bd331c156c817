/** What ends a sentence: its mark with what closes around it, then a gap; a mark that needs none; a line. */
const BOUNDARY = /(?<![.!?…؟])[.!?…؟]+["'”»)\]]*(?=\s)|[。！？]["'”’」』）]*|\n/gu
/** Dots that end no sentence: "e.g.", "Dr.", "3." before an item. */
const NO_END =
  /(?:^|[\s(])(?:\p{L}\.)+$|(?:^|\n)[ \t]*\d{1,3}\.$|(?:^|[\s(])(?:Dr|Mr|Mrs|Ms|St|No|Nr|ca|vs|etc|bzw|approx|inkl|incl)\.$/u

const LOOK_BACK = 100

/**
 * Holds a text that comes in pieces back until a sentence is whole, so that a writer that falls silent never leaves
 * half a sentence behind.
 */
export class SentenceBuffer {
  #held = ''

  /** The whole sentences that the piece completes; `''` for none. */
  push(piece: string): string {
    this.#held += piece
    const end = endOfSentences(this.#held)
    const whole = this.#held.slice(0, end)
    this.#held = this.#held.slice(end)
    return whole
  }

  /** What is left, whole or not. */
  flush(): string {
    const rest = this.#held
    this.#held = ''
    return rest
  }
}

function endOfSentences(text: string): number {
  let end = 0
  for (const match of text.matchAll(BOUNDARY)) {
    const after = match.index + match[0].length
    if (!NO_END.test(text.slice(Math.max(0, after - LOOK_BACK), after))) end = after
  }
  return end
}
