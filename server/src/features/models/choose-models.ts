import type { InstallationChoices, ModelRef } from '@parleykit/contract/models/models'
import { eq, isNull, sql } from '../../platform/database/drizzle.ts'
import { DomainError } from '../../platform/domain-error/index.ts'
import { recordSecurityEvent } from '../auth/index.ts'
import { recordAudit } from '../workspaces/audit/index.ts'
import { publishModelChange } from './base/catalogue.ts'
import { isSameModel } from './base/offered-models.ts'
import { requireWorkingModel } from './base/require-working-model.ts'
import { auditOf, type ModelScope } from './base/scope.ts'
import { modelChoices, modelConnections } from './base/tables.ts'

type Choices = { readonly [Name in keyof InstallationChoices]?: InstallationChoices[Name] | undefined }

/** The choices, each with what its model must be able to do. */
const purposes = [
  ['reply', 'writing'],
  ['helper', 'writing'],
  ['fallback', 'writing'],
  ['freeReply', 'writing'],
  ['embedding', 'embedding'],
] as const

/**
 * Changes which models a workspace or the installation uses. What isn't given stays. A newly chosen model is asked once
 * before it is saved.
 * @throws DomainError `validation_failed` for a model of another connection, `model_connection_failed` for one that
 * doesn't answer
 */
export async function chooseModels(scope: ModelScope, choices: Choices): Promise<void> {
  const { platform, ownerId, owner, actor, caller } = scope
  await requireUsable(scope, choices)
  const chosen = given(choices)
  await platform.database.transaction(async (transaction) => {
    await transaction
      .insert(modelChoices)
      .values({ ownerId, choices: chosen })
      .onConflictDoUpdate({
        target: modelChoices.ownerId,
        set: { choices: sql`${modelChoices.choices} || excluded.choices` },
      })
    const details = { fields: Object.keys(chosen), ...(choices.reply && { model: choices.reply.model }) }
    await recordAudit(auditOf(scope, transaction), { action: 'models_chosen', details })
  })
  publishModelChange(platform, ownerId)
  await recordSecurityEvent(platform, {
    ...{ name: 'models_chosen', userId: owner.id, actorId: actor.id, caller },
    ...(choices.reply && { subject: choices.reply.model }),
  })
}

/** Throws unless all chosen models are of own connections, and the new ones work. */
async function requireUsable(scope: ModelScope, choices: Choices): Promise<void> {
  const { platform, ownerId } = scope
  const isOf = (column: typeof modelConnections.ownerId | typeof modelChoices.ownerId) =>
    ownerId === null ? isNull(column) : eq(column, ownerId)
  // Not what this process remembers: another one may have just saved the connection.
  const [connections, [stored]] = await Promise.all([
    platform.database.select().from(modelConnections).where(isOf(modelConnections.ownerId)),
    platform.database.select().from(modelChoices).where(isOf(modelChoices.ownerId)),
  ])
  const connectionOf = (ref: ModelRef) => {
    const connection = connections.find(({ id }) => id === ref.connectionId)
    if (!connection) throw new DomainError('validation_failed', 'This connection no longer exists')
    return connection
  }
  for (const ref of choices.offered ?? []) connectionOf(ref)
  for (const [name, purpose] of purposes) {
    const ref = choices[name]
    if (!ref) continue
    const connection = connectionOf(ref)
    const before = stored?.choices[name]
    if (before && isSameModel(before, ref)) continue
    await requireWorkingModel(scope, { connection, model: ref.model, purpose })
  }
}

/** The choices that are given, and nothing in place of others. */
function given(choices: Choices): Partial<InstallationChoices> {
  return JSON.parse(JSON.stringify(choices))
}
