import type { HandoffRequest } from '@parleykit/contract/support/live-handoff/live-handoff'
import { and, asc, eq, gt, isNotNull } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { agents } from '../../agents/index.ts'
import type { Owner } from '../../auth/index.ts'
import { conversations } from '../../conversations/index.ts'

/** Requests for a person shown in the list. */
const askedForShown = 50

/** Lists the conversations of a workspace whose visitors wait for a person, longest wait first. */
export async function listHandoffRequests(
  { database, clock }: Platform,
  owner: Owner,
): Promise<HandoffRequest[]> {
  const rows = await database
    .select({
      conversationId: conversations.id,
      agentId: agents.id,
      agentName: agents.name,
      preview: conversations.preview,
      askedAt: conversations.askedAt,
    })
    .from(conversations)
    .innerJoin(agents, eq(agents.id, conversations.agentId))
    .where(
      and(
        eq(agents.ownerId, owner.id),
        isNotNull(conversations.askedAt),
        gt(conversations.silentUntil, clock()),
      ),
    )
    .orderBy(asc(conversations.askedAt), asc(conversations.id))
    .limit(askedForShown)
  return rows.map((row) => ({ ...row, askedAt: (row.askedAt ?? clock()).toISOString() }))
}
