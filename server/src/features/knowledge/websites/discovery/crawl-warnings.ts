import { mappedPagesMax } from '@parleykit/contract/knowledge/websites/limits'
import type { Scope } from '../core/scope.ts'
import type { CrawlCounts } from './crawl-site.ts'

export interface CrawlOutcome extends CrawlCounts {
  readonly scope: Scope
  readonly isCut: boolean
  readonly isLate: boolean
  /** Seconds between two pages according to robots.txt; 0 if it sets none. */
  readonly crawlDelaySeconds: number
  /** Whether pages came without any text. */
  readonly isEmpty: boolean
  /** Whether a browser has run the scripts of the first page. */
  readonly isRendered: boolean
  readonly seconds: number
}

/** What an owner should know about a map, in sentences. */
export function crawlWarnings(outcome: CrawlOutcome): string[] {
  const { scope, refused, noindex, failed } = outcome
  return [
    scope.prefix !== '/' &&
      `Only pages under ${scope.prefix} are listed. To get the whole website, enter ${new URL(scope.origin).host}.`,
    outcome.isCut &&
      `The website has more than the ${mappedPagesMax} pages listed. Enter the address of a section to see its pages.`,
    outcome.isLate &&
      `${outcome.crawlDelaySeconds > 0 ? `The website's robots.txt asks for ${outcome.crawlDelaySeconds} seconds between pages` : 'The website is slow'}: these pages were found within ${outcome.seconds} seconds. There may be more.`,
    outcome.isSlowedDown &&
      'The website limits how fast it can be read, so not all of its pages were checked.',
    refused.size > 0 && `${links(refused.size)} left out because of the website's robots.txt.`,
    noindex > 0 && `${pages(noindex)} left out because they're marked noindex.`,
    failed > 0 && `${pages(failed)} left out because they couldn't be read.`,
    outcome.isEmpty &&
      (outcome.isRendered
        ? 'This website is built with JavaScript. Only the first page was opened in a browser, so links on other pages may be missing.'
        : 'This website is built with JavaScript, so some links may be missing.'),
  ].filter((note) => note !== false)
}

const pages = (count: number) => (count === 1 ? '1 page was' : `${count} pages were`)
const links = (count: number) => (count === 1 ? '1 link was' : `${count} links were`)
