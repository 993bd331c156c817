import { forEachYielding } from '../../platform/concurrency/for-each-yielding.ts'
import { listLinkedPages } from '../agents/index.ts'
import { countWords } from './core/count-words.ts'
import { hashText } from './hash-text.ts'

export interface MeasuredText {
  readonly text: string
  /** Bytes as UTF-8, which count toward the plan. */
  readonly textBytes: number
  readonly words: number
  readonly textHash: Buffer
  readonly linkedPages: readonly string[]
}

/** The metadata computed from a text before it is stored. Yields to other requests while measuring a long text. */
export async function measureText(text: string): Promise<MeasuredText> {
  const textBytes = Buffer.byteLength(text)
  const textHash = hashText(text)
  let words = 0
  await forEachYielding(countWords(text), (counted) => {
    words += counted
  })
  return { text, textBytes, words, textHash, linkedPages: await listLinkedPages(text) }
}
