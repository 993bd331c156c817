import { forEachYielding } from '../../platform/concurrency/for-each-yielding.ts'
import { readLinkedPages } from '../agents/index.ts'
import { countWords } from './core/count-words.ts'
import { hashText } from './hash-text.ts'

export interface MeasuredText {
  readonly text: string
  /** Bytes as UTF-8: what the plan counts. */
  readonly textBytes: number
  readonly words: number
  readonly textHash: Buffer
  readonly linkedPages: readonly string[]
}

/** What is known of a text before it is stored. Other requests have their turns while a long text is measured. */
export async function measureText(text: string): Promise<MeasuredText> {
  const textBytes = Buffer.byteLength(text)
  const textHash = hashText(text)
  let words = 0
  await forEachYielding(countWords(text), (counted) => {
    words += counted
  })
  return { text, textBytes, words, textHash, linkedPages: await readLinkedPages(text) }
}
