import { and, eq, ne } from '../../../../platform/database/drizzle.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { knowledgeEntries } from '../../index.ts'
import type { OpenJob } from '../base/find-open-job.ts'
import { readTexts, scrapePages, websites } from '../base/tables.ts'
import { chooseContactPage } from '../core/choose-contact-page.ts'

/**
 * The page of each site whose entry keeps the contact details that all of its pages repeat: the stored choice while
 * that page exists, or else a new one of the job's, which is stored.
 */
export async function findContactPages(platform: Platform, job: OpenJob): Promise<ReadonlySet<string>> {
  const { database } = platform
  const read = await database
    .select({ site: readTexts.site, sourceUrl: readTexts.sourceUrl })
    .from(readTexts)
    .innerJoin(scrapePages, eq(scrapePages.id, readTexts.pageId))
    .where(and(eq(scrapePages.jobId, job.id), ne(readTexts.contact, '')))
  const found = new Set<string>()
  for (const [site, pages] of Map.groupBy(read, (page) => page.site)) {
    const urls = pages.map(({ sourceUrl }) => sourceUrl)
    const keeper = (await findKeeper(platform, job, site, urls)) ?? (await choose(platform, job, site, urls))
    if (keeper !== null) found.add(keeper)
  }
  return found
}

async function findKeeper(
  { database }: Platform,
  { agentId }: OpenJob,
  site: string,
  urls: readonly string[],
): Promise<string | null> {
  const [known] = await database
    .select({ contactUrl: websites.contactUrl, entryId: knowledgeEntries.id })
    .from(websites)
    .leftJoin(
      knowledgeEntries,
      and(eq(knowledgeEntries.agentId, agentId), eq(knowledgeEntries.sourceUrl, websites.contactUrl)),
    )
    .where(and(eq(websites.agentId, agentId), eq(websites.site, site)))
  if (!known?.contactUrl) return null
  return known.entryId !== null || urls.includes(known.contactUrl) ? known.contactUrl : null
}

async function choose(
  { database }: Platform,
  { agentId }: OpenJob,
  site: string,
  urls: readonly string[],
): Promise<string | null> {
  const contactUrl = chooseContactPage(urls)
  await database
    .insert(websites)
    .values({ agentId, site, commonBlocks: {}, contactUrl })
    .onConflictDoUpdate({ target: [websites.agentId, websites.site], set: { contactUrl } })
  return contactUrl
}
