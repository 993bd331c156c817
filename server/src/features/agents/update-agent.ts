import type { UpdateAgentInput } from '@parleykit/contract/agents'
import { chatTexts } from '@parleykit/contract/texts'
import { eq } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { type Owner, tellOwner } from '../auth/index.ts'
import { lockOwnAgent } from './lock-own-agent.ts'
import { type AgentRow, agents } from './tables.ts'

/** Changes the fields that the input names; the others stay. */
export async function updateAgent(
  platform: Platform,
  owner: Owner,
  agentId: number,
  input: UpdateAgentInput,
): Promise<AgentRow> {
  const changed = await platform.database.transaction(async (transaction) => {
    const agent = await lockOwnAgent(transaction, owner, agentId)
    const { starterPrompts, greeting, ...fields } = input
    const changes = {
      ...fields,
      ...(greeting !== undefined && {
        greeting: isMadeGreeting(greeting, [agent.name, input.name]) ? '' : greeting,
      }),
      ...(starterPrompts && { ownStarterPrompts: starterPrompts }),
    }
    if (Object.values(changes).every((value) => value === undefined)) return agent
    const [updated] = await transaction.update(agents).set(changes).where(eq(agents.id, agentId)).returning()
    return updated ?? agent
  })
  tellOwner(platform, owner.id, { topic: 'agents', agentId })
  return changed
}

/** A form sends back what it was shown: a greeting made from the name is none of the owner's own. */
function isMadeGreeting(greeting: string, names: readonly (string | undefined)[]): boolean {
  return names.some((name) => name !== undefined && greeting === chatTexts.greeting(name))
}
