import { productName } from '@parleykit/contract/base/limits'
import commonJs from 'robots-parser'
import type { Scope } from '../core/scope.ts'
import type { RobotsFacts, SentDocument } from './site-work.ts'

/** Its types declare an ES module, but it is CommonJS. */
const robotsParser = commonJs as unknown as typeof commonJs.default

const crawlDelayMax = 60
const sitemapsMax = 50

let latest: { text: string; isAllowed: (url: string) => boolean } | undefined

/** Returns a function that tells whether a site's robots.txt lets us read a URL. */
export function allowedBy({ origin }: Scope, robots: string | null): (url: string) => boolean {
  if (robots === null) return () => true
  if (latest?.text === robots) return latest.isAllowed
  const rules = robotsParser(`${origin}/robots.txt`, robots)
  const isAllowed = (url: string) => rules.isAllowed(url, productName) !== false
  latest = { text: robots, isAllowed }
  return isAllowed
}

export function readRobotsFacts(
  { scope, robots, url }: SentDocument,
  isAllowed: (url: string) => boolean,
): RobotsFacts {
  const rules = robotsParser(`${scope.origin}/robots.txt`, robots ?? '')
  return {
    kind: 'robots',
    allowsStart: isAllowed(url),
    sitemaps: rules.getSitemaps().slice(0, sitemapsMax),
    crawlDelaySeconds: Math.min(crawlDelayMax, rules.getCrawlDelay(productName) ?? 0),
  }
}
