import { tmpdir } from 'node:os'
import {
  type ConfinedLimits,
  type ConfinedWork,
  runConfined,
  runProgram,
  WorkError,
} from '../child-process/index.ts'
import { openTemporaryFile } from '../temporary-files/index.ts'
import type { Tesseract } from './ocr/find-tesseract.ts'
import { chooseLanguages } from './ocr/installed-languages.ts'
import { furtherTurns, isReadable, weight } from './ocr/read-upright.ts'
import { type LevelingAnswer, levelingAnswer, type RecognizedPage, recognizedPage } from './ocr/recognized.ts'
import { sparseText, thresholds } from './ocr/text-engine.ts'
import type { LevelingTask } from './process/level-page.ts'
import type { HocrTask } from './process/read-hocr.ts'
import type { RecognitionTask } from './process/recognize-page.ts'

const folder = import.meta.dirname
const levelingModule = new URL('./process/level-page.ts', import.meta.url)
const leveling: ConfinedWork<LevelingTask, LevelingAnswer> = {
  ...{ module: levelingModule, folder, addons: true, result: levelingAnswer },
}
const hocrModule = new URL('./process/read-hocr.ts', import.meta.url)
const readingHocr: ConfinedWork<HocrTask, RecognizedPage> = {
  ...{ module: hocrModule, folder, result: recognizedPage },
}

interface PageByTesseract {
  readonly tesseract: Tesseract
  readonly task: RecognitionTask
  /** A descriptor of the page's file, opened for reading. */
  readonly descriptor: number
  readonly limits: ConfinedLimits
  readonly signal: AbortSignal
}

/**
 * Reads a page by the system's Tesseract, however the page lies. One confined process draws the page, Tesseract reads it,
 * and another process reads what Tesseract wrote. Null if it can't be read in this way.
 */
export async function readByTesseract(page: PageByTesseract): Promise<RecognizedPage | null> {
  let best: RecognizedPage | null = null
  try {
    for (const further of furtherTurns) {
      const read = await readTurned(page, further)
      if (best === null || weightOf(read) > weightOf(best)) best = read
      if (best.confidence >= isReadable) break
    }
  } catch (error) {
    if (!(error instanceof WorkError) || error.reason === 'stopped') throw error
  }
  return best
}

const weightOf = ({ fragments, confidence }: RecognizedPage) => weight({ words: fragments, confidence })

async function readTurned(
  { tesseract, task, descriptor, limits, signal }: PageByTesseract,
  further: number,
): Promise<RecognizedPage> {
  const { number, fileType, language } = task
  const image = await openTemporaryFile(tmpdir())
  const hocr = await openTemporaryFile(tmpdir())
  try {
    const drawing = { input: descriptor, output: image.writer.fd, limits, signal }
    const { leveled } = await runConfined({ ...drawing, work: leveling, task: { number, fileType, further } })
    // A blank page isn't turned.
    if (!leveled) return { number, confidence: isReadable, fragments: [] }
    const { dpi, source } = leveled
    const { command, languages, env } = tesseract
    const args = [
      ...['stdin', 'stdout', '-l', chooseLanguages(language, languages).join('+'), '--psm', sparseText],
      ...['--dpi', String(Math.round(dpi)), '-c', `thresholding_method=${thresholds[source]}`, 'hocr'],
    ]
    await runProgram({ command, args, env, input: image.reader.fd, output: hocr.writer.fd, limits, signal })
    const parsing = { input: hocr.reader.fd, limits, signal }
    return await runConfined({ ...parsing, work: readingHocr, task: { number, dpi } })
  } finally {
    const opened = [image, hocr].flatMap(({ writer, reader }) => [writer, reader])
    await Promise.all(opened.map((each) => each.close()))
  }
}
