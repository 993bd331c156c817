import { refusalForSchedule } from '@parleykit/contract/billing/plans'
import type { changeSourceInput, Source } from '@parleykit/contract/knowledge/sources/sources'
import type { z } from 'zod'
import { eq } from '../../../platform/database/drizzle.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import { findOwnAgent, lockOwnAgent } from '../../agents/index.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { recordAudit } from '../../workspaces/audit/index.ts'
import type { ActorContext } from '../../workspaces/index.ts'
import { nextSync } from '../websites/index.ts'
import { sealKey } from './base/source-key.ts'
import { type KnowledgeSourceRow, knowledgeSources } from './base/tables.ts'
import { checkSource } from './check-source.ts'
import { findSource } from './find-source.ts'
import { getSource } from './get-source.ts'
import { openSourceSync } from './open-source-sync.ts'

interface ChangeSource {
  readonly agentId: number
  readonly sourceId: number
  readonly input: z.output<typeof changeSourceInput>
}

/**
 * Changes a source. A new key is only saved once the source has accepted it. Another choice opens a sync, which removes
 * what isn't chosen anymore.
 */
export async function changeSource(
  ctx: ActorContext & { readonly signal: AbortSignal },
  { agentId, sourceId, input }: ChangeSource,
): Promise<Source> {
  const { platform, owner, actor } = ctx
  await findOwnAgent(platform.database, owner, agentId)
  const { name, picked, every, token, tokenSecret } = input
  const key = await acceptedKey(ctx, await findSource(platform.database, { agentId, sourceId }), {
    token: token || null,
    tokenSecret: tokenSecret || null,
  })
  await platform.database.transaction(async (transaction) => {
    const agent = await lockOwnAgent(transaction, owner, agentId)
    const source = await findSource(transaction, { agentId, sourceId, isLocked: true })
    const isOtherSchedule = every !== undefined && every !== source.every
    const refusal = isOtherSchedule && every !== 'off' ? refusalForSchedule(owner.subscriptionTier) : null
    if (refusal !== null) throw new DomainError('subscription_required', refusal)
    const isOtherChoice = picked !== undefined && !isSameChoice(picked, source.picked)
    const changes = {
      ...(name !== undefined && name !== source.name && { name }),
      ...(isOtherChoice && { picked, cursor: null }),
      ...(isOtherSchedule && { every, nextAt: nextSync(every, platform.clock()) }),
      ...key,
    }
    if (Object.keys(changes).length === 0) return
    await transaction.update(knowledgeSources).set(changes).where(eq(knowledgeSources.id, sourceId))
    if (isOtherChoice)
      await openSourceSync({ platform, transaction }, { source, actorId: actor.id, acceptsRemovals: true })
    const fields = Object.keys(changes).filter((field) => auditedFields.has(field))
    const subject = { kind: 'knowledge_source', id: sourceId, name: changes.name ?? source.name } as const
    await recordAudit(
      { ...ctx, transaction },
      { action: 'source_changed', agent, subject, details: { fields } },
    )
  })
  notifyOwner(platform, owner.id, { topic: 'knowledge', agentId })
  return getSource(platform.database, { agentId, sourceId })
}

const auditedFields = new Set(['name', 'picked', 'every', 'key'])

/** The columns of a new key; empty if none is given. Throws `website_unreadable` if the source refuses it. */
async function acceptedKey(
  ctx: ActorContext & { readonly signal: AbortSignal },
  { kind, address }: KnowledgeSourceRow,
  given: { readonly token: string | null; readonly tokenSecret: string | null },
) {
  if (given.token === null) return {}
  await checkSource(ctx, { kind, address, ...given })
  return sealKey(ctx.platform, given)
}

function isSameChoice(one: readonly string[] | null, other: readonly string[] | null): boolean {
  if (one === null || other === null) return one === other
  return one.length === other.length && one.every((key) => other.includes(key))
}
