import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Canvas, createCanvas, DOMMatrix, ImageData, Path2D } from '@napi-rs/canvas'
import { openDocument } from '../pdf/open-document.ts'
import { type PageImage, toGrey } from './page-image.ts'

const dpi = 300
const pointsPerInch = 72
/** A sheet of A4 has 8.7 million pixels at 300 dpi. Larger pages are drawn at fewer. */
const mostPixels = 9_000_000
/** An image within a page that has more pixels is left out: A3 at 600 dpi has 70 million. */
const mostImagePixels = 75_000_000

/** pdf.js: forms and notes are read as text. */
const withoutAnnotations = 0

/** Decoders of JPEG 2000 and JBIG2, as WebAssembly. */
const decoders = folderOf(import.meta.resolve('pdfjs-dist/wasm/LICENSE_OPENJPEG'))
/** Fonts that PDFs needn't embed, for pages whose letters can't be read as text. */
const standardFonts = folderOf(import.meta.resolve('pdfjs-dist/standard_fonts/LICENSE_FOXIT'))

/** Draws a page of a PDF as a scanner would have seen it. Throws if the PDF can't be opened. */
export async function drawPage(bytes: Uint8Array, number: number): Promise<PageImage> {
  Object.assign(globalThis, { DOMMatrix, ImageData, Path2D })
  const pdf = await openDocument(bytes, {
    CanvasFactory,
    wasmUrl: decoders,
    standardFontDataUrl: standardFonts,
    maxImageSize: mostImagePixels,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
  })
  const page = await pdf.getPage(number)
  const { width, height } = page.getViewport({ scale: 1 })
  const scale = Math.min(dpi / pointsPerInch, Math.sqrt(mostPixels / (width * height)))
  const canvas = createCanvas(Math.max(1, Math.floor(width * scale)), Math.max(1, Math.floor(height * scale)))
  const context = canvas.getContext('2d')
  // pdf.js asks for the elements of a browser, which this canvas stands for.
  const target = { canvas, canvasContext: context } as unknown as Parameters<typeof page.render>[0]
  await page.render({
    ...target,
    viewport: page.getViewport({ scale }),
    background: '#fff',
    annotationMode: withoutAnnotations,
  }).promise
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height).data
  return toGrey(new Uint8Array(pixels.buffer), canvas.width, canvas.height, scale * pointsPerInch)
}

/** What pdf.js draws masks and patterns on. */
class CanvasFactory {
  create(width: number, height: number) {
    const canvas = createCanvas(width, height)
    return { canvas, context: canvas.getContext('2d') }
  }

  reset({ canvas }: { canvas: Canvas }, width: number, height: number): void {
    canvas.width = width
    canvas.height = height
  }

  destroy({ canvas }: { canvas: Canvas }): void {
    canvas.width = 0
    canvas.height = 0
  }
}

function folderOf(url: string): string {
  return `${dirname(fileURLToPath(url))}/`
}
