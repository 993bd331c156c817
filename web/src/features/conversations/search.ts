import { type ConversationFilter, conversationFilters } from '@parleykit/contract/conversations/conversations'

/** When a conversation began. `between` is a range of days with optional start and end. */
export const whens = ['any', 'today', 'week', 'month', 'between'] as const
export type When = (typeof whens)[number]

/** The owner's search. Days are in the owner's time zone, `YYYY-MM-DD`; empty for none. */
export interface ConversationSearchForm {
  readonly q: string
  readonly when: When
  readonly fromDay: string
  readonly toDay: string
  readonly filters: readonly ConversationFilter[]
  readonly tests: boolean
}

export const everything: ConversationSearchForm = {
  q: '',
  when: 'any',
  fromDay: '',
  toDay: '',
  filters: [],
  tests: false,
}

/** The number of days before today at which each begins. */
const daysBack: Partial<Record<When, number>> = { today: 0, week: 6, month: 29 }

/** Whether the search excludes any conversations. */
export function isNarrowed(search: ConversationSearchForm): boolean {
  return countNarrowing(search) > 0
}

/** The number of active criteria: text, days, and each filter. */
export function countNarrowing({ q, when, fromDay, toDay, filters }: ConversationSearchForm): number {
  const isOfDays = when in daysBack || (when === 'between' && (fromDay !== '' || toDay !== ''))
  return Number(q.trim() !== '') + Number(isOfDays) + filters.length
}

/** The search in the server's format: whole days in the owner's time zone. */
export function toQuery(
  { q, when, fromDay, toDay, filters, tests }: ConversationSearchForm,
  now = new Date(),
) {
  const back = daysBack[when]
  const from = back === undefined ? startOfDay(when === 'between' ? fromDay : '', 0) : daysAgo(now, back)
  const to = startOfDay(when === 'between' ? toDay : '', 1)
  return {
    ...(q.trim() !== '' && { q: q.trim() }),
    ...(from && { from }),
    ...(to && { to }),
    ...(filters.length > 0 && { filter: filters.join(',') }),
    ...(tests && { tests: '1' as const }),
  }
}

/** The search as stored in the URL, without defaults. */
export interface SearchInAddress {
  readonly q?: string | undefined
  readonly when?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly filter?: string | undefined
  readonly tests?: boolean | undefined
}

export function toAddress({
  q,
  when,
  fromDay,
  toDay,
  filters,
  tests,
}: ConversationSearchForm): SearchInAddress {
  const isBetween = when === 'between'
  return {
    q: q === '' ? undefined : q,
    when: when === 'any' ? undefined : when,
    from: isBetween && fromDay !== '' ? fromDay : undefined,
    to: isBetween && toDay !== '' ? toDay : undefined,
    filter: filters.length === 0 ? undefined : filters.join(','),
    tests: tests || undefined,
  }
}

/** Parses the search in a URL, which may be edited by hand; drops invalid values. */
export function fromAddress({ q, when, from, to, filter, tests }: SearchInAddress): ConversationSearchForm {
  const wanted = filter?.split(',') ?? []
  return {
    q: q ?? '',
    when: whens.find((each) => each === when) ?? 'any',
    fromDay: from ?? '',
    toDay: to ?? '',
    filters: conversationFilters.filter((each) => wanted.includes(each)),
    tests: tests === true,
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
