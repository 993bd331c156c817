import { ExtractionError } from '../bounds/extraction-error.ts'
import { checkPicture } from '../ocr/check-picture.ts'
import { recognizedLines } from '../ocr/recognized-lines.ts'
import { documentText } from '../pdf/document-text.ts'
import type { ReaderInput, ReaderOutput } from './reader.ts'

const unread = 'Upload this picture as a file, and text recognition (OCR) reads it.'

/** The text in a picture, once it was read by OCR; until then `image_only`. */
export function readPicture({ bytes, recognized = [] }: ReaderInput): ReaderOutput {
  checkPicture(bytes)
  const [page] = recognized
  if (!page) throw new ExtractionError('image_only', unread, { scannedPages: [1] })
  if ('text' in page) return { text: page.text, title: null }
  if (page.fragments.length === 0)
    throw new ExtractionError('empty', 'No text could be read in this picture.')
  return { text: documentText(recognizedLines(page)), title: null }
}
