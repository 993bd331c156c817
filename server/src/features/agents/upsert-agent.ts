import type { AgentFormInput } from '@parleykit/contract/agents/agents'
import type { Transaction } from '../../platform/database/index.ts'
import type { Owner } from '../auth/index.ts'
import { type AgentRow, agents } from './base/tables.ts'
import { newAgent } from './new-agent.ts'

/** Creates or updates the agent that has the same public ID on every server, according to `form`. */
export async function upsertAgent(
  { transaction, owner }: { readonly transaction: Transaction; readonly owner: Owner },
  { publicId, form, now }: { readonly publicId: string; readonly form: AgentFormInput; readonly now: Date },
): Promise<AgentRow> {
  const made = newAgent(form)
  const { name, tagline, description, greeting, brandColor, theme } = made
  const { ownStarterPrompts, status, retentionDays } = made
  const shown = { name, tagline, description, greeting, brandColor, theme, ownStarterPrompts }
  const [agent] = await transaction
    .insert(agents)
    .values({ ...made, publicId, ownerId: owner.id, createdAt: now, touchedAt: now })
    .onConflictDoUpdate({ target: agents.publicId, set: { ...shown, status, retentionDays } })
    .returning()
  if (!agent) throw new Error('The database returned no agent')
  return agent
}
