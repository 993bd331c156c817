import { losslessCompressPng, pngQuantize } from '@napi-rs/image'

/** A picture of a screen as a PNG of at most 256 colors, which screens of text and plain areas don't show. */
export async function shrinkPicture(png: Buffer): Promise<Buffer> {
  return losslessCompressPng(await pngQuantize(png, { minQuality: 60, maxQuality: 95, speed: 1 }), {
    strip: true,
  })
}
