import { type ConversationFilter, conversationFilters } from '@parleykit/contract/conversations'

/** When a conversation began: `between` is from one day to another, either of which may be left open. */
export const whens = ['any', 'today', 'week', 'month', 'between'] as const
export type When = (typeof whens)[number]

/** What the owner looks for. Days are those of the owner's calendar, `YYYY-MM-DD`; empty for none. */
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

/** How many days back each begins, today being none. */
const daysBack: Partial<Record<When, number>> = { today: 0, week: 6, month: 29 }

/** Whether anything is left out that would be there otherwise. */
export function isNarrowed(search: ConversationSearchForm): boolean {
  return countNarrowing(search) > 0
}

/** By how many things it is narrowed: words, days, and each filter. */
export function countNarrowing({ q, when, fromDay, toDay, filters }: ConversationSearchForm): number {
  const isOfDays = when in daysBack || (when === 'between' && (fromDay !== '' || toDay !== ''))
  return Number(q.trim() !== '') + Number(isOfDays) + filters.length
}

/** The search as the server takes it: days whole, by the owner's clock. */
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

/** The search as it stands in the address; what narrows nothing stands there as nothing. */
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

/** Whatever somebody typed into the address: what it can't mean is left out. */
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

/** The instant that a day begins at, or one some days later; undefined for a day that isn't one. */
function startOfDay(day: string, later: number): string | undefined {
  const [year, month, date] = day.split('-').map(Number)
  if (!year || !month || !date) return undefined
  const instant = new Date(year, month - 1, date + later)
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString()
}

function daysAgo(now: Date, days: number): string {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - days).toISOString()
}
