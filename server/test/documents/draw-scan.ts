import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Canvas, createCanvas, GlobalFonts } from '@napi-rs/canvas'

const fontFile = fileURLToPath(import.meta.resolve('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf'))
GlobalFonts.register(readFileSync(fontFile), 'Scanned')

interface Sheet {
  readonly width: number
  readonly height: number
  /** Font size in pixels; 46 are 11 points at 300 dpi. */
  readonly fontSize?: number
}

/** Draws lines of text on white paper, as a scanner would see it. */
export function drawScan(lines: readonly string[], { width, height, fontSize = 46 }: Sheet): Canvas {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#1a1a1a'
  context.font = `${fontSize}px Scanned`
  for (const [at, line] of lines.entries()) context.fillText(line, width * 0.1, fontSize * (3 + 1.5 * at))
  return canvas
}

/** The picture turned clockwise, on paper that is as large as needed. */
export function turnScan(canvas: Canvas, degrees: number): Canvas {
  const radians = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(radians)), Math.abs(Math.sin(radians))]
  const turned = createCanvas(
    Math.round(canvas.width * cos + canvas.height * sin),
    Math.round(canvas.width * sin + canvas.height * cos),
  )
  const context = turned.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, turned.width, turned.height)
  context.translate(turned.width / 2, turned.height / 2)
  context.rotate(radians)
  context.drawImage(canvas, -canvas.width / 2, -canvas.height / 2)
  return turned
}

/** A PDF whose pages are pictures of 300 dpi. */
export function writeScannedPdf(pages: readonly Canvas[]): Buffer {
  const objects: Buffer[] = []
  const add = (head: string, stream?: Buffer) => {
    const length = stream ? `<<${head} /Length ${stream.length}>>\nstream\n` : head
    objects.push(
      Buffer.concat([Buffer.from(length), ...(stream ? [stream, Buffer.from('\nendstream')] : [])]),
    )
    return objects.length
  }
  add('<</Type /Catalog /Pages 2 0 R>>')
  const first = 3
  const kids = pages.map((_, at) => `${first + at * 3} 0 R`).join(' ')
  add(`<</Type /Pages /Kids [${kids}] /Count ${pages.length}>>`)
  for (const page of pages) {
    const [width, height] = [page.width * 0.24, page.height * 0.24]
    const number = objects.length + 1
    add(
      `<</Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${number + 1} 0 R /Resources <</XObject <</Scan ${number + 2} 0 R>>>>>>`,
    )
    add('', Buffer.from(`q ${width} 0 0 ${height} 0 0 cm /Scan Do Q`))
    add(
      `/Type /XObject /Subtype /Image /Width ${page.width} /Height ${page.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
      page.toBuffer('image/jpeg', 80),
    )
  }
  return toFile(objects)
}

function toFile(objects: readonly Buffer[]): Buffer {
  const parts = [Buffer.from('%PDF-1.4\n')]
  const offsets: number[] = []
  let length = parts[0]?.length ?? 0
  for (const [at, object] of objects.entries()) {
    const part = Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')])
    offsets.push(length)
    length += part.length
    parts.push(part)
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<</Size ${size} /Root 1 0 R>>\nstartxref\n${length}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(table)])
}
