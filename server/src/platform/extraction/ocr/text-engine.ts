import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gunzipSync } from 'node:zlib'
import loadCore from 'tesseract.js-core/tesseract-core-simd-lstm.js'
import { type PageImage, toPgm } from './page-image.ts'

const require = createRequire(import.meta.url)
/** The engine that works with these data: LSTM only. */
const lstmOnly = 1

/** Recognizes text in an image. Returns hOCR (kba.github.io/hocr-spec). */
export interface TextEngine {
  /** @param radians clockwise, to turn the image first */
  read(image: PageImage, radians: number): string
}

/** Finds words wherever they are. Layout analysis would take a column of prices for noise; ours comes later. */
export const sparseText = '11'
/** Otsu's one threshold is better for specks, Sauvola's local ones for the shadows of a photo. */
export const thresholds = { scan: '0', photo: '2' } as const

/** Loads Tesseract, compiled to WebAssembly, with the data of installed packages. Nothing comes from the network. */
export async function openTextEngine(
  languages: readonly string[],
  source: keyof typeof thresholds,
): Promise<TextEngine> {
  const silent = () => {}
  const core = await loadCore({ print: silent, printErr: silent, TesseractProgress: silent })
  for (const language of languages) core.FS.writeFile(`/${language}.traineddata`, readData(language))
  const api = new core.TessBaseAPI()
  if (api.Init('/', languages.join('+'), lstmOnly) !== 0) throw new Error('The language data are damaged')
  return {
    read(image, radians) {
      core.FS.writeFile('/input', toPgm(image))
      api.SetVariable('user_defined_dpi', String(Math.round(image.dpi)))
      api.SetVariable('tessedit_pageseg_mode', sparseText)
      api.SetVariable('thresholding_method', thresholds[source])
      if (api.SetImageFile(1, radians) !== 0) throw new Error('The image could not be read')
      api.Recognize(null)
      return api.GetHOCRText(0)
    },
  }
}

function readData(language: string): Uint8Array {
  const packed = require.resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`)
  return gunzipSync(readFileSync(packed))
}
