import type { agents } from './base/tables.ts'

/** What an update sets of an agent that somebody has just used or worked on: it isn't forgotten. */
export function touched(now: Date): Partial<typeof agents.$inferInsert> {
  return { touchedAt: now, forgottenNotices: 0, forgottenNotedAt: null }
}
