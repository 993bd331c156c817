import type { Lead } from '@parleykit/contract/support/leads/leads'
import { and, lt, type SQL } from '../../../platform/database/drizzle.ts'
import type { Read } from '../../../platform/database/index.ts'
import { leadsOf, selectLeads } from './queries.ts'
import { leads } from './tables.ts'

const batchSize = 500

/** Lists all leads of an agent, newest first, in batches, so that memory use doesn't grow with their number. */
export async function* listAgentLeads(read: Read, agentId: number, tests: boolean): AsyncGenerator<Lead> {
  for (let before: SQL | undefined; ; ) {
    const batch = await read((database) =>
      selectLeads(database, and(leadsOf(agentId, tests), before), { limit: batchSize }),
    )
    yield* batch
    const last = batch.at(-1)
    if (!last || batch.length < batchSize) return
    before = lt(leads.id, last.id)
  }
}
