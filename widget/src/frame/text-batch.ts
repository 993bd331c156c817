/** Collects pieces of text and hands them on together, once a frame. */
export interface TextBatch {
  add(text: string): void
  /** Hands on what was collected at once. */
  flush(): void
}

/** @param apply Gets the text that came together since its last call; never an empty one. */
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
