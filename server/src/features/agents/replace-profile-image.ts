import type { Platform } from '../../platform/platform.ts'
import type { ReceivedFile } from '../../platform/uploads/index.ts'
import { notifyOwner, type Owner } from '../auth/index.ts'
import { lockOwnAgent } from './base/lock-own-agent.ts'
import { agentImageUrl } from './core/agent-image-url.ts'
import { reencodeProfileImage } from './reencode-profile-image.ts'
import { storeProfileImage } from './store-profile-image.ts'

/** Stores a re-encoded picture of the agent. Returns its URL. */
export async function replaceProfileImage(
  platform: Platform,
  owner: Owner,
  agentId: number,
  picture: ReceivedFile,
): Promise<string> {
  const webp = await reencodeProfileImage(platform, owner, picture)
  const address = await platform.database.transaction(async (transaction) => {
    const agent = await lockOwnAgent(transaction, owner, agentId)
    const profileImageBlobId = await storeProfileImage(transaction, agent, webp, platform.clock())
    return agentImageUrl({ publicId: agent.publicId, profileImageBlobId }) ?? ''
  })
  notifyOwner(platform, owner.id, { topic: 'agents', agentId })
  return address
}
