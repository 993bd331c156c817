import { z } from 'zod'

/** The records between the rows of a backup, in this order: one start, each table with its rows, one end. */
export const recordSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('start'),
    format: z.literal('parleykit-backup-1'),
    takenAt: z.iso.datetime(),
    /** When the database's newest migration was written. */
    schemaVersion: z.number(),
  }),
  /** After this record, everything until the table's end is COPY text. */
  z.object({ kind: z.literal('table'), name: z.string(), columns: z.array(z.string()).min(1) }),
  z.object({ kind: z.literal('table-end'), rows: z.number() }),
  z.object({
    kind: z.literal('end'),
    sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  }),
])

export type BackupRecord = z.infer<typeof recordSchema>
