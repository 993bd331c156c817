import { isVisible } from '@parleykit/contract/base/visible-text'
import { ExtractionError } from '../bounds/extraction-error.ts'
import { cleanText } from '../decoding/clean-text.ts'
import { typeByContent } from '../decoding/type-by-content.ts'
import { readers } from '../readers/index.ts'
import type { ReaderInput } from '../readers/reader.ts'
import type { ExtractedText } from './answer.ts'

/** Turns a file's bytes into its clean text. Throws ExtractionError, or any error of a parser. */
export async function readFile(file: ReaderInput): Promise<ExtractedText> {
  const fileType = typeByContent(file.bytes, file.fileType)
  const loadReader = readers[fileType]
  if (loadReader === undefined) throw new TypeError(`no reader for ${fileType}`)
  const read = await loadReader()
  const { text, title, ...rest } = await read({ ...file, fileType })
  const clean = cleanText(text)
  if (!isVisible(clean)) throw new ExtractionError('empty', 'This file contains no text.')
  if (clean.length > file.limits.maxTextLength) {
    throw new ExtractionError('too_large', 'This file contains too much text. Split it and upload the parts.')
  }
  const textBytes = Buffer.byteLength(clean)
  if (textBytes > file.limits.maxTextBytes) {
    throw new ExtractionError('too_much_text', 'This file contains too much text.', { textBytes })
  }
  const cleanTitle = cleanText(title ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300)
  return { text: clean, title: cleanTitle === '' ? null : cleanTitle, fileType, ...rest }
}
