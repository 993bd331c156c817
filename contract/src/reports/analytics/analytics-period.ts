import { z } from 'zod'

/** Local days covered by the charts, including today. */
export const analyticsDays = [7, 30, 90] as const
export type AnalyticsDays = (typeof analyticsDays)[number]

/**
 * An IANA time zone such as Europe/Berlin, converted from an alias to the canonical name, since a database may not know
 * aliases. Offsets and abbreviations are rejected: they have no daylight saving time.
 */
export const timeZoneSchema = z
  .string()
  .max(64)
  .refine(isTimeZone, { error: 'Choose a time zone such as Europe/Berlin' })
  .transform((name) => new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone)

function isTimeZone(name: string): boolean {
  if (name !== 'UTC' && !/^[A-Za-z]\w*\/[\w+/-]+$/.test(name)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
