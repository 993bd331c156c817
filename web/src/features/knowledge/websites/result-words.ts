import type { SyncReport } from '@parleykit/contract/knowledge/websites/website-syncs'
import type { PageResult, ScrapedPage, ScrapeJob } from '@parleykit/contract/knowledge/websites/websites'

interface ResultWords {
  readonly words: string
  readonly color: 'green' | 'gray' | 'yellow' | 'red'
}

/** The label of each page result. */
export const resultWords: Readonly<Record<PageResult, ResultWords>> = {
  waiting: { words: 'Waiting', color: 'gray' },
  read: { words: 'Read', color: 'gray' },
  ok: { words: 'In the knowledge', color: 'green' },
  unchanged: { words: 'Unchanged', color: 'green' },
  duplicate: { words: 'Already known', color: 'gray' },
  robots: { words: 'Blocked by the website', color: 'yellow' },
  off_site: { words: 'Redirects to another site', color: 'yellow' },
  not_html: { words: 'Not a page', color: 'yellow' },
  too_thin: { words: 'Almost no text', color: 'yellow' },
  needs_javascript: { words: 'Needs JavaScript', color: 'yellow' },
  not_found: { words: 'Not found', color: 'red' },
  error: { words: 'Failed', color: 'red' },
  plan_limit: { words: "Over your plan's limit", color: 'red' },
  cancelled: { words: 'Stopped', color: 'gray' },
}

const open: readonly PageResult[] = ['waiting', 'read']
const inKnowledge: readonly PageResult[] = ['ok', 'unchanged', 'duplicate']

type CountedJob = Pick<ScrapeJob, 'isSync'> & { readonly pages: readonly Pick<ScrapedPage, 'result'>[] }

/**
 * Formats a job's counts: "12 pages added or changed, 3 known already, 2 skipped."; for a sync "12 pages changed, 3
 * unchanged, 2 not read."
 */
export function countsOf({ isSync, pages }: CountedJob): string {
  const count = (isMeant: (result: PageResult) => boolean) =>
    pages.filter(({ result }) => isMeant(result)).length
  const read = count((result) => result === 'ok')
  const known = count((result) => result === 'unchanged' || result === 'duplicate')
  const skipped = count((result) => !open.includes(result) && !inKnowledge.includes(result))
  const parts = [
    `${read.toLocaleString()} ${read === 1 ? 'page' : 'pages'} ${isSync ? 'changed' : 'added or changed'}`,
    known > 0 ? `${known.toLocaleString()} ${isSync ? 'unchanged' : 'known already'}` : '',
    skipped > 0 ? `${skipped.toLocaleString()} ${isSync ? 'not read' : 'skipped'}` : '',
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}

/** Formats a sync report: "12 pages read again: 2 changed, 9 unchanged, 1 gone, 3 new." */
export function syncWords({ total, changedTotal, unchanged, goneTotal, addedTotal }: SyncReport): string {
  const failed = total - changedTotal - unchanged - goneTotal
  const parts = [
    `${changedTotal.toLocaleString()} changed`,
    unchanged > 0 ? `${unchanged.toLocaleString()} unchanged` : '',
    goneTotal > 0 ? `${goneTotal.toLocaleString()} gone` : '',
    failed > 0 ? `${failed.toLocaleString()} not read` : '',
    addedTotal > 0 ? `${addedTotal.toLocaleString()} new` : '',
  ]
  const pages = `${total.toLocaleString()} ${total === 1 ? 'page' : 'pages'}`
  return `${pages} read again: ${parts.filter(Boolean).join(', ')}.`
}

/** "3 pages are new on your website" */
export function newPagesWords(count: number): string {
  return `${count.toLocaleString()} ${count === 1 ? 'page is' : 'pages are'} new on your website`
}

/** "Gone for 3 readings" */
export function timesGoneWords(times: number): string {
  return `Gone for ${times.toLocaleString()} ${times === 1 ? 'reading' : 'readings'}`
}
