import { and, eq, isNull } from '../../platform/database/drizzle.ts'
import { notFound } from '../../platform/domain-error/index.ts'
import { recordSecurityEvent } from '../auth/index.ts'
import { recordAudit } from '../workspaces/audit/index.ts'
import { publishModelChange } from './base/catalogue.ts'
import { auditOf, type ModelScope } from './base/scope.ts'
import { modelConnections } from './base/tables.ts'

/** Deletes a connection with its key. What has chosen one of its models uses the next wider choice from now on. */
export async function deleteConnection(scope: ModelScope, id: number): Promise<void> {
  const { platform, ownerId, owner, actor, caller } = scope
  const isOf = ownerId === null ? isNull(modelConnections.ownerId) : eq(modelConnections.ownerId, ownerId)
  const deleted = await platform.database.transaction(async (transaction) => {
    const [row] = await transaction
      .delete(modelConnections)
      .where(and(eq(modelConnections.id, id), isOf))
      .returning({ name: modelConnections.name })
    if (!row) throw notFound('Connection')
    const subject = { kind: 'model_connection', id, name: row.name } as const
    await recordAudit(auditOf(scope, transaction), { action: 'model_connection_deleted', subject })
    return row
  })
  publishModelChange(platform, ownerId)
  await recordSecurityEvent(platform, {
    ...{ name: 'model_connection_deleted', userId: owner.id, actorId: actor.id, caller },
    subject: deleted.name,
  })
}
