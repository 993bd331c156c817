import { and, eq, lt } from '../../platform/database/drizzle.ts'
import type { Platform } from '../../platform/platform.ts'
import { type AgentRow, agents } from './base/tables.ts'
import { touchedColumns } from './touched-columns.ts'

/** Avoids a write to a busy agent's row for every question. */
const graininessMs = 60 * 60 * 1000

/** Records that an agent was used, at most once an hour. */
export async function recordAgentUse({ database, clock }: Platform, agent: AgentRow): Promise<void> {
  const now = clock()
  const before = new Date(now.getTime() - graininessMs)
  if (agent.touchedAt > before) return
  await database
    .update(agents)
    .set(touchedColumns(now))
    .where(and(eq(agents.id, agent.id), lt(agents.touchedAt, before)))
}
