import type { Platform } from '../../platform/platform.ts'
import { notifyOwner } from '../notifications/index.ts'
import { signToVisitor } from './live/conversation-signs.ts'

/** Tells the visitor's page and the workspace's dashboards that the answerer of a conversation has changed. */
export function tellOfTakeover(
  platform: Pick<Platform, 'pubsub'>,
  { id, agentId, ownerId }: { readonly id: number; readonly agentId: number; readonly ownerId: number },
): void {
  signToVisitor(platform, id, 'changed')
  notifyOwner(platform, ownerId, { topic: 'people', agentId, conversationId: id })
}
