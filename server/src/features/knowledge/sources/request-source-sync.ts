import type { Source } from '@parleykit/contract/knowledge/sources/sources'
import { lockOwnAgent } from '../../agents/index.ts'
import { notifyOwner } from '../../notifications/index.ts'
import type { ActorContext } from '../../workspaces/index.ts'
import { findSource } from './find-source.ts'
import { getSource } from './get-source.ts'
import { openSourceSync } from './open-source-sync.ts'
import { sourcesByOwner } from './throttle-rules.ts'

interface RequestedSync {
  readonly agentId: number
  readonly sourceId: number
  readonly acceptRemovals: boolean
}

/** Opens a sync of a source, unless one is open already. */
export async function requestSourceSync(
  { platform, owner, actor }: ActorContext,
  { agentId, sourceId, acceptRemovals: acceptsRemovals }: RequestedSync,
): Promise<Source> {
  await platform.throttles.consume(sourcesByOwner, String(owner.id))
  await platform.disk.require()
  await platform.database.transaction(async (transaction) => {
    await lockOwnAgent(transaction, owner, agentId)
    const source = await findSource(transaction, { agentId, sourceId, isLocked: true })
    if (source.openedAt !== null) return
    await openSourceSync({ platform, transaction }, { source, actorId: actor.id, acceptsRemovals })
  })
  notifyOwner(platform, owner.id, { topic: 'knowledge', agentId })
  return getSource(platform.database, { agentId, sourceId })
}
