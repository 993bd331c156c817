import { parseHocr } from '../ocr/parse-hocr.ts'
import { toReading } from '../ocr/read-upright.ts'
import type { RecognizedPage } from '../ocr/recognized.ts'
import { toPageText } from '../ocr/to-page-text.ts'

export interface HocrTask {
  /** The page's number. */
  readonly number: number
  readonly dpi: number
}

/** Runs in a confined process: reads what Tesseract has written about one page. */
export function work(tasks: readonly HocrTask[], readBytes: () => Buffer): RecognizedPage[] {
  return tasks.map(({ number, dpi }) =>
    toPageText(number, toReading(parseHocr(readBytes().toString('utf8'))), dpi),
  )
}
