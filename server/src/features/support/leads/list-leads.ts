import type { Lead } from '@parleykit/contract/support/leads/leads'
import { leadPageSize } from '@parleykit/contract/support/leads/limits'
import { count, eq } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { conversations } from '../../conversations/index.ts'
import { leadsOf, selectLeads } from './queries.ts'
import { leads } from './tables.ts'

/** Lists a page of an agent's leads, newest first, with the total number. */
export async function listLeads(
  database: Queryable,
  {
    agentId,
    input: { page, tests },
  }: { readonly agentId: number; readonly input: { readonly page: number; readonly tests: boolean } },
): Promise<{ readonly leads: Lead[]; readonly total: number }> {
  const found = leadsOf(agentId, tests)
  const [counted] = await database
    .select({ total: count() })
    .from(leads)
    .innerJoin(conversations, eq(conversations.id, leads.conversationId))
    .where(found)
  const part = { limit: leadPageSize, offset: (page - 1) * leadPageSize }
  return { leads: await selectLeads(database, found, part), total: counted?.total ?? 0 }
}
