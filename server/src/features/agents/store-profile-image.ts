import { contentInMemory, deleteBlobs, storeBlob } from '../../platform/blobs/index.ts'
import { eq } from '../../platform/database/drizzle.ts'
import type { Transaction } from '../../platform/database/index.ts'
import { type AgentRow, agents } from './base/tables.ts'

/** Sets a re-encoded picture on an agent that the transaction has locked. Returns the ID of its blob. */
export async function storeProfileImage(
  transaction: Transaction,
  { agent, webp, createdAt }: { readonly agent: AgentRow; readonly webp: Buffer; readonly createdAt: Date },
): Promise<number> {
  const picture = { content: contentInMemory(webp), mediaType: 'image/webp', createdAt }
  const profileImageBlobId = await storeBlob(transaction, picture)
  await transaction.update(agents).set({ profileImageBlobId }).where(eq(agents.id, agent.id))
  await deleteBlobs(transaction, [agent.profileImageBlobId])
  return profileImageBlobId
}
