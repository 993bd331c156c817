import { GifReader } from 'omggif'

export interface Pixels {
  /** Red, green, blue and opacity of each pixel, row by row. */
  readonly rgba: Uint8Array
  readonly width: number
  readonly height: number
}

/** The first frame of a GIF; undefined if it or its canvas has more than `maxPixels`. */
export function decodeGif(bytes: Uint8Array, maxPixels: number): Pixels | undefined {
  const gif = new GifReader(bytes)
  const { width, height } = gif
  const frame = gif.frameInfo(0)
  if (Math.max(width * height, frame.width * frame.height) > maxPixels) return undefined
  const rgba = new Uint8Array(width * height * 4)
  gif.decodeAndBlitFrameRGBA(0, rgba)
  return { rgba, width, height }
}
