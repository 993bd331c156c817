import type { agents } from './base/tables.ts'

/** The columns to update when an agent is used or edited, so that it isn't deleted as forgotten. */
export function touchedColumns(now: Date): Partial<typeof agents.$inferInsert> {
  return { touchedAt: now, forgottenNotices: 0, forgottenNotedAt: null }
}
