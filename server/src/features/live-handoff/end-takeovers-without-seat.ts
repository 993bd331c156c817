import type { Platform } from '../../platform/platform.ts'
import { listPausedMembers } from '../workspaces/index.ts'
import { endTakeovers } from './end-takeovers.ts'

/** Has agents answer again where somebody is there for whom a workspace's plan has no seat any more. */
export async function endTakeoversWithoutSeat(
  platform: Pick<Platform, 'database' | 'pubsub' | 'clock'>,
  workspaceId: number,
): Promise<void> {
  for (const personId of await listPausedMembers(platform.database, workspaceId))
    await endTakeovers(platform, { workspaceId, personId })
}
