import { ResizeFit, Transformer } from '@napi-rs/image'
import { profileImagePixels } from '@parleykit/contract/limits'
import { ApiError } from '../http/index.ts'

const side = profileImagePixels * 2

/** A square WebP of a raster picture, or a clear error: what an upload hides does not survive re-encoding. */
export async function reencodeImage(picture: Uint8Array): Promise<Buffer> {
  try {
    const { format } = await new Transformer(picture).metadata()
    if (!format) throw new Error('unknown format')
  } catch {
    throw new ApiError(
      'unsupported_media_type',
      'This is not a picture that can be used. Please choose a PNG, JPEG, WebP, GIF or AVIF file of a usual size.',
    )
  }
  try {
    return await new Transformer(picture)
      .rotate()
      .resize({ width: side, height: side, fit: ResizeFit.Cover })
      .webp(85)
  } catch {
    throw new ApiError('unreadable_file', 'This picture is damaged. Please choose another one.')
  }
}
