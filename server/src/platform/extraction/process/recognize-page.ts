import { ExtractionError } from '../bounds/extraction-error.ts'
import { typeByContent } from '../decoding/type-by-content.ts'
import { installedLanguages } from '../ocr/installed-languages.ts'
import { readUpright } from '../ocr/read-upright.ts'
import type { RecognitionAnswer } from '../ocr/recognized.ts'
import { openTextEngine } from '../ocr/text-engine.ts'
import { toPageText } from '../ocr/to-page-text.ts'

export interface RecognitionTask {
  /** The extension in lower case. A picture is the only page of its file. */
  readonly fileType: string
  /** From 1. */
  readonly number: number
  /** ISO 639-1 code of the language that is expected; empty if none is. */
  readonly language: string
}

/** Runs in a confined process: recognizes the text of one page. */
export function work(
  tasks: readonly RecognitionTask[],
  readBytes: () => Buffer,
): Promise<RecognitionAnswer[]> {
  return Promise.all(tasks.map((task) => recognizePage(readBytes(), task).catch(failure)))
}

async function recognizePage(
  bytes: Uint8Array,
  { fileType, number, language }: RecognitionTask,
): Promise<RecognitionAnswer> {
  // The canvas looks for fonts in a home, which a confined account doesn't have.
  process.env.HOME ??= '/'
  const isPdf = typeByContent(bytes, fileType) === 'pdf'
  const image = isPdf
    ? await (await import('../ocr/draw-page.ts')).drawPage(bytes, number)
    : await (await import('../ocr/decode-picture.ts')).decodePicture(bytes)
  if (isBlank(image.grey)) return { kind: 'page', page: { number, confidence: 0, fragments: [] } }
  const engine = await openTextEngine(installedLanguages(language), isPdf ? 'scan' : 'photo')
  return { kind: 'page', page: toPageText(number, readUpright(engine, image), image.dpi) }
}

/** A page without any difference between light and dark. */
function isBlank(grey: Uint8Array): boolean {
  const [first = 255] = grey
  return grey.every((value) => Math.abs(value - first) < 32)
}

function failure(error: unknown): RecognitionAnswer {
  if (error instanceof ExtractionError)
    return { kind: 'failure', reason: error.reason, message: error.message }
  const cause = (error instanceof Error ? `${error.name}: ${error.message}` : '').slice(0, 4000)
  return {
    kind: 'failure',
    reason: 'malformed',
    message: "This page is damaged and couldn't be read.",
    cause,
  }
}
