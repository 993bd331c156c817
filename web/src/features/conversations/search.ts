import { type ConversationFilter, conversationFilters } from '@parleykit/contract/conversations/conversations'

/** When a conversation began. `between` is a range of days with optional start and end. */
export const periods = ['any', 'today', 'week', 'month', 'between'] as const
export type Period = (typeof periods)[number]

/** The owner's search. Days are in the owner's time zone, `YYYY-MM-DD`; empty for none. */
export interface ConversationSearchForm {
  readonly q: string
  readonly period: Period
  readonly fromDay: string
  readonly toDay: string
  readonly filters: readonly ConversationFilter[]
  readonly includesTests: boolean
}

export const emptySearch: ConversationSearchForm = {
  q: '',
  period: 'any',
  fromDay: '',
  toDay: '',
  filters: [],
  includesTests: false,
}

/** The number of days before today at which each begins. */
const daysBack: Partial<Record<Period, number>> = { today: 0, week: 6, month: 29 }

/** Whether the search excludes any conversations. */
export function hasFilters(search: ConversationSearchForm): boolean {
  return countActiveFilters(search) > 0
}

/** The number of active criteria: text, days, and each filter. */
export function countActiveFilters({ q, period, fromDay, toDay, filters }: ConversationSearchForm): number {
  const hasDays = period in daysBack || (period === 'between' && (fromDay !== '' || toDay !== ''))
  return Number(q.trim() !== '') + Number(hasDays) + filters.length
}

/** The search in the server's format: whole days in the owner's time zone. */
export function toQuery(
  { q, period, fromDay, toDay, filters, includesTests }: ConversationSearchForm,
  now = new Date(),
) {
  const back = daysBack[period]
  const from = back === undefined ? startOfDay(period === 'between' ? fromDay : '', 0) : daysAgo(now, back)
  const to = startOfDay(period === 'between' ? toDay : '', 1)
  return {
    ...(q.trim() !== '' && { q: q.trim() }),
    ...(from && { from }),
    ...(to && { to }),
    ...(filters.length > 0 && { filter: filters.join(',') }),
    ...(includesTests && { tests: '1' as const }),
  }
}

/** The search as stored in the URL, without defaults. */
export interface UrlSearch {
  readonly q?: string | undefined
  readonly when?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly filter?: string | undefined
  readonly tests?: boolean | undefined
}

export function toUrlSearch({
  q,
  period,
  fromDay,
  toDay,
  filters,
  includesTests,
}: ConversationSearchForm): UrlSearch {
  const isBetween = period === 'between'
  return {
    q: q === '' ? undefined : q,
    when: period === 'any' ? undefined : period,
    from: isBetween && fromDay !== '' ? fromDay : undefined,
    to: isBetween && toDay !== '' ? toDay : undefined,
    filter: filters.length === 0 ? undefined : filters.join(','),
    tests: includesTests || undefined,
  }
}

/** Parses the search in a URL, which may be edited by hand; drops invalid values. */
export function fromUrlSearch({ q, when, from, to, filter, tests }: UrlSearch): ConversationSearchForm {
  const wanted = filter?.split(',') ?? []
  return {
    q: q ?? '',
    period: periods.find((each) => each === when) ?? 'any',
    fromDay: from ?? '',
    toDay: to ?? '',
    filters: conversationFilters.filter((each) => wanted.includes(each)),
    includesTests: tests === true,
  }
}

/** The start of a day, or of one some days later; undefined for an invalid day. */
function startOfDay(day: string, later: number): string | undefined {
  const [year, month, date] = day.split('-').map(Number)
  if (!year || !month || !date) return undefined
  const instant = new Date(year, month - 1, date + later)
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString()
}

function daysAgo(now: Date, days: number): string {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - days).toISOString()
}
