import { imageSize } from 'image-size'
import { ExtractionError } from '../bounds/extraction-error.ts'

/** Phones take pictures of up to 50 million pixels. */
const mostPixels = 50_000_000
const readable = ['png', 'jpg', 'webp']

/** The size in a picture's header, before any pixel is decoded. Throws `wrong_content`, `malformed` or `too_large`. */
export function checkPicture(bytes: Uint8Array): { width: number; height: number } {
  const { type = '', width, height } = readHeader(bytes)
  if (!readable.includes(type)) {
    throw new ExtractionError('wrong_content', "This isn't a JPG, PNG or WebP picture.")
  }
  if (!(width > 0 && height > 0)) throw damagedPicture()
  if (width * height > mostPixels) {
    const message = `This picture has more than ${mostPixels / 1_000_000} megapixels. Save it smaller and upload it again.`
    throw new ExtractionError('too_large', message)
  }
  return { width, height }
}

export function damagedPicture(cause?: unknown): ExtractionError {
  return new ExtractionError('malformed', "This picture is damaged and couldn't be opened.", { cause })
}

function readHeader(bytes: Uint8Array) {
  try {
    return imageSize(bytes)
  } catch (error) {
    throw damagedPicture(error)
  }
}
