import { parse } from 'parse5'
import { decodeHtml } from '../decoding/decode-text.ts'
import { htmlTitle } from '../markup/html-title.ts'
import { htmlToText } from '../markup/html-to-text.ts'
import type { ReaderInput, ReaderOutput } from './reader.ts'

export function readHtml({ bytes }: ReaderInput): ReaderOutput {
  const { text, characterSet } = decodeHtml(bytes)
  const document = parse(text)
  return { text: htmlToText(document), title: htmlTitle(document), characterSet }
}
