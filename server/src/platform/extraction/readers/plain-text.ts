import { decodeText } from '../decoding/decode-text.ts'
import type { ReadText, SourceFile } from './reader.ts'

/** Text and source code stay what they are. */
export function readPlainText({ bytes }: SourceFile): ReadText {
  return { title: null, ...decodeText(bytes) }
}
