import { DomainError } from '../../platform/domain-error/index.ts'
import { FetchFault } from '../../platform/fetch-public-url/index.ts'
import type { Platform } from '../../platform/platform.ts'

/** Maximum size of a card's picture, in pixels. */
const cardImagePixels = { width: 640, height: 640 } as const

const picture = { bytesMax: 5 * 1024 * 1024, firstByteMs: 4000, totalMs: 6000, redirectsMax: 3 }
/** A smaller image is an icon or a tracking pixel. */
const shape = { ...cardImagePixels, fit: 'inside', sideMin: 100 } as const

/** Reads a card's picture, re-encoded as WebP; null if it can't be shown. */
export async function readCardImage(platform: Platform, url: string): Promise<Buffer | null> {
  try {
    const answer = await platform.fetchPublicUrl({ url, accept: ['image/'], ...picture })
    if (answer.status < 200 || answer.status >= 300) return null
    return await platform.images.reencode({ bytes: answer.body }, shape, null)
  } catch (error) {
    if (error instanceof FetchFault || error instanceof DomainError) return null
    throw error
  }
}
