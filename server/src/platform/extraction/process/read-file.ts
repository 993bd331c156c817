import { isVisible } from '@parleykit/contract/base/visible-text'
import type { TableChoices } from '@parleykit/contract/knowledge/table-choices'
import { ExtractionError } from '../bounds/extraction-error.ts'
import type { ExtractionLimits } from '../bounds/extraction-limits.ts'
import { cleanText } from '../decoding/clean-text.ts'
import { typeByContent } from '../decoding/type-by-content.ts'
import type { PictureText } from '../ocr/recognized.ts'
import { isReadable, readers } from '../readers/index.ts'
import type { InnerFile, ReaderInput } from '../readers/reader.ts'
import type { ExtractedText, ExtractionAnswer } from './answer.ts'
import { toFailure } from './to-failure.ts'

export interface ReadingTask {
  readonly fileType: string
  readonly limits: ExtractionLimits
  /** Pages whose text was read from their pictures. */
  readonly recognized: readonly PictureText[]
  /** How the tables of a spreadsheet are read; null if nothing is chosen, and its sheets needn't be described. */
  readonly tables: TableChoices | null
}

/** Runs in a confined process. */
export function work(tasks: readonly ReadingTask[], readBytes: () => Buffer): Promise<ExtractionAnswer[]> {
  const answers = tasks.map((task) =>
    readFile({ bytes: readBytes(), ...task }).then(
      (extracted): ExtractionAnswer => ({ kind: 'text', extracted }),
      toFailure,
    ),
  )
  return Promise.all(answers)
}

type FileToRead = Omit<ReaderInput, 'readInner'>

/** Emails in emails. */
const innerDepthMax = 3

/** Turns a file's bytes into its clean text. Throws ExtractionError, or any error of a parser. */
async function readFile(file: FileToRead, depth = 0): Promise<ExtractedText> {
  const fileType = typeByContent(file.bytes, file.fileType)
  const loadReader = readers[fileType]
  if (loadReader === undefined) throw new TypeError(`no reader for ${fileType}`)
  const read = await loadReader()
  const { text, title, ...rest } = await read({ ...file, fileType, readInner })
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

  async function readInner(inner: InnerFile): Promise<string | null> {
    if (depth >= innerDepthMax || !isReadable(inner.fileType)) return null
    try {
      return (await readFile({ ...inner, limits: file.limits }, depth + 1)).text
    } catch (error) {
      if (error instanceof ExtractionError && /^too_/.test(error.reason)) throw error
      return null
    }
  }
}
