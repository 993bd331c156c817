import { parse } from 'parse5'
import { z } from 'zod'
import { htmlToText } from '../markup/html-to-text.ts'
import type { ReaderInput, ReaderOutput } from './reader.ts'

const htmls = z.array(z.string())

/** A JSON list of HTML texts, such as the descriptions of a shop's products; the text is the JSON list of their texts. */
export function readHtmlList({ bytes }: ReaderInput): ReaderOutput {
  const given = htmls.parse(JSON.parse(Buffer.from(bytes).toString('utf8')))
  return { text: JSON.stringify(given.map((html) => htmlToText(parse(html)).trim())), title: null }
}
