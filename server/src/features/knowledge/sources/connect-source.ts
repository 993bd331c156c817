import { refusalForLinks, refusalForSchedule } from '@parleykit/contract/billing/plans'
import { type SourceInterval, sourcesMax } from '@parleykit/contract/knowledge/sources/source-kinds'
import type { connectSourceInput, Source } from '@parleykit/contract/knowledge/sources/sources'
import type { z } from 'zod'
import { count, eq } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import { findOwnAgent, lockOwnAgent } from '../../agents/index.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { recordAudit } from '../../workspaces/audit/index.ts'
import type { ActorContext } from '../../workspaces/index.ts'
import { countLinksLeft, nextSync } from '../websites/index.ts'
import { sealKey } from './base/source-key.ts'
import { knowledgeSources } from './base/tables.ts'
import { checkSource } from './check-source.ts'
import { getSource } from './get-source.ts'
import { openSourceSync } from './open-source-sync.ts'

/**
 * Connects a source once it has answered, and opens its first sync.
 * @throws DomainError `website_unreadable` with the reason, `subscription_required` if the plan has no room or no
 * schedule, `validation_failed` if the agent has too many sources
 */
export async function connectSource(
  ctx: ActorContext & { readonly signal: AbortSignal },
  { agentId, input }: { readonly agentId: number; readonly input: z.output<typeof connectSourceInput> },
): Promise<Source> {
  const { platform, owner, actor } = ctx
  await platform.disk.require()
  const agent = await findOwnAgent(platform.database, owner, agentId)
  refuseSchedule(owner.subscriptionTier, input.every)
  const refusal = refusalForLinks(await countLinksLeft({ database: platform.database, owner }, agent), 1)
  if (refusal !== null) throw new DomainError('subscription_required', refusal)
  const { kind, address = '', token = null, tokenSecret = null, picked, every } = input
  const offer = await checkSource(ctx, {
    kind,
    address,
    token: token || null,
    tokenSecret: tokenSecret || null,
  })
  const key = await sealKey(platform, { token: token || null, tokenSecret: tokenSecret || null })
  const sourceId = await platform.database.transaction(async (transaction) => {
    const locked = await lockOwnAgent(transaction, owner, agentId)
    await refuseTooMany(transaction, agentId)
    const now = platform.clock()
    const [source] = await transaction
      .insert(knowledgeSources)
      .values({
        ...{ agentId, kind, address, ...key, picked, every, createdAt: now },
        name: input.name || offer.name.slice(0, nameMax),
        nextAt: nextSync(every, now),
        ...{ acceptsRemovals: false, heldBack: [] },
      })
      .returning()
    if (!source) throw new Error('The database returned no source')
    await openSourceSync({ platform, transaction }, { source, actorId: actor.id, acceptsRemovals: false })
    const subject = { kind: 'knowledge_source', id: source.id, name: source.name } as const
    await recordAudit({ ...ctx, transaction }, { action: 'source_connected', agent: locked, subject })
    return source.id
  })
  notifyOwner(platform, owner.id, { topic: 'knowledge', agentId })
  return getSource(platform.database, { agentId, sourceId })
}

const nameMax = 100

function refuseSchedule(tier: string, every: SourceInterval): void {
  const refusal = every === 'off' ? null : refusalForSchedule(tier)
  if (refusal !== null) throw new DomainError('subscription_required', refusal)
}

async function refuseTooMany(transaction: Transaction, agentId: number): Promise<void> {
  const [there] = await transaction
    .select({ sources: count() })
    .from(knowledgeSources)
    .where(eq(knowledgeSources.agentId, agentId))
  if ((there?.sources ?? 0) < sourcesMax) return
  const message = `An agent can have up to ${sourcesMax} sources. Remove one first.`
  throw new DomainError('validation_failed', message)
}
