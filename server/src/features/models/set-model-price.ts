import type { TokenPrice } from '@parleykit/contract/models/model-budget'
import { listedModelsMax } from '@parleykit/contract/models/models'
import { and, eq, isNull, sql } from '../../platform/database/drizzle.ts'
import { DomainError, notFound } from '../../platform/domain-error/index.ts'
import { recordSecurityEvent } from '../auth/index.ts'
import { recordAudit } from '../workspaces/audit/index.ts'
import { publishModelChange } from './base/catalogue.ts'
import { auditOf, type ModelScope } from './base/scope.ts'
import { modelConnections } from './base/tables.ts'

/** As many as models can be listed. */
const pricesMax = listedModelsMax

interface SetModelPrice {
  readonly id: number
  readonly model: string
  /** Null: the list's again. */
  readonly price: TokenPrice | null
}

/** Sets what a model of a connection costs from now on. Throws `not_found` for the connection of another workspace. */
export async function setModelPrice(scope: ModelScope, { id, model, price }: SetModelPrice): Promise<void> {
  const { platform, ownerId, owner, actor, caller } = scope
  const { prices } = modelConnections
  const isOf = ownerId === null ? isNull(modelConnections.ownerId) : eq(modelConnections.ownerId, ownerId)
  const connection = await platform.database.transaction(async (transaction) => {
    const [changed] = await transaction
      .update(modelConnections)
      .set({
        prices: price
          ? sql`${prices} || jsonb_build_object(${model}::text, ${JSON.stringify(price)}::jsonb)`
          : sql`${prices} - ${model}::text`,
        changedAt: platform.clock(),
      })
      .where(and(eq(modelConnections.id, id), isOf))
      .returning({ name: modelConnections.name, prices })
    if (!changed) throw notFound('Connection')
    if (Object.keys(changed.prices).length > pricesMax)
      throw new DomainError('validation_failed', `A connection can have up to ${pricesMax} prices.`)
    await recordAudit(auditOf(scope, transaction), {
      action: 'model_price_changed',
      subject: { kind: 'model_connection', id, name: changed.name },
      details: { model, price: price ? `$${price.input} / $${price.output}` : 'the list price' },
    })
    return changed
  })
  publishModelChange(platform, ownerId)
  await recordSecurityEvent(platform, {
    ...{ name: 'model_price_changed', userId: owner.id, actorId: actor.id, caller },
    subject: `${connection.name}: ${model}`,
  })
}
