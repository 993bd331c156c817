import type { ReceivedFile } from '../../platform/uploads/index.ts'
import { notifyOwner } from '../notifications/index.ts'
import { recordAudit } from '../workspaces/audit/index.ts'
import type { ActorContext } from '../workspaces/index.ts'
import { lockOwnAgent } from './base/lock-own-agent.ts'
import { agentImageUrl } from './core/agent-image-url.ts'
import { reencodeProfileImage } from './reencode-profile-image.ts'
import { storeProfileImage } from './store-profile-image.ts'

/** Stores a re-encoded picture of the agent. Returns its URL. */
export async function replaceProfileImage(
  ctx: ActorContext,
  { agentId, picture }: { readonly agentId: number; readonly picture: ReceivedFile },
): Promise<string> {
  const { platform, owner } = ctx
  const webp = await reencodeProfileImage(platform, { owner, picture })
  const address = await platform.database.transaction(async (transaction) => {
    const agent = await lockOwnAgent(transaction, owner, agentId)
    const profileImageBlobId = await storeProfileImage(transaction, {
      agent,
      webp,
      createdAt: platform.clock(),
    })
    const details = { fields: ['profileImage'] }
    await recordAudit({ ...ctx, transaction }, { action: 'agent_changed', agent, details })
    return agentImageUrl({ publicId: agent.publicId, profileImageBlobId }) ?? ''
  })
  notifyOwner(platform, owner.id, { topic: 'agents', agentId })
  return address
}
