import type { LiveNotice } from '@parleykit/contract/reports/dashboard/dashboard'
import type { Platform } from '../../platform/platform.ts'
import { ownerTopic } from './core/owner-topic.ts'

/** Tells an owner's open dashboards what has changed. Call it after the change is committed. */
export function notifyOwner(
  platform: Pick<Platform, 'pubsub'>,
  ownerId: number,
  ...notices: LiveNotice[]
): void {
  for (const notice of notices) platform.pubsub.publish(ownerTopic(ownerId), notice)
}
