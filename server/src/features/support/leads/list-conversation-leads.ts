import type { Lead } from '@parleykit/contract/support/leads/leads'
import { leadsOfConversationMax } from '@parleykit/contract/support/leads/limits'
import { eq } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { selectLeads } from './queries.ts'
import { leads } from './tables.ts'

/** Lists the leads of a conversation, oldest first. */
export async function listConversationLeads(database: Queryable, conversationId: number): Promise<Lead[]> {
  const found = eq(leads.conversationId, conversationId)
  return (await selectLeads(database, found, { limit: leadsOfConversationMax })).reverse()
}
