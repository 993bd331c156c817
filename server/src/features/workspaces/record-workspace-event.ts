import { type NewSecurityEvent, recordSecurityEvent } from '../auth/index.ts'
import type { ActorContext } from './actor-context.ts'

/**
 * Records a security event of a workspace, with the member who caused it. Call it after the change is committed. It
 * never fails, as `recordSecurityEvent` doesn't.
 */
export async function recordWorkspaceEvent(
  { platform, owner, actor, caller }: ActorContext,
  event: Pick<NewSecurityEvent, 'name' | 'subject'>,
): Promise<void> {
  await recordSecurityEvent(platform, { ...event, userId: owner.id, actorId: actor.id, caller })
}
