import { eq } from 'drizzle-orm'
import { deleteBlobs, storeBlob } from '../../platform/blobs/index.ts'
import { reencodeImage } from '../../platform/images/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Owner, tellOwner } from '../auth/index.ts'
import { agentImageUrl } from './core/agent-image-url.ts'
import { findOwnAgent } from './find-own-agent.ts'
import { lockOwnAgent } from './lock-own-agent.ts'
import { agents } from './tables.ts'

/** Stores a picture of the agent, re-encoded; returns its address. */
export async function replaceProfileImage(
  platform: Platform,
  owner: Owner,
  agentId: number,
  picture: Uint8Array,
): Promise<string> {
  await findOwnAgent(platform.database, owner, agentId)
  const bytes = await reencodeImage(picture)
  const address = await platform.database.transaction(async (transaction) => {
    const agent = await lockOwnAgent(transaction, owner, agentId)
    const createdAt = platform.clock()
    const profileImageBlobId = await storeBlob(transaction, { bytes, mediaType: 'image/webp', createdAt })
    await transaction.update(agents).set({ profileImageBlobId }).where(eq(agents.id, agentId))
    await deleteBlobs(transaction, [agent.profileImageBlobId])
    return agentImageUrl({ publicId: agent.publicId, profileImageBlobId }) ?? ''
  })
  tellOwner(platform, owner.id, { topic: 'agents', agentId })
  return address
}
