import { profileImagePixels } from '@parleykit/contract/limits'
import { eq } from 'drizzle-orm'
import { contentInMemory, deleteBlobs, storeBlob } from '../../platform/blobs/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ReceivedFile } from '../../platform/uploads/index.ts'
import { type Owner, tellOwner } from '../auth/index.ts'
import { agentImageUrl } from './core/agent-image-url.ts'
import { lockOwnAgent } from './lock-own-agent.ts'
import { agents } from './tables.ts'

/** Sharp on screens with two pixels for one. */
const shape = { width: profileImagePixels * 2, height: profileImagePixels * 2, fit: 'cover' } as const

/** Stores a picture of the agent, re-encoded; returns its address. */
export async function replaceProfileImage(
  platform: Platform,
  owner: Owner,
  agentId: number,
  picture: ReceivedFile,
): Promise<string> {
  const content = contentInMemory(await platform.images.reencode(picture, shape))
  const address = await platform.database.transaction(async (transaction) => {
    const agent = await lockOwnAgent(transaction, owner, agentId)
    const createdAt = platform.clock()
    const profileImageBlobId = await storeBlob(transaction, { content, mediaType: 'image/webp', createdAt })
    await transaction.update(agents).set({ profileImageBlobId }).where(eq(agents.id, agentId))
    await deleteBlobs(transaction, [agent.profileImageBlobId])
    return agentImageUrl({ publicId: agent.publicId, profileImageBlobId }) ?? ''
  })
  tellOwner(platform, owner.id, { topic: 'agents', agentId })
  return address
}
