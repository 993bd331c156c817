import type { CuratedAnswer } from '@parleykit/contract/answering/curated-answers/curated-answers'

/** The days on which an answer is given, such as 2026-12-24, both included. Null: no such end. */
export interface Validity {
  readonly validFrom: string | null
  readonly validUntil: string | null
}

export function hasDates({ validFrom, validUntil }: Validity): boolean {
  return validFrom !== null || validUntil !== null
}

/** Whether an answer is given on a day, or is yet to be, or no longer. */
export function stateOn({ validFrom, validUntil }: Validity, day: string): CuratedAnswer['state'] {
  if (validUntil !== null && validUntil < day) return 'ended'
  return validFrom !== null && validFrom > day ? 'upcoming' : 'active'
}

/**
 * Whether two answers may not have the same question. One that is given on certain days may: it comes first on them, and
 * the one without dates is given on all others.
 */
export function collide(a: Validity, b: Validity): boolean {
  if (hasDates(a) !== hasDates(b)) return false
  const startsInTime = (one: Validity, other: Validity) =>
    one.validFrom === null || other.validUntil === null || one.validFrom <= other.validUntil
  return startsInTime(a, b) && startsInTime(b, a)
}

/** The day that it is for an agent: in the time zone of its office hours, else in UTC. */
export function dayOf(
  { officeHours }: { readonly officeHours: { readonly timeZone: string } | null },
  now: Date,
): string {
  const timeZone = officeHours?.timeZone ?? 'UTC'
  const form = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const
  return new Intl.DateTimeFormat('sv-SE', form).format(now)
}
