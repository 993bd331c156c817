import type { Lead } from '@parleykit/contract/support/leads/leads'
import { and, desc, eq, type SQL } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { conversations } from '../../conversations/index.ts'
import { leads } from './tables.ts'
import { toLead } from './to-lead.ts'

/** Condition on an agent's leads. Those from the playground are included only with `tests`. */
export function leadsOf(agentId: number, tests: boolean): SQL | undefined {
  return and(eq(leads.agentId, agentId), tests ? undefined : eq(conversations.isTest, false))
}

/** Leads that meet a condition, newest first. */
export async function selectLeads(
  database: Queryable,
  condition: SQL | undefined,
  { limit, offset = 0 }: { readonly limit: number; readonly offset?: number },
): Promise<Lead[]> {
  const rows = await database
    .select({ lead: leads, isTest: conversations.isTest })
    .from(leads)
    .innerJoin(conversations, eq(conversations.id, leads.conversationId))
    .where(condition)
    .orderBy(desc(leads.id))
    .limit(limit)
    .offset(offset)
  return rows.map(({ lead, isTest }) => ({ ...toLead(lead), conversationId: lead.conversationId, isTest }))
}
