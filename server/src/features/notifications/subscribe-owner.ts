import { type LiveNotice, liveNoticeSchema } from '@parleykit/contract/reports/dashboard/dashboard'
import type { Platform } from '../../platform/platform.ts'
import { everyoneTopic, ownerTopic } from './core/owner-topic.ts'

/** Receives the notifications that `notifyOwner` and `notifyEveryone` send from any process. Returns a function that unsubscribes. */
export function subscribeOwner(
  platform: Platform,
  ownerId: number,
  hear: (notice: LiveNotice) => void,
): () => void {
  const stops = [ownerTopic(ownerId), everyoneTopic].map((topic) =>
    platform.pubsub.subscribe(topic, (message) =>
      hear(liveNoticeSchema.catch({ topic: 'everything' }).parse(message)),
    ),
  )
  return () => {
    for (const stop of stops) stop()
  }
}
