import type { Platform } from '../../../platform/platform.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { publishSignal } from './live/conversation-signals.ts'

/** Tells the visitor's page and the workspace's dashboards that the answerer of a conversation has changed. */
export function notifyLiveHandoffChange(
  platform: Pick<Platform, 'pubsub'>,
  { id, agentId, ownerId }: { readonly id: number; readonly agentId: number; readonly ownerId: number },
): void {
  publishSignal(platform, id, 'changed')
  notifyOwner(platform, ownerId, { topic: 'people', agentId, conversationId: id })
}
