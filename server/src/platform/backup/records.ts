import { z } from 'zod'

/** What stands between the rows of a backup, in this order: one start, each table with its rows, one end. */
export const recordSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('start'),
    format: z.literal('parleykit-backup-1'),
    takenAt: z.iso.datetime(),
    /** When the newest migration that the database had was written. */
    schemaVersion: z.number(),
  }),
  /** What follows until the table's end is text as COPY writes it. */
  z.object({ kind: z.literal('table'), name: z.string(), columns: z.array(z.string()).min(1) }),
  z.object({ kind: z.literal('table-end'), rows: z.number() }),
  z.object({
    kind: z.literal('end'),
    sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  }),
])

export type BackupRecord = z.infer<typeof recordSchema>
