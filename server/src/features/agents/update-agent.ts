import { isDeepStrictEqual } from 'node:util'
import type { UpdateAgentInput } from '@parleykit/contract/agents/agents'
import { limitsOf } from '@parleykit/contract/billing/plans'
import { chatTexts } from '@parleykit/contract/chat/texts'
import type { AuditAction } from '@parleykit/contract/workspaces/audit-actions'
import { and, count, eq, ne } from '../../platform/database/drizzle.ts'
import type { Transaction } from '../../platform/database/index.ts'
import { DomainError } from '../../platform/domain-error/index.ts'
import { lockTier, type Owner } from '../auth/index.ts'
import { requireAvailableModel } from '../models/index.ts'
import { notifyOwner } from '../notifications/index.ts'
import { recordAudit } from '../workspaces/audit/index.ts'
import type { ActorContext } from '../workspaces/index.ts'
import { lockOwnAgent } from './base/lock-own-agent.ts'
import { type AgentRow, agents } from './base/tables.ts'
import { formatAgentCount } from './core/format-agent-count.ts'
import { agentHooks } from './hooks.ts'
import { recordInstructions } from './instructions/record-instructions.ts'
import { touchedColumns } from './touched-columns.ts'

/** Columns that change along with others. */
const unaudited: ReadonlySet<keyof AgentRow> = new Set([
  'touchedAt',
  'forgottenNotices',
  'forgottenNotedAt',
  'pausedFrom',
])

/** Changes the given fields; the others stay. */
export async function updateAgent(
  ctx: ActorContext,
  { agentId, input }: { readonly agentId: number; readonly input: UpdateAgentInput },
): Promise<AgentRow> {
  const { platform, owner, actor } = ctx
  if (input.replyModel) await requireAvailableModel({ platform, owner }, input.replyModel)
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
      // From now on, the status is the owner's choice.
      ...(input.status !== undefined && { pausedFrom: null }),
    }
    if (Object.values(changes).every((value) => value === undefined)) return agent
    const [updated] = await transaction
      .update(agents)
      .set({ ...changes, ...touchedColumns(platform.clock()) })
      .where(eq(agents.id, agentId))
      .returning()
    if (input.instructions && !isDeepStrictEqual(input.instructions, agent.instructions))
      await recordInstructions({ platform, transaction, actor }, { before: agent, now: input.instructions })
    if (updated?.trainsItself && !agent.trainsItself)
      await platform.hooks.run(agentHooks.onTrainsItself, transaction, agentId)
    if (updated) await recordChanges({ ...ctx, transaction }, agent, updated)
    return updated ?? agent
  })
  notifyOwner(platform, owner.id, { topic: 'agents', agentId })
  return changed
}

/** Records the names of the fields that changed, but not their texts. */
async function recordChanges(
  ctx: ActorContext & { readonly transaction: Transaction },
  before: AgentRow,
  after: AgentRow,
): Promise<void> {
  const columns = Object.keys(before) as (keyof AgentRow)[]
  const isChanged = (column: keyof AgentRow) => !isDeepStrictEqual(before[column], after[column])
  const fields = columns.filter((column) => !unaudited.has(column) && isChanged(column))
  if (fields.length === 0) return
  const details = { fields, ...(fields.includes('status') && { status: after.status }) }
  await recordAudit(ctx, { action: actionOf(before, after), agent: after, details })
}

function actionOf(before: AgentRow, after: AgentRow): AuditAction {
  if (before.status === after.status) return 'agent_changed'
  return after.status === 'active' ? 'agent_published' : 'agent_paused'
}

/** Resuming an agent takes a place of the plan. After a downgrade, the owner chooses which agents get one. */
async function mustHavePlace(transaction: Transaction, owner: Owner, tier: string): Promise<void> {
  const [running] = await transaction
    .select({ agents: count() })
    .from(agents)
    .where(and(eq(agents.ownerId, owner.id), ne(agents.status, 'inactive')))
  const limit = limitsOf(tier).agents
  if ((running?.agents ?? 0) < limit) return
  throw new DomainError(
    'plan_limit_reached',
    `Your plan includes ${formatAgentCount(limit)}. Deactivate another agent or upgrade your plan.`,
  )
}

/** A form sends back what it was shown: a greeting generated from the name isn't the owner's own. */
function isMadeGreeting(greeting: string, names: readonly (string | undefined)[]): boolean {
  return names.some((name) => name !== undefined && greeting === chatTexts.greeting(name))
}
