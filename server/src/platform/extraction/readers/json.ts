import { decodeText } from '../decoding/decode-text.ts'
import { indentJson } from '../markup/indent-json.ts'
import { isJson } from '../markup/is-json.ts'
import type { ReaderInput, ReaderOutput } from './reader.ts'

/** Laid out with one member a line; what isn't JSON stays as it is. */
export function readJson({ bytes }: ReaderInput): ReaderOutput {
  const { text, characterSet } = decodeText(bytes)
  return { text: isJson(text) ? indentJson(text) : text, title: null, characterSet }
}
