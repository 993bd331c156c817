import type { LiveNotice } from '@parleykit/contract/reports/dashboard/dashboard'
import type { Platform } from '../../platform/platform.ts'
import { everyoneTopic } from './core/owner-topic.ts'

/** Tells all open dashboards of the installation what has changed. Call it after the change is committed. */
export function notifyEveryone(platform: Pick<Platform, 'pubsub'>, notice: LiveNotice): void {
  platform.pubsub.publish(everyoneTopic, notice)
}
