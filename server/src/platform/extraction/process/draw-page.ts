import { Transformer } from '@napi-rs/image'
import { findSkew } from '../ocr/find-skew.ts'
import { openPageImage, type PageOfFile } from '../ocr/open-page-image.ts'
import { type PageImage, turn } from '../ocr/page-image.ts'
import type { DrawingAnswer } from '../ocr/recognized.ts'

/** Models see no more than that of a picture. */
const longestSide = 2000
const webpQuality = 80

/** Runs in a confined process: draws one page for a model, with its lines across. */
export function work(tasks: readonly PageOfFile[], readBytes: () => Buffer): Promise<DrawingAnswer[]> {
  return Promise.all(tasks.map((task) => drawPage(readBytes(), task)))
}

async function drawPage(bytes: Uint8Array, task: PageOfFile): Promise<DrawingAnswer> {
  const opened = await openPageImage(bytes, task)
  if (!opened) return { webp: null }
  const upright = turn(opened.image, findSkew(opened.image).quarters)
  return { webp: (await toWebp(upright)).toString('base64') }
}

async function toWebp({ grey, width, height }: PageImage): Promise<Buffer> {
  const pixels = Buffer.alloc(4 * grey.length, 255)
  for (let at = 0; at < grey.length; at++) pixels.fill(grey[at] ?? 255, 4 * at, 4 * at + 3)
  const picture = Transformer.fromRgbaPixels(pixels, width, height)
  const scale = Math.min(1, longestSide / Math.max(width, height))
  return picture.resize(Math.round(width * scale), Math.round(height * scale)).webp(webpQuality)
}
