import { lockOwnAgent } from '../../agents/index.ts'
import type { OwnerContext } from '../../auth/index.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { recordPages } from './record-pages.ts'

/** Stops offering pages of an agent's websites as new. */
export async function dismissNewPages(
  { platform, owner }: OwnerContext,
  { agentId, urls }: { readonly agentId: number; readonly urls: readonly string[] },
): Promise<void> {
  const pages = urls.map((url) => ({ url, title: null, language: null }))
  await platform.database.transaction(async (transaction) => {
    await lockOwnAgent(transaction, owner, agentId)
    await recordPages(transaction, { agentId, pages, as: 'settled', now: platform.clock() })
  })
  notifyOwner(platform, owner.id, { topic: 'websites', agentId })
}
