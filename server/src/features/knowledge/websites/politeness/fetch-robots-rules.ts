import { productName } from '@parleykit/contract/base/limits'
import robotsParser from 'robots-parser'
import type { PublicFetch } from '../../../../platform/fetch-public-url/index.ts'
import { fetchRobots } from './fetch-robots.ts'

/** A site's rules for crawlers. */
export interface RobotsRules {
  allows(url: string): boolean
  /** Seconds between two requests; 0 if not specified. */
  readonly crawlDelaySeconds: number
  readonly sitemaps: readonly string[]
}

/** A longer crawl delay counts as this one. */
const crawlDelayMax = 60

const ruleLengthMax = 1000
/** Total characters of all rules with wildcards. */
const wildcardCharactersMax = 10_000

/** Why a site can't be requested right now, in a sentence. */
export interface RobotsUnknown {
  readonly unknown: string
}

const noRules: RobotsRules = { allows: () => true, crawlDelaySeconds: 0, sitemaps: [] }

/**
 * Reads an origin's robots.txt according to RFC 9309: a missing or inaccessible one allows everything; if the server
 * fails, nothing may be read for now.
 */
export async function fetchRobotsRules(
  fetchPublicUrl: PublicFetch,
  origin: string,
  signal: AbortSignal,
): Promise<RobotsRules | RobotsUnknown> {
  const answer = await fetchRobots(fetchPublicUrl, origin, { signal, totalMs: 10_000 })
  if ('text' in answer)
    return answer.text === null ? noRules : parseRules(`${origin}/robots.txt`, answer.text)
  const { fault } = answer
  if (typeof fault === 'number')
    return {
      unknown: `The site's robots.txt can't be read (status ${fault}), so the site can't be read either.`,
    }
  if (fault.kind === 'aborted') throw fault
  const isNoAnswer = fault.kind === 'unreachable' || fault.kind === 'timeout' || fault.kind === 'too_large'
  return isNoAnswer ? { unknown: fault.message } : noRules
}

/** Its types declare a default export, but the module itself is the function. */
const parseRobots = robotsParser as unknown as typeof robotsParser.default

function parseRules(url: string, text: string): RobotsRules {
  const rules = parseRobots(url, boundRules(text))
  return {
    allows: (page) => rules.isAllowed(page, productName) !== false,
    crawlDelaySeconds: Math.min(crawlDelayMax, rules.getCrawlDelay(productName) ?? 0),
    sitemaps: rules.getSitemaps(),
  }
}

/** Matching a wildcard rule costs its length times the URL's: hostile rules would block the server. */
function boundRules(text: string): string {
  let left = wildcardCharactersMax
  const isBearable = (line: string) => {
    if (line.length > ruleLengthMax) return false
    if (!line.includes('*') || /^\s*user-agent\b/i.test(line)) return true
    left -= line.length
    return left >= 0
  }
  return text
    .split(/\r\n|\r|\n/)
    .filter(isBearable)
    .join('\n')
}
