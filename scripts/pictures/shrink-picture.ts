import { losslessCompressPng, pngQuantize, Transformer } from '@napi-rs/image'

/** A picture of a screen as a PNG of at most 256 colors, which screens of text and plain areas don't show. */
export async function shrinkPicture(png: Buffer): Promise<Buffer> {
  return losslessCompressPng(await pngQuantize(png, { minQuality: 60, maxQuality: 95, speed: 1 }), {
    strip: true,
  })
}

/** Where the bar of tabs begins in the picture of an agent's page. */
const tabsAt = 200
const startPagePicture = { width: 1288, height: 805, quality: 34 }

/** A picture of an agent's page from its bar of tabs on, as WebP in the shape that the start page has room for. */
export async function cutForStartPage(png: Buffer): Promise<Buffer> {
  const { width, height, quality } = startPagePicture
  const whole = await new Transformer(png).metadata()
  const cut = Math.round((whole.width * height) / width)
  const tab = await new Transformer(png).crop(0, tabsAt, whole.width, cut).png()
  return new Transformer(tab).resize(width, height).webp(quality)
}
