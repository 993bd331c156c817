import { actionPictureBytesMax } from '@parleykit/contract/actions/limits'
import { eq } from '../../platform/database/drizzle.ts'
import { DomainError, notFound } from '../../platform/domain-error/index.ts'
import { FetchFault } from '../../platform/fetch-public-url/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { networkOf } from '../../platform/throttles/index.ts'
import { picturesOf } from './base/run-event.ts'
import { actionRuns } from './base/tables.ts'
import { actionPicturesByAddress } from './throttle-rules.ts'

interface Shown {
  /** A secret of the visitor's. */
  readonly runId: string
  /** Which of the card's pictures. */
  readonly at: number
  /** Address of the visitor. */
  readonly ip: string
}

const shape = { width: 640, height: 640, fit: 'inside', sideMin: 16 } as const
const bounds = { bytesMax: actionPictureBytesMax, firstByteMs: 4000, totalMs: 8000, redirectsMax: 3 }

/**
 * Fetches a picture of a card and encodes it again, so that its host learns nothing about the visitor. Throws `not_found`
 * if there is none or it can't be shown.
 */
export async function sendActionPicture(platform: Platform, { runId, at, ip }: Shown): Promise<Buffer> {
  await platform.throttles.consume(actionPicturesByAddress, networkOf(ip))
  const [run] = await platform.database
    .select({ card: actionRuns.card })
    .from(actionRuns)
    .where(eq(actionRuns.id, runId))
  const url = run?.card ? picturesOf(run.card)[at]?.value : undefined
  if (url === undefined) throw notFound('Picture')
  try {
    const answer = await platform.fetchPublicUrl({ url, accept: ['image/'], ...bounds })
    if (answer.status < 200 || answer.status >= 300) throw notFound('Picture')
    return await platform.images.reencode({ bytes: answer.body }, shape, null)
  } catch (error) {
    if (error instanceof FetchFault || error instanceof DomainError) throw notFound('Picture')
    throw error
  }
}
