import { and, eq, inArray } from '../../../../platform/database/drizzle.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { lockAgent } from '../../../agents/index.ts'
import { knowledgeEntries } from '../../index.ts'
import type { OpenJob } from '../base/find-open-job.ts'
import { websitePages, websites } from '../base/tables.ts'

/**
 * Forgets repeated blocks whose keeping page is no longer an entry. The other pages are then reread as if they were
 * new, even if the site reports them unchanged, so that one of them keeps the blocks.
 */
export async function forgetCommonBlocks(platform: Platform, job: OpenJob): Promise<void> {
  const { database } = platform
  const { agentId } = job
  const known = await database.select().from(websites).where(eq(websites.agentId, agentId))
  for (const { site, commonBlocks } of known) {
    const keepers = [...new Set(Object.values(commonBlocks))]
    if (keepers.length === 0) continue
    const entries = await database
      .selectDistinct({ url: knowledgeEntries.sourceUrl })
      .from(knowledgeEntries)
      .where(and(eq(knowledgeEntries.agentId, agentId), inArray(knowledgeEntries.sourceUrl, keepers)))
    const there = new Set(entries.map(({ url }) => url))
    await forgetBlocks(platform, { agentId, site }, commonBlocks, (keeper) => !there.has(keeper))
  }
}

/** Forgets the lost blocks, and the known data of the site's pages. Returns the remaining blocks. */
export async function forgetBlocks(
  { database }: Platform,
  { agentId, site }: { readonly agentId: number; readonly site: string },
  commonBlocks: Readonly<Record<string, string>>,
  isLost: (keeper: string, key: string) => boolean,
): Promise<Readonly<Record<string, string>>> {
  const blocks = Object.entries(commonBlocks)
  const kept = blocks.filter(([key, keeper]) => !isLost(keeper, key))
  if (kept.length === blocks.length) return commonBlocks
  const left = Object.fromEntries(kept)
  await database.transaction(async (transaction) => {
    await lockAgent(transaction, { agentId })
    await transaction
      .update(websites)
      .set({ commonBlocks: left })
      .where(and(eq(websites.agentId, agentId), eq(websites.site, site)))
    await transaction
      .update(websitePages)
      .set({ etag: null, lastModified: null, contentHash: Buffer.alloc(0) })
      .where(and(eq(websitePages.agentId, agentId), eq(websitePages.site, site)))
  })
  return left
}
