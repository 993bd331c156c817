import { setTimeout as sleep } from 'node:timers/promises'
import { signIn } from '../../e2e/support/json-client.ts'
import { queryDatabase } from '../../server/test/keep-asking.ts'
import { beginScraping, type Scraping, statusOf } from '../websites/scraping.ts'
import { type BenchSite, serveSite } from '../websites/serve-site.ts'

/** Two at a time are asked for: this takes a minute at least. */
const pages = 240
const delayMs = 500

/** After the database is back; then a crawl counts as one that never ends. */
const endMs = 600_000

export interface Crawl {
  readonly site: BenchSite
  readonly scraping: Scraping
  /** How often the site was asked for a page by now. */
  asked(): number
}

/** What came of a crawl whose database was away. */
export interface CrawlReport {
  readonly pages: number
  /** How it ended by itself; null where it didn't. */
  readonly ended: string | null
  readonly secondsAfterReturn: number
  readonly stored: number
  /** Addresses that have several entries. */
  readonly doubled: number
  /** Pages without an entry. */
  readonly lost: number
  /** How often the site was asked for a page, and how many pages it was asked for more than once. */
  readonly asked: number
  readonly askedAgain: number
}

/** Has an owner's agent read a slow website, and waits until a tenth of it is read. */
export async function beginCrawl(origin: string, username: string, databaseUrl: string): Promise<Crawl> {
  const site = await serveSite(pages, delayMs)
  const owner = await signIn(origin, username, true)
  // The free plan has no room for so many pages.
  await queryDatabase(
    databaseUrl,
    `update users set subscription_tier = 'admin', granted_tier = 'admin' where username = '${username}'`,
  )
  const scraping = await beginScraping(owner, site.urls)
  while ((await statusOf(scraping)).done < pages / 10) await sleep(50)
  return { site, scraping, asked: () => timesOfPages(site).reduce((sum, times) => sum + times, 0) }
}

/** @throws where the crawl has ended already, and the database's absence would tell nothing of it */
export async function refuseIfOver({ scraping }: Crawl): Promise<void> {
  const { status } = await statusOf(scraping)
  if (status !== 'processing') throw new Error(`The crawl was ${status} before the database went away`)
}

/**
 * Waits for the end of a crawl, and counts what it has left.
 * @param back when its database was back, as `performance.now()` counts
 */
export async function endCrawl(
  { site, scraping, asked }: Crawl,
  databaseUrl: string,
  back: number,
): Promise<CrawlReport> {
  const ended = await waitForEnd(scraping, back + endMs)
  const secondsAfterReturn = Math.round((performance.now() - back) / 1000)
  const rows = await queryDatabase<{ url: string; entries: number }>(
    databaseUrl,
    `select source_url as url, count(*)::int as entries from knowledge_entries
    where agent_id = ${scraping.agent.id} group by 1`,
  )
  const entriesOf = new Map(rows.map(({ url, entries }) => [url, entries]))
  const stored = site.urls.filter((url) => entriesOf.has(url)).length
  site.close()
  return {
    pages,
    ...{ ended, secondsAfterReturn, stored },
    doubled: rows.filter(({ entries }) => entries > 1).length,
    lost: pages - stored,
    asked: asked(),
    askedAgain: timesOfPages(site).filter((times) => times > 1).length,
  }
}

async function waitForEnd(scraping: Scraping, until: number): Promise<string | null> {
  while (performance.now() < until) {
    const job = await statusOf(scraping).catch(() => null) // a server may be away for a moment yet
    if (job && job.status !== 'processing') return job.status
    await sleep(250)
  }
  return null
}

function timesOfPages({ asked }: BenchSite): number[] {
  return [...asked].filter(([path]) => path.startsWith('/page-')).map(([, times]) => times)
}
