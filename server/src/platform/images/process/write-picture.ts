import { ResizeFit, Transformer } from '@napi-rs/image'
import { imageSize } from 'image-size'
import { decodeGif } from './decode-gif.ts'
import type { ImageAnswer } from './image-answer.ts'

/** What a picture is to become, in pixels. */
export interface PictureShape {
  readonly width: number
  readonly height: number
  /** Filled and cut to exactly this size, or within it with all that is in the picture and never enlarged. */
  readonly fit: 'cover' | 'inside'
  /** What is narrower or lower is no picture: a dot that counts visits, an icon. */
  readonly sideMin?: number
}

export interface PictureTask extends PictureShape {
  readonly maxPixels: number
}

/** Kinds of picture that are decoded; a header that names another one is not. */
const decodable = ['png', 'jpg', 'webp', 'gif', 'avif', 'bmp', 'tiff', 'ico']

/** A picture as a WebP. Its header is asked how large it is before a pixel is decoded. */
export async function writePicture(bytes: Buffer, task: PictureTask): Promise<ImageAnswer> {
  const { maxPixels, sideMin = 1 } = task
  const size = readHeader(bytes)
  if (size === null) return failure('no_picture')
  const { type, width, height } = size
  if (type === 'svg') return failure('drawing')
  if (type === undefined || !decodable.includes(type)) return failure('unsupported')
  if (!(width > 0 && height > 0)) return failure('damaged')
  if (Math.min(width, height) < sideMin) return failure('unsupported')
  if (width * height > maxPixels) return failure('too_many_pixels')
  try {
    const picture = type === 'gif' ? openGif(bytes, maxPixels) : new Transformer(bytes).rotate()
    if (picture === null) return failure('too_many_pixels')
    const webp = await resize(picture, task, { width, height }).webp(85)
    return { kind: 'picture', webp: webp.toString('base64') }
  } catch {
    return failure('damaged')
  }
}

/** A turned picture's header has its sides the other way round, so both sides have to be as short as the shorter one. */
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
