import { setImmediate } from 'node:timers/promises'
import { and, asc, eq, sql } from '../../../../platform/database/drizzle.ts'
import { blockKeys, commonBlocks, withoutBlocks } from '../../../../platform/extraction/index.ts'
import type { Platform } from '../../../../platform/platform.ts'
import type { OpenJob } from '../base/find-open-job.ts'
import { readTexts, scrapePages, websites } from '../base/tables.ts'
import { forgetBlocks } from './forget-common-blocks.ts'

/** Number of pages per site, and characters per page, that are examined: enough to show what most pages repeat. */
const sample = { pages: 200, length: 50_000 }
/** Per site. */
const mostBlocks = 500

export interface CommonBlocks {
  /**
   * A page's text without the blocks that most pages of its site repeat. Each block stays on one page, so that nothing
   * is lost.
   */
  leaveOut(page: { readonly site: string; readonly sourceUrl: string; readonly text: string }): string
}

/** The URL of the page that keeps a block, by the block's key. */
type Keepers = Readonly<Record<string, string>>

/** Finds the blocks that most pages of each site repeat, and stores them for pages that are later reread alone. */
export async function findCommonBlocks(platform: Platform, job: OpenJob): Promise<CommonBlocks> {
  const { database } = platform
  const sites = await database
    .selectDistinct({ site: readTexts.site })
    .from(readTexts)
    .innerJoin(scrapePages, eq(scrapePages.id, readTexts.pageId))
    .where(eq(scrapePages.jobId, job.id))
  const keepers = new Map<string, Keepers>()
  for (const { site } of sites) {
    keepers.set(site, await findKeepers(platform, job, site))
    await setImmediate()
  }
  return {
    leaveOut({ site, sourceUrl, text }) {
      const others = Object.entries(keepers.get(site) ?? {}).filter(([, keeper]) => keeper !== sourceUrl)
      const left = withoutBlocks(text, new Set(others.map(([key]) => key)))
      return /\p{L}/u.test(left) ? left : text
    },
  }
}

async function findKeepers(platform: Platform, job: OpenJob, site: string): Promise<Keepers> {
  const { database } = platform
  const { agentId } = job
  const [known] = await database
    .select({ keepers: websites.commonBlocks })
    .from(websites)
    .where(and(eq(websites.agentId, agentId), eq(websites.site, site)))
  const pages = await database
    .select({ sourceUrl: readTexts.sourceUrl, text: sql<string>`left(${readTexts.text}, ${sample.length})` })
    .from(readTexts)
    .innerJoin(scrapePages, eq(scrapePages.id, readTexts.pageId))
    .where(and(eq(scrapePages.jobId, job.id), eq(readTexts.site, site)))
    .orderBy(asc(sql`length(${readTexts.sourceUrl})`), asc(readTexts.sourceUrl))
    .limit(sample.pages)
  const common = commonBlocks(pages.map(({ text }) => text))
  const whole = pages.filter(({ text }) => text.length < sample.length)
  const said = new Map(whole.map(({ sourceUrl, text }) => [sourceUrl, new Set(blockKeys(text))]))
  const isLost = (keeper: string, key: string) => said.get(keeper)?.has(key) === false
  const kept = await forgetBlocks(platform, { agentId, site }, known?.keepers ?? {}, isLost)
  const found = new Map(Object.entries(kept))
  for (const { sourceUrl, text } of pages)
    for (const key of blockKeys(text))
      if (common.has(key) && !found.has(key) && found.size < mostBlocks) found.set(key, sourceUrl)
  const keepers = Object.fromEntries(found)
  if (found.size > 0)
    await database
      .insert(websites)
      .values({ agentId, site, commonBlocks: keepers })
      .onConflictDoUpdate({ target: [websites.agentId, websites.site], set: { commonBlocks: keepers } })
  return keepers
}
