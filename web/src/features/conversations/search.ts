import type { ConversationFilter } from '@parleykit/contract/conversations'

/** What the owner looks for. Days are those of the owner's calendar, `YYYY-MM-DD`; empty for none. */
export interface ConversationSearch {
  readonly q: string
  readonly fromDay: string
  readonly toDay: string
  readonly filters: readonly ConversationFilter[]
  readonly tests: boolean
}

export const everything: ConversationSearch = { q: '', fromDay: '', toDay: '', filters: [], tests: false }

/** Whether anything is left out that would be there otherwise. */
export function isNarrowed({ q, fromDay, toDay, filters }: ConversationSearch): boolean {
  return q.trim() !== '' || fromDay !== '' || toDay !== '' || filters.length > 0
}

/** The search as the server takes it: both days included, by the owner's clock. */
export function toQuery({ q, fromDay, toDay, filters, tests }: ConversationSearch) {
  const from = startOfDay(fromDay, 0)
  const to = startOfDay(toDay, 1)
  return {
    ...(q.trim() !== '' && { q: q.trim() }),
    ...(from && { from }),
    ...(to && { to }),
    ...(filters.length > 0 && { filter: filters.join(',') }),
    ...(tests && { tests: '1' as const }),
  }
}

/** The instant that a day begins at, or one some days later; undefined for a day that isn't one. */
function startOfDay(day: string, later: number): string | undefined {
  const [year, month, date] = day.split('-').map(Number)
  if (!year || !month || !date) return undefined
  const instant = new Date(year, month - 1, date + later)
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString()
}
