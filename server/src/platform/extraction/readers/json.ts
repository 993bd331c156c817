import { decodeText } from '../decoding/decode-text.ts'
import { indentJson } from '../markup/indent-json.ts'
import type { ReadText, SourceFile } from './reader.ts'

export function readJson({ bytes }: SourceFile): ReadText {
  const { text, characterSet } = decodeText(bytes)
  return { text: indentJson(text), title: null, characterSet }
}
