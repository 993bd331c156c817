import { refusalForLinks } from '@parleykit/contract/billing/plans'
import { newPagesMax } from '@parleykit/contract/knowledge/websites/limits'
import { createSemaphore } from '../../../platform/concurrency/semaphore.ts'
import type { JobContext } from '../../../platform/context.ts'
import { and, asc, eq, isNull } from '../../../platform/database/drizzle.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findOwnAgent, lockAgent } from '../../agents/index.ts'
import type { OpenJob } from './base/find-open-job.ts'
import { scrapeJobs, websitePages } from './base/tables.ts'
import type { FoundPage } from './core/found-pages.ts'
import { siteOf } from './core/is-same-site.ts'
import { type Scope, scopeAround, siteKey } from './core/scope.ts'
import { countLinksLeft } from './count-links-left.ts'
import { findSitePages } from './find-site-pages.ts'
import { listKnownPageKeys } from './list-known-page-keys.ts'
import { recordPages } from './record-pages.ts'

/** One at a time per process, in addition to maps that owners wait for. */
const semaphore = createSemaphore(1, Number.POSITIVE_INFINITY)
/** Milliseconds per job. */
const longestMs = 60_000
/** Number of known pages to start from if the website's folder leads nowhere. */
const startsTried = 2

/**
 * Crawls the websites of an agent's pages, each within the folder that contains all of the pages, and records pages
 * that are neither in its knowledge nor were shown to its owner. Websites that can't be crawled are reported on the
 * job.
 */
export async function findNewPages({ platform, signal }: JobContext, job: OpenJob): Promise<void> {
  const { database } = platform
  const agent = await findOwnAgent(database, job.owner, job.agentId)
  const refusal = refusalForLinks(await countLinksLeft({ database, owner: job.owner }, agent), 1)
  const sites = refusal === null ? await listSites(platform, job.agentId) : []
  const endsAt = performance.now() + longestMs
  const looked = sites.slice(0, newPagesMax.websites)
  const faults = refusal === null ? [] : [refusal]
  if (sites.length > looked.length)
    faults.push(`Only ${looked.length} of ${sites.length} websites were checked.`)
  await semaphore.acquire()
  try {
    for (const site of looked) {
      const found = performance.now() < endsAt ? await lookOver(platform, site, signal) : tooSlow(site)
      if (typeof found === 'string') faults.push(found)
      else await noteNew(platform, job.agentId, found)
    }
  } finally {
    semaphore.release()
  }
  await database
    .update(scrapeJobs)
    .set({ newPagesFault: faults.join(' ') || null })
    .where(and(eq(scrapeJobs.id, job.id), isNull(scrapeJobs.finishedAt)))
}

/** The pages of one website that an agent has, shortest URL first. */
type Site = readonly [string, ...string[]]

async function listSites({ database }: Platform, agentId: number): Promise<Site[]> {
  const pages = await database
    .selectDistinct({ url: websitePages.url })
    .from(websitePages)
    .where(eq(websitePages.agentId, agentId))
    .orderBy(asc(websitePages.url))
  const sites = Map.groupBy(pages, ({ url }) => siteOf(url))
  return [...sites.values()].flatMap((ofSite): Site[] => {
    const [first, ...others] = ofSite.map(({ url }) => url).sort((one, other) => one.length - other.length)
    return first === undefined ? [] : [[first, ...others]]
  })
}

/** The pages of a website, or the reason why there are none. */
async function lookOver(
  platform: Platform,
  site: Site,
  signal: AbortSignal,
): Promise<readonly FoundPage[] | string> {
  const scope = scopeAround(site)
  let fault = ''
  for (const start of new Set([folderOf(scope), ...site.slice(0, startsTried)])) {
    try {
      const options = { signal, totalMs: platform.config.websiteMapMs, scope, isGentle: true }
      const { pages, notes } = await findSitePages(platform, { addresses: [start], input: options })
      return pages.length > 0 ? pages : `${scope.site}: ${notes.join(' ')}`
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof DomainError)) throw error
      fault ||= `${scope.site}: ${error.message}`
    }
  }
  return fault
}

function folderOf({ origin, prefix }: Scope): string {
  return prefix === '/' ? `${origin}/` : `${origin}${prefix}/`
}

function tooSlow(site: Site): string {
  return `${siteOf(site[0])} wasn't checked because the other websites took too long.`
}

async function noteNew(platform: Platform, agentId: number, found: readonly FoundPage[]): Promise<void> {
  await platform.database.transaction(async (transaction) => {
    await lockAgent(transaction, { agentId })
    const known = await listKnownPageKeys(transaction, agentId)
    const pages = found.filter(({ url, isSeen }) => isSeen && !known.has(siteKey(url)))
    await recordPages(transaction, { agentId, pages, as: 'new', now: platform.clock() })
  })
}
