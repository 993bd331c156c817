import type { Platform } from '../../../platform/platform.ts'
import { listPausedMembers } from '../../workspaces/index.ts'
import { endLiveHandoffs } from './end-live-handoffs.ts'

/** Lets agents answer again in conversations of members who no longer have a seat in the workspace's plan. */
export async function endLiveHandoffsWithoutSeat(
  platform: Pick<Platform, 'database' | 'pubsub' | 'clock'>,
  workspaceId: number,
): Promise<void> {
  for (const personId of await listPausedMembers(platform.database, workspaceId))
    await endLiveHandoffs(platform, { workspaceId, personId })
}
