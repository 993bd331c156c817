import { createHash } from 'node:crypto'

export interface MeasuredText {
  readonly text: string
  /** Bytes as UTF-8: what the plan counts. */
  readonly textBytes: number
  readonly words: number
  readonly textHash: Buffer
}

/** What is known of a text before it is stored. Words are runs of letters and digits. */
export function measureText(text: string): MeasuredText {
  return {
    text,
    textBytes: Buffer.byteLength(text),
    words: text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0,
    textHash: createHash('sha256').update(text).digest(),
  }
}
