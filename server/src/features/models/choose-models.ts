import type { InstallationChoices, ModelRef } from '@parleykit/contract/models/models'
import { eq, isNull, sql } from '../../platform/database/drizzle.ts'
import { DomainError } from '../../platform/domain-error/index.ts'
import { recordSecurityEvent } from '../auth/index.ts'
import { recordAudit } from '../workspaces/audit/index.ts'
import { publishModelChange } from './base/catalogue.ts'
import { auditOf, type ModelScope } from './base/scope.ts'
import { modelChoices, modelConnections } from './base/tables.ts'

type Choices = { readonly [Name in keyof InstallationChoices]?: InstallationChoices[Name] | undefined }

/**
 * Changes which models a workspace or the installation uses. What isn't given stays.
 * @throws DomainError `validation_failed` for a model of another connection
 */
export async function chooseModels(scope: ModelScope, choices: Choices): Promise<void> {
  const { platform, ownerId, owner, actor, caller } = scope
  // Not what this process remembers: another one may have just saved the connection.
  const connections = await platform.database
    .select({ id: modelConnections.id })
    .from(modelConnections)
    .where(ownerId === null ? isNull(modelConnections.ownerId) : eq(modelConnections.ownerId, ownerId))
  const { reply, helper, fallback, embedding, freeReply, offered = [] } = choices
  const refs = [reply, helper, fallback, embedding, freeReply, ...offered].filter((ref) => ref != null)
  const isConnected = ({ connectionId }: ModelRef) => connections.some(({ id }) => id === connectionId)
  if (!refs.every(isConnected)) throw new DomainError('validation_failed', 'This connection no longer exists')
  const chosen = given(choices)
  await platform.database.transaction(async (transaction) => {
    await transaction
      .insert(modelChoices)
      .values({ ownerId, choices: chosen })
      .onConflictDoUpdate({
        target: modelChoices.ownerId,
        set: { choices: sql`${modelChoices.choices} || excluded.choices` },
      })
    const details = { fields: Object.keys(chosen), ...(reply && { model: reply.model }) }
    await recordAudit(auditOf(scope, transaction), { action: 'models_chosen', details })
  })
  publishModelChange(platform, ownerId)
  await recordSecurityEvent(platform, {
    ...{ name: 'models_chosen', userId: owner.id, actorId: actor.id, caller },
    ...(reply && { subject: reply.model }),
  })
}

/** The choices that are given, and nothing in place of others. */
function given(choices: Choices): Partial<InstallationChoices> {
  return JSON.parse(JSON.stringify(choices))
}
