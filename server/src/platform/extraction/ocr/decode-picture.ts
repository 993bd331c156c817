import { JsColorType, ResizeFit, Transformer } from '@napi-rs/image'
import { checkPicture, damagedPicture } from './check-picture.ts'
import { type PageImage, toGrey } from './page-image.ts'

/** The longer side of a sheet of A4 at 300 dpi: enough for small print. */
const longestSide = 3508
/** Letters of smaller pictures, such as screenshots, are too small to be read as they are. */
const shortestSide = 2000
/** The longer side of A4. */
const sheetInches = 11.7

/** Decodes a picture as its camera was held, at the size of a sheet of paper. */
export async function decodePicture(bytes: Uint8Array): Promise<PageImage> {
  const { width, height } = checkPicture(bytes)
  const longer = Math.max(width, height)
  const side = Math.min(longestSide, longer < shortestSide ? longer * 2 : longer)
  try {
    const scaled = new Transformer(bytes)
      .rotate()
      .resize({ width: side, height: side, fit: ResizeFit.Inside })
    const picture = scaled.grayscale()
    const size = await picture.metadata()
    const pixels = await picture.rawPixels()
    const isWide = size.colorType === JsColorType.L16 || size.colorType === JsColorType.La16
    // Of two bytes, the second is the higher one.
    const bytesOfPixels = isWide ? pixels.filter((_, at) => at % 2 === 1) : pixels
    return toGrey(bytesOfPixels, size.width, size.height, Math.max(150, side / sheetInches))
  } catch (error) {
    throw damagedPicture(error)
  }
}
