import { decodeText } from '../decoding/decode-text.ts'
import type { ReaderInput, ReaderOutput } from './reader.ts'

/** Text and source code stay unchanged. */
export function readPlainText({ bytes }: ReaderInput): ReaderOutput {
  return { title: null, ...decodeText(bytes) }
}
