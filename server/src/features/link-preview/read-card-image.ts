import { cardImagePixels } from '@parleykit/contract/limits'
import { DomainError } from '../../platform/domain-error/index.ts'
import { FetchFault } from '../../platform/fetch-public-url/index.ts'
import type { Platform } from '../../platform/platform.ts'

const picture = { bytesMax: 5 * 1024 * 1024, firstByteMs: 4000, totalMs: 6000, redirectsMax: 3 }
/** What is smaller is an icon, or counts visits. */
const shape = { ...cardImagePixels, fit: 'inside', sideMin: 100 } as const

/** A card's picture as a WebP of our own making, or null where there is none that can be shown. */
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
