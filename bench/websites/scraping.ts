import type { Agent } from '@parleykit/contract/agents/agents'
import type { ScrapeJob } from '@parleykit/contract/knowledge/websites/websites'
import type { JsonClient } from '../../e2e/support/json-client.ts'

/** A job that reads pages for an agent of its own. */
export interface Scraping {
  readonly owner: JsonClient
  readonly agent: Agent
  readonly jobId: number
}

/** Has a new agent read these pages; the owner's plan needs the room. */
export async function beginScraping(owner: JsonClient, urls: readonly string[]): Promise<Scraping> {
  const agent = await owner.send<Agent>('POST', '/api/agents', { name: 'Cabins' })
  const path = `/api/agents/${agent.id}/knowledge/batch-scrape`
  const { jobId } = await owner.send<{ jobId: number }>('POST', path, { urls })
  return { owner, agent, jobId }
}

export function statusOf({ owner, agent, jobId }: Scraping): Promise<ScrapeJob> {
  return owner.send('GET', `/api/agents/${agent.id}/knowledge/batch-scrape-status/${jobId}`)
}
