import { decodeText } from '../decoding/decode-text.ts'
import { indentJson } from '../markup/indent-json.ts'
import { isJson } from '../markup/is-json.ts'
import type { ReaderInput, ReaderOutput } from './reader.ts'

/** Reformatted with one member per line. Text that isn't JSON stays unchanged. */
export function readJson({ bytes }: ReaderInput): ReaderOutput {
  const { text, characterSet } = decodeText(bytes)
  return { text: isJson(text) ? indentJson(text) : text, title: null, characterSet }
}
