import type { TokenPrice } from '@parleykit/contract/models/model-budget'
import { and, eq, isNull, sql } from '../../platform/database/drizzle.ts'
import { notFound } from '../../platform/domain-error/index.ts'
import { recordSecurityEvent } from '../auth/index.ts'
import { publishModelChange } from './base/catalogue.ts'
import type { ModelScope } from './base/scope.ts'
import { modelConnections } from './base/tables.ts'

interface SetModelPrice {
  readonly id: number
  readonly model: string
  /** Null: the list's again. */
  readonly price: TokenPrice | null
}

/** Sets what a model of a connection costs from now on. Throws `not_found` for the connection of another workspace. */
export async function setModelPrice(
  { platform, ownerId, owner, actor, caller }: ModelScope,
  { id, model, price }: SetModelPrice,
): Promise<void> {
  const { prices } = modelConnections
  const isOf = ownerId === null ? isNull(modelConnections.ownerId) : eq(modelConnections.ownerId, ownerId)
  const [changed] = await platform.database
    .update(modelConnections)
    .set({
      prices: price
        ? sql`${prices} || jsonb_build_object(${model}::text, ${JSON.stringify(price)}::jsonb)`
        : sql`${prices} - ${model}::text`,
      changedAt: platform.clock(),
    })
    .where(and(eq(modelConnections.id, id), isOf))
    .returning({ name: modelConnections.name })
  if (!changed) throw notFound('Connection')
  publishModelChange(platform, ownerId)
  await recordSecurityEvent(platform, {
    ...{ name: 'model_price_changed', userId: owner.id, actorId: actor.id, caller },
    subject: `${changed.name}: ${model}`,
  })
}
