import { type LiveNotice, liveNoticeSchema } from '@parleykit/contract/reports/dashboard/dashboard'
import type { Platform } from '../../platform/platform.ts'
import { ownerTopic } from './core/owner-topic.ts'

/** Receives the notifications that `notifyOwner` sends from any process. Returns a function that unsubscribes. */
export function subscribeOwner(
  platform: Platform,
  ownerId: number,
  hear: (notice: LiveNotice) => void,
): () => void {
  return platform.pubsub.subscribe(ownerTopic(ownerId), (message) =>
    hear(liveNoticeSchema.catch({ topic: 'everything' }).parse(message)),
  )
}
