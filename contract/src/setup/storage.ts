import { z } from 'zod'
import { defineRoute } from '../base/route.ts'
import { instant } from '../base/values.ts'

const count = z.number().int().nonnegative()

export const storageSchema = z.object({
  backups: z.object({
    /** Interval in seconds; null if the server takes none by itself. */
    everySeconds: count.nullable(),
    /** About when the server takes the next one by itself; null if it takes none. */
    nextAt: instant.nullable(),
    /** The newest on this machine, however it was taken; null if there is none. */
    newest: z.object({ takenAt: instant, bytes: count }).nullable(),
    /** All of this machine. */
    count,
    bytes: count,
    folder: z.string(),
    /** Whether one is being taken, or waits to be. */
    isRunning: z.boolean(),
    /** Why the last one that the server took failed; null if it succeeded. */
    failure: z.string().nullable(),
  }),
  database: z.object({ isEmbedded: z.boolean(), bytes: count }),
  /** Original uploads and images. Those in the database are part of its size. */
  files: z.object({ count, bytes: count, isInDatabase: z.boolean() }),
  /** The disk of DATA_DIR. */
  disk: z.object({ folder: z.string(), freeBytes: count, totalBytes: count }),
})
export type Storage = z.infer<typeof storageSchema>

export const getStorage = defineRoute({
  method: 'GET',
  path: '/api/setup/storage',
  summary: 'Get backups and storage of this server. Operator only; returns 404 for other accounts.',
  access: 'account',
  response: storageSchema,
  errors: ['not_found'],
})

export const requestBackup = defineRoute({
  method: 'POST',
  path: '/api/setup/backups',
  summary: 'Take a backup now, as a job. Operator only; returns 404 for other accounts.',
  access: 'account',
  response: storageSchema,
  errors: ['not_found'],
})
