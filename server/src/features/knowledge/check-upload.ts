import { type KnowledgeUse, refusalForRoom } from '@parleykit/contract/billing/plans'
import { DomainError } from '../../platform/domain-error/index.ts'
import { findOwnAgent } from '../agents/index.ts'
import type { OwnerContext } from '../auth/index.ts'
import { getRemainingCapacity } from './get-remaining-capacity.ts'
import { uploadsByOwner } from './throttle-rules.ts'

/** Rejects an upload that can't succeed, before reading any of the file. Returns the room that is left. */
export async function checkUpload({ platform, owner }: OwnerContext, agentId: number): Promise<KnowledgeUse> {
  await platform.throttles.consume(uploadsByOwner, String(owner.id))
  const agent = await findOwnAgent(platform.database, owner, agentId)
  const capacity = await getRemainingCapacity({ database: platform.database, owner }, agent)
  const refusal = refusalForRoom(capacity, {})
  if (refusal !== null) throw new DomainError('plan_limit_reached', refusal)
  return capacity
}
