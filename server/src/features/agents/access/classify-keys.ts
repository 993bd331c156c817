import { eq } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { hashKey } from '../base/hash-key.ts'
import { type AgentRow, retiredKeys } from '../base/tables.ts'

/** The state of a publishable key for an agent: `replaced` works for a while, `ended` no longer works. */
export type KeyState = 'present' | 'replaced' | 'ended' | 'unknown'

/** Classifies an agent's keys as they are now. Records nothing. */
export async function classifyKeys(
  { database, clock }: Platform,
  agent: AgentRow,
): Promise<(key: string) => KeyState> {
  const retired = await database.select().from(retiredKeys).where(eq(retiredKeys.agentId, agent.id))
  const now = clock()
  return (key) => {
    if (key === agent.apiKey || key === agent.linkKey) return 'present'
    const found = retired.find(({ keyHash }) => keyHash === hashKey(key))
    if (!found) return 'unknown'
    return found.endsAt > now ? 'replaced' : 'ended'
  }
}
