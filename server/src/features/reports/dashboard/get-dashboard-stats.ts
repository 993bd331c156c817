import type { DashboardStats } from '@parleykit/contract/reports/dashboard/dashboard'
import { count, eq, sql, sum } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { agents, conversationCountSql } from '../../agents/index.ts'
import type { Owner } from '../../auth/index.ts'

/** Counts for all of the owner's agents. */
export async function getDashboardStats(database: Queryable, owner: Owner): Promise<DashboardStats> {
  const [row] = await database
    .select({
      totalBots: count(),
      activeBots: sql`count(*) filter (where ${agents.status} = 'active')`.mapWith(Number),
      totalConversations: sum(conversationCountSql()).mapWith(Number),
    })
    .from(agents)
    .where(eq(agents.ownerId, owner.id))
  const { totalBots = 0, activeBots = 0, totalConversations } = row ?? {}
  return { totalBots, activeBots, totalConversations: totalConversations ?? 0 }
}
