import { readFile } from 'node:fs/promises'
import { ResizeFit, Transformer } from '@napi-rs/image'
import { initWasm, Resvg, type ResvgRenderOptions } from '@resvg/resvg-wasm'
import decodeIco from 'decode-ico'
import { imageSize } from 'image-size'
import { GifReader } from 'omggif'
import type { ImageAnswer } from './image-answer.ts'
import { isCostlySvg } from './is-costly-svg.ts'
import { isSvg } from './is-svg.ts'

/** The target size of an image, in pixels. */
export interface PictureShape {
  readonly width: number
  readonly height: number
  /** Whether to fill exactly this size and crop, or to fit the whole image within it without enlarging. */
  readonly fit: 'cover' | 'inside'
  /** Smaller images aren't content: tracking pixels, icons. */
  readonly sideMin?: number
}

export interface PictureTask extends PictureShape {
  readonly maxPixels: number
  /** Null if the image is the process's input. */
  readonly bytes: Uint8Array | null
}

/** Formats that are decoded in addition to SVG. An image whose header names another format is refused. */
const decodable = ['png', 'jpg', 'webp', 'gif', 'avif', 'bmp', 'tiff', 'ico']

/** Runs in a confined process. */
export function work(tasks: readonly PictureTask[], readBytes: () => Buffer): Promise<ImageAnswer[]> {
  return Promise.all(
    tasks.map((task) => writePicture(task.bytes ? Buffer.from(task.bytes) : readBytes(), task)),
  )
}

/** Converts an image to WebP. Its size is read from the header before any pixel is decoded. */
async function writePicture(bytes: Buffer, task: PictureTask): Promise<ImageAnswer> {
  if (isSvg(bytes)) return writeDrawing(bytes, task)
  const { maxPixels, sideMin = 1 } = task
  const size = readHeader(bytes)
  if (size === null) return failure('no_picture')
  const { type, width, height } = size
  if (type === undefined || !decodable.includes(type)) return failure('unsupported')
  if (!(width > 0 && height > 0)) return failure('damaged')
  if (Math.min(width, height) < sideMin) return failure('unsupported')
  if (width * height > maxPixels) return failure('too_many_pixels')
  try {
    if (type === 'ico') return await writeIcon(bytes, task)
    const picture = type === 'gif' ? openGif(bytes, maxPixels) : new Transformer(bytes).rotate()
    if (picture === null) return failure('too_many_pixels')
    return await toAnswer(resize(picture, task, { width, height }))
  } catch {
    return failure('damaged')
  }
}

/** The largest image of an icon file. Images in icons are PNGs of any kind or bitmaps. */
async function writeIcon(bytes: Buffer, task: PictureTask): Promise<ImageAnswer> {
  const [icon] = decodeIco(bytes).sort((one, other) => other.width * other.height - one.width * one.height)
  if (icon === undefined) return failure('damaged')
  const { type, data, width, height } = icon
  if (type === 'png') return writePicture(Buffer.from(data), task)
  return toAnswer(resize(Transformer.fromRgbaPixels(new Uint8Array(data), width, height), task, icon))
}

async function toAnswer(picture: Transformer): Promise<ImageAnswer> {
  return { kind: 'picture', webp: (await picture.webp(85)).toString('base64') }
}

async function writeDrawing(bytes: Buffer, task: PictureTask): Promise<ImageAnswer> {
  try {
    if (isCostlySvg(bytes.toString('utf8'))) return failure('costly_drawing')
    const png = await renderSvg(bytes, task)
    return png ? writePicture(Buffer.from(png), task) : failure('unsupported')
  } catch {
    return failure('damaged')
  }
}

/** The header of a rotated image has its sides swapped, so both sides are limited to the shorter limit. */
function resize(
  picture: Transformer,
  { width, height, fit }: PictureShape,
  own: { width: number; height: number },
): Transformer {
  if (fit === 'cover') return picture.resize({ width, height, fit: ResizeFit.Cover })
  const isSmall = Math.max(own.width, own.height) <= Math.min(width, height)
  return isSmall ? picture : picture.resize({ width, height, fit: ResizeFit.Inside })
}

function readHeader(bytes: Buffer) {
  try {
    return imageSize(bytes)
  } catch {
    return null
  }
}

function openGif(bytes: Buffer, maxPixels: number): Transformer | null {
  const pixels = decodeGif(bytes, maxPixels)
  return pixels ? Transformer.fromRgbaPixels(pixels.rgba, pixels.width, pixels.height) : null
}

function failure(reason: Extract<ImageAnswer, { kind: 'failure' }>['reason']): ImageAnswer {
  return { kind: 'failure', reason }
}

interface Pixels {
  /** Red, green, blue and opacity of each pixel, row by row. */
  readonly rgba: Uint8Array
  readonly width: number
  readonly height: number
}

/** The first frame of a GIF; undefined if it or its canvas has more than `maxPixels`. */
function decodeGif(bytes: Uint8Array, maxPixels: number): Pixels | undefined {
  const gif = new GifReader(bytes)
  const { width, height } = gif
  const frame = gif.frameInfo(0)
  if (Math.max(width * height, frame.width * frame.height) > maxPixels) return undefined
  const rgba = new Uint8Array(width * height * 4)
  gif.decodeAndBlitFrameRGBA(0, rgba)
  return { rgba, width, height }
}

/** Size in pixels that the drawing must fill, or fit into. */
interface DrawnShape {
  readonly width: number
  readonly height: number
  readonly fit: 'cover' | 'inside'
}

/** Maximum side length in pixels at which SVGs are drawn. */
const maxSide = 5000

/**
 * Draws an SVG as a PNG that is large enough for the target, or returns null if its aspect ratio is too extreme. Throws
 * if it can't be drawn. The renderer is WebAssembly: it runs no scripts, and can't access files or the network. It has
 * no fonts, so text that isn't outlines is left out.
 */
async function renderSvg(bytes: Buffer, { width, height, fit }: DrawnShape): Promise<Uint8Array | null> {
  await initWasm(readFile(new URL(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))))
  const own = sizeOf(bytes)
  const scales = [width / own.width, height / own.height]
  const scale = fit === 'cover' ? Math.max(...scales) : Math.min(...scales)
  const drawn = Math.round(own.width * scale)
  if (!(drawn >= 1) || drawn > maxSide || own.height * scale > maxSide) return null
  return open(bytes, { mode: 'width', value: drawn }).render().asPng()
}

function sizeOf(bytes: Buffer): { width: number; height: number } {
  const svg = open(bytes, { mode: 'original' })
  const { width, height } = svg
  svg.free()
  return { width, height }
}

function open(bytes: Buffer, fitTo: NonNullable<ResvgRenderOptions['fitTo']>) {
  return new Resvg(bytes, { fitTo, font: { loadSystemFonts: false } })
}
