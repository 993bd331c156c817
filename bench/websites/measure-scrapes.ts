import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { KnowledgeEntry } from '@parleykit/contract/knowledge/knowledge'
import type { ScrapeJob } from '@parleykit/contract/knowledge/websites/websites'
import { signIn } from '../../e2e/support/json-client.ts'
import { endServer, runServer } from '../../e2e/support/run-server.ts'
import { readConfig } from '../../server/src/config/config.ts'
import { users } from '../../server/src/features/auth/base/tables.ts'
import { openDatabase, reachDatabase } from '../../server/src/platform/database/index.ts'
import { beginScraping, type Scraping, statusOf } from './scraping.ts'
import { serveSite } from './serve-site.ts'

const environment = { ALLOW_PRIVATE_HOSTS: '127.0.0.1', BROWSER_PATH: 'off' }

/** Pages a second that one job reads and stores from a site of so many pages, each of which takes `delayMs`. */
export async function measureSpeed(pages: number, delayMs: number): Promise<number> {
  return inFolder(async (dataDir) => {
    const site = await serveSite(pages, delayMs)
    const server = await runServer(dataDir, environment)
    const scraping = await begin(server.origin, dataDir, site.urls)
    const begun = performance.now()
    const job = await waitForEnd(scraping)
    const seconds = (performance.now() - begun) / 1000
    await endServer(server, 'SIGTERM')
    site.close()
    return job.pages.filter(({ result }) => result === 'ok').length / seconds
  })
}

export interface KilledScrape {
  readonly readBefore: number
  readonly secondsAfter: number
  readonly ok: number
  readonly entries: number
  /** Entries of an address that another one has too. */
  readonly twice: number
  /** Pages that the site was asked for more than once: those that were under way at the kill. */
  readonly askedTwice: number
}

/** Kills the server in the middle of a job, starts it again, and counts what came of it. */
export async function measureKilledScrape(pages: number): Promise<KilledScrape> {
  return inFolder(async (dataDir) => {
    const site = await serveSite(pages, 20)
    const first = await runServer(dataDir, environment)
    const scraping = await begin(first.origin, dataDir, site.urls)
    let readBefore = 0
    while (readBefore < pages / 2) {
      readBefore = (await statusOf(scraping)).done
      await sleep(50)
    }
    await endServer(first, 'SIGKILL')
    const again = await runServer(dataDir, environment)
    const begun = performance.now()
    const owner = await signIn(again.origin, 'bench-owner', false)
    const job = await waitForEnd({ ...scraping, owner })
    const secondsAfter = (performance.now() - begun) / 1000
    const entries = await owner.send<KnowledgeEntry[]>('GET', `/api/agents/${scraping.agent.id}/knowledge`)
    await endServer(again, 'SIGTERM')
    site.close()
    return {
      readBefore,
      secondsAfter,
      ok: job.pages.filter(({ result }) => result === 'ok').length,
      entries: entries.length,
      twice: entries.length - new Set(entries.map(({ content }) => content)).size,
      askedTwice: [...site.asked].filter(([path, times]) => path.startsWith('/page-') && times > 1).length,
    }
  })
}

async function begin(origin: string, dataDir: string, urls: readonly string[]): Promise<Scraping> {
  const owner = await signIn(origin, 'bench-owner', true)
  await sellLargestPlan(dataDir)
  return beginScraping(owner, urls)
}

async function waitForEnd(scraping: Scraping): Promise<ScrapeJob> {
  for (;;) {
    const job = await statusOf(scraping)
    if (job.status !== 'processing') return job
    await sleep(200)
  }
}

/** Of a folder whose server runs: the free plan has no room for so many pages. Given, since a start takes back what is neither. */
async function sellLargestPlan(dataDir: string): Promise<void> {
  const config = readConfig({ DATA_DIR: dataDir })
  const reached = await reachDatabase(config, () => {}, { create: false })
  const open = openDatabase(reached.address, { max: 1 })
  await open.database.update(users).set({ subscriptionTier: 'admin', grantedTier: 'admin' })
  await open.close()
  await reached.stop()
}

async function inFolder<T>(work: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'parleykit-scrape-'))
  try {
    return await work(dataDir)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
