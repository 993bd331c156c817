import { z } from 'zod'

/** Local days that the charts look back on, today among them. */
export const analyticsDays = [7, 30, 90] as const
export type AnalyticsDays = (typeof analyticsDays)[number]

/**
 * An IANA time zone such as Europe/Berlin, by the name that its aliases stand for: a database may not know these. Offsets and
 * abbreviations are refused: they don't know summer time.
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
