import type { PageResult, ScrapeStatus } from '@parleykit/contract/knowledge/websites/websites'

/** Results after which the knowledge has the page. */
const worked: readonly PageResult[] = ['ok', 'unchanged', 'duplicate']

interface SettledPage {
  readonly result: PageResult
  readonly reason: string | null
}

/** The final status of a job: partial success counts as success. */
export function finalJobStatus(
  status: ScrapeStatus,
  pages: readonly SettledPage[],
): { status: ScrapeStatus; error: string | null } {
  if (status === 'cancelled') return { status, error: null }
  if (pages.some(({ result }) => worked.includes(result))) return { status: 'completed', error: null }
  return { status: 'error', error: explain(pages) }
}

/** The most frequent reason, since it is the one to act on. */
function explain(pages: readonly SettledPage[]): string {
  const counts = new Map<string, number>()
  for (const { reason } of pages) if (reason !== null) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  const [reason] = [...counts].sort((one, other) => other[1] - one[1])[0] ?? ['']
  const what =
    pages.length === 1 ? "The page couldn't be read." : `None of the ${pages.length} pages could be read.`
  return `${what} ${reason}`.trim()
}
