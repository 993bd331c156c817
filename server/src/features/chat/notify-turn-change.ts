import type { Platform } from '../../platform/platform.ts'
import type { VisibleAgent } from '../agents/index.ts'
import { notifyOwner } from '../notifications/index.ts'

/** Notifies the owner's dashboards of a stored message, and of changed activity and usage. */
export function notifyTurnChange(platform: Platform, { agent, isPreview }: VisibleAgent): void {
  notifyOwner(platform, agent.ownerId, { topic: 'conversations', agentId: agent.id })
  if (!isPreview) notifyOwner(platform, agent.ownerId, { topic: 'activity' }, { topic: 'usage' })
}
