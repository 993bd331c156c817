/** Collects pieces of text and applies them together, once per frame. */
export interface TextBatch {
  add(text: string): void
  /** Applies the collected text at once. */
  flush(): void
}

/** @param apply Called with the text collected since its last call; never with an empty text. */
export function createTextBatch(apply: (text: string) => void): TextBatch {
  let collected = ''
  let frame: number | null = null
  const flush = () => {
    if (frame !== null) cancelAnimationFrame(frame)
    frame = null
    const text = collected
    collected = ''
    if (text !== '') apply(text)
  }
  return {
    add(text) {
      collected += text
      frame ??= requestAnimationFrame(flush)
    },
    flush,
  }
}
