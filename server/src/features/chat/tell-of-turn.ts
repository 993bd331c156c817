import type { Platform } from '../../platform/platform.ts'
import type { VisibleAgent } from '../agents/index.ts'
import { notifyOwner } from '../auth/index.ts'

/** Lets the owner's dashboards know of a message that was stored, and of what it counts for. */
export function tellOfTurn(platform: Platform, { agent, isPreview }: VisibleAgent): void {
  notifyOwner(platform, agent.ownerId, { topic: 'conversations', agentId: agent.id })
  if (!isPreview) notifyOwner(platform, agent.ownerId, { topic: 'activity' }, { topic: 'usage' })
}
