import { ExtractionError } from '../bounds/extraction-error.ts'
import { chooseLanguages, packagedLanguages } from '../ocr/installed-languages.ts'
import { openPageImage, type PageOfFile } from '../ocr/open-page-image.ts'
import { readUpright } from '../ocr/read-upright.ts'
import type { RecognitionAnswer } from '../ocr/recognized.ts'
import { openTextEngine } from '../ocr/text-engine.ts'
import { toPageText } from '../ocr/to-page-text.ts'

export interface RecognitionTask extends PageOfFile {
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

async function recognizePage(bytes: Uint8Array, task: RecognitionTask): Promise<RecognitionAnswer> {
  const { number, language } = task
  const opened = await openPageImage(bytes, task)
  if (!opened) return { kind: 'page', page: { number, confidence: 0, fragments: [] } }
  const { image, source } = opened
  const engine = await openTextEngine(chooseLanguages(language, packagedLanguages()), source)
  return { kind: 'page', page: toPageText(number, readUpright(engine, image), image.dpi) }
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
