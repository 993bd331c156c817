import { readPageFacts } from './read-page-facts.ts'
import { allowedBy, readRobotsFacts } from './read-robots-facts.ts'
import { readSitemapFacts } from './read-sitemap-facts.ts'
import type { SentDocument, SiteFacts } from './site-work.ts'

/** The work process's part of a crawl: reads what a site has sent. */
export function work(documents: SentDocument[]): SiteFacts[] {
  return documents.map((document) => {
    try {
      return read(document)
    } catch {
      return null
    }
  })
}

function read(document: SentDocument): SiteFacts {
  const isAllowed = allowedBy(document.scope, document.robots)
  if (document.kind === 'robots') return readRobotsFacts(document, isAllowed)
  if (document.kind === 'sitemap') return readSitemapFacts(document, isAllowed)
  return readPageFacts(document, isAllowed)
}
