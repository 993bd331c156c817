import { eq } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import type { Owner } from '../auth/index.ts'
import { lockOwnAgent } from './lock-own-agent.ts'
import { makeApiKey } from './make-api-key.ts'
import { type AgentRow, agents } from './tables.ts'

/** Gives an agent a new key; calls with the old one are refused from then on. */
export async function rotateApiKey(platform: Platform, owner: Owner, agentId: number): Promise<AgentRow> {
  return platform.database.transaction(async (transaction) => {
    const agent = await lockOwnAgent(transaction, owner, agentId)
    const [rotated] = await transaction
      .update(agents)
      .set({ apiKey: makeApiKey() })
      .where(eq(agents.id, agentId))
      .returning()
    return rotated ?? agent
  })
}
