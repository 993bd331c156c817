import { and, eq, isNull } from '../../platform/database/drizzle.ts'
import { notFound } from '../../platform/domain-error/index.ts'
import { recordSecurityEvent } from '../auth/index.ts'
import { publishModelChange } from './base/catalogue.ts'
import type { ModelScope } from './base/scope.ts'
import { modelConnections } from './base/tables.ts'

/** Deletes a connection with its key. What has chosen one of its models uses the next wider choice from now on. */
export async function deleteConnection(
  { platform, ownerId, owner, actor, caller }: ModelScope,
  id: number,
): Promise<void> {
  const isOf = ownerId === null ? isNull(modelConnections.ownerId) : eq(modelConnections.ownerId, ownerId)
  const [deleted] = await platform.database
    .delete(modelConnections)
    .where(and(eq(modelConnections.id, id), isOf))
    .returning({ name: modelConnections.name })
  if (!deleted) throw notFound('Connection')
  publishModelChange(platform, ownerId)
  await recordSecurityEvent(platform, {
    ...{ name: 'model_connection_deleted', userId: owner.id, actorId: actor.id, caller },
    subject: deleted.name,
  })
}
