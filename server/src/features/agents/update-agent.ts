import type { UpdateAgentInput } from '@parleykit/contract/agents'
import { limitsOf } from '@parleykit/contract/plans'
import { chatTexts } from '@parleykit/contract/texts'
import { and, count, eq, ne } from '../../platform/database/drizzle.ts'
import type { Transaction } from '../../platform/database/index.ts'
import { DomainError } from '../../platform/domain-error/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { lockTier, notifyOwner, type Owner } from '../auth/index.ts'
import { lockOwnAgent } from './base/lock-own-agent.ts'
import { type AgentRow, agents } from './base/tables.ts'
import { agentsInWords } from './core/agents-in-words.ts'
import { touched } from './touched.ts'

/** Changes the fields that the input names; the others stay. */
export async function updateAgent(
  platform: Platform,
  owner: Owner,
  agentId: number,
  input: UpdateAgentInput,
): Promise<AgentRow> {
  const changed = await platform.database.transaction(async (transaction) => {
    const mayTakePlace = input.status !== undefined && input.status !== 'inactive'
    const tier = mayTakePlace ? await lockTier(transaction, owner.id) : null
    const agent = await lockOwnAgent(transaction, owner, agentId)
    if (tier !== null && agent.status === 'inactive') await mustHavePlace(transaction, owner, tier)
    const { starterPrompts, greeting, ...fields } = input
    const changes = {
      ...fields,
      ...(greeting !== undefined && {
        greeting: isMadeGreeting(greeting, [agent.name, input.name]) ? '' : greeting,
      }),
      ...(starterPrompts && { ownStarterPrompts: starterPrompts }),
      // From now on it is as the owner wants it.
      ...(input.status !== undefined && { pausedFrom: null }),
    }
    if (Object.values(changes).every((value) => value === undefined)) return agent
    const [updated] = await transaction
      .update(agents)
      .set({ ...changes, ...touched(platform.clock()) })
      .where(eq(agents.id, agentId))
      .returning()
    return updated ?? agent
  })
  notifyOwner(platform, owner.id, { topic: 'agents', agentId })
  return changed
}

/** An agent that is switched on again takes a place of the plan: after a downgrade the owner chooses whose it is. */
async function mustHavePlace(transaction: Transaction, owner: Owner, tier: string): Promise<void> {
  const [running] = await transaction
    .select({ agents: count() })
    .from(agents)
    .where(and(eq(agents.ownerId, owner.id), ne(agents.status, 'inactive')))
  const limit = limitsOf(tier).agents
  if ((running?.agents ?? 0) < limit) return
  throw new DomainError(
    'plan_limit_reached',
    `Your plan includes ${agentsInWords(limit)}. Deactivate another agent or upgrade your plan.`,
  )
}

/** A form sends back what it was shown: a greeting made from the name is none of the owner's own. */
function isMadeGreeting(greeting: string, names: readonly (string | undefined)[]): boolean {
  return names.some((name) => name !== undefined && greeting === chatTexts.greeting(name))
}
