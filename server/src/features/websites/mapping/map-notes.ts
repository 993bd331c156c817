import { mappedPagesMax } from '@parleykit/contract/limits'
import type { Scope } from '../core/scope.ts'
import type { CrawlCounts } from './crawl-site.ts'

export interface MapOutcome extends CrawlCounts {
  readonly scope: Scope
  readonly isCut: boolean
  readonly isLate: boolean
  /** Between two pages, as robots.txt asks; 0 where it doesn't. */
  readonly crawlDelaySeconds: number
  /** Whether pages came without any text. */
  readonly isEmpty: boolean
  /** Whether a browser has run the first of them. */
  readonly isRendered: boolean
  readonly seconds: number
}

/** What an owner should know about a map, in sentences. */
export function mapNotes(outcome: MapOutcome): string[] {
  const { scope, refused, noindex, failed } = outcome
  return [
    scope.prefix !== '/' &&
      `Only pages below ${scope.prefix} are listed, as in the address. Enter ${new URL(scope.origin).host} for the whole website.`,
    outcome.isCut &&
      `The website has more pages than the ${mappedPagesMax} listed. Enter the address of one of its folders to see the pages in it.`,
    outcome.isLate &&
      `${outcome.crawlDelaySeconds > 0 ? `The website's robots.txt asks for ${outcome.crawlDelaySeconds} seconds between two pages` : 'The website answers slowly'}: this is what was found within ${outcome.seconds} seconds. There may be more.`,
    outcome.isSlowedDown &&
      'The website asked to be read more slowly, so not all of its pages were looked at.',
    refused.size > 0 &&
      `${links(refused.size)} left out, because the website's robots.txt keeps robots away from there.`,
    noindex > 0 && `${pages(noindex)} left out that ask not to be listed (noindex).`,
    failed > 0 && `${pages(failed)} left out that couldn't be read.`,
    outcome.isEmpty &&
      (outcome.isRendered
        ? 'Pages of this website are empty until JavaScript fills them. A browser has run the first one; links that only others have may be missing here.'
        : 'Pages of this website are empty until JavaScript fills them, so some links may be missing here.'),
  ].filter((note) => note !== false)
}

const pages = (count: number) => (count === 1 ? '1 page was' : `${count} pages were`)
const links = (count: number) => (count === 1 ? '1 link was' : `${count} links were`)
