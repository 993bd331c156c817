import { and, eq, gt, inArray } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { agents } from '../../agents/index.ts'
import { conversations } from '../../conversations/index.ts'
import { agentAnswerColumns } from './core/current-answerer.ts'
import { notifyLiveHandoffChange } from './notify-live-handoff-change.ts'

/** An agent whose live handoff was turned off, or a member who may no longer answer in a workspace. */
export type EndedLiveHandoffs =
  | { readonly agentId: number }
  | { readonly workspaceId: number; readonly personId: number }

/** Lets agents answer again where people no longer may. Notifies visitors and dashboards. */
export async function endLiveHandoffs(
  platform: Pick<Platform, 'database' | 'pubsub' | 'clock'>,
  ended: EndedLiveHandoffs,
): Promise<void> {
  const { database } = platform
  const ofWorkspace = (workspaceId: number) =>
    database.select({ id: agents.id }).from(agents).where(eq(agents.ownerId, workspaceId))
  const which =
    'agentId' in ended
      ? eq(conversations.agentId, ended.agentId)
      : and(
          inArray(conversations.agentId, ofWorkspace(ended.workspaceId)),
          eq(conversations.personId, ended.personId),
        )
  const freed = await database
    .update(conversations)
    .set(agentAnswerColumns)
    .from(agents)
    .where(and(which, gt(conversations.silentUntil, platform.clock()), eq(agents.id, conversations.agentId)))
    .returning({ id: conversations.id, agentId: agents.id, ownerId: agents.ownerId })
  for (const conversation of freed) notifyLiveHandoffChange(platform, conversation)
}
