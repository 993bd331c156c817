import { ResizeFit, Transformer } from '@napi-rs/image'
import { imageSize } from 'image-size'
import type { ImageAnswer } from '../image-answer.ts'
import { decodeGif } from './decode-gif.ts'

export interface PictureTask {
  /** Pixels of each side of the square. */
  readonly side: number
  readonly maxPixels: number
}

/** Kinds of picture that are decoded; a header that names another one is not. */
const decodable = ['png', 'jpg', 'webp', 'gif', 'avif', 'bmp', 'tiff', 'ico']

/** A picture as a square WebP. Its header is asked how large it is before a pixel is decoded. */
export async function writeSquare(bytes: Buffer, { side, maxPixels }: PictureTask): Promise<ImageAnswer> {
  const size = readHeader(bytes)
  if (size === null) return failure('no_picture')
  const { type, width, height } = size
  if (type === 'svg') return failure('drawing')
  if (type === undefined || !decodable.includes(type)) return failure('unsupported')
  if (!(width > 0 && height > 0)) return failure('damaged')
  if (width * height > maxPixels) return failure('too_many_pixels')
  try {
    const picture = type === 'gif' ? openGif(bytes, maxPixels) : new Transformer(bytes).rotate()
    if (picture === null) return failure('too_many_pixels')
    const webp = await picture.resize({ width: side, height: side, fit: ResizeFit.Cover }).webp(85)
    return { kind: 'picture', webp: webp.toString('base64') }
  } catch {
    return failure('damaged')
  }
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
