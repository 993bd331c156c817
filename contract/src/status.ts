import { z } from 'zod'
import { defineRoute } from './route.ts'
import { instant } from './values.ts'

/** How often the page looks again while it is seen. */
export const statusPollMs = 15_000

/** With fewer bytes left on a disk, a backup or an upload may not fit. */
export const littleDiskBytes = 2_000_000_000

/** The newest backup is late when it is older than this many times the span from one to the next. */
export const backupSpansMax = 2

/** Seconds that a job may wait until that is worth a look. */
export const jobWaitMax = 900

const count = z.number().int().nonnegative()

/** What the server works with elsewhere. */
export const outsideServices = ['model', 'embedding', 'mail', 'files', 'telemetry'] as const
export type OutsideService = (typeof outsideServices)[number]

/**
 * `off`: not configured; `ok`: it answers; `refused`: it answers, and takes no key of ours; `silent`: it doesn't answer. Where
 * something was sent (telemetry alone): `delivered`, or `undelivered` where it was answered and not taken.
 */
export const serviceStates = ['off', 'ok', 'refused', 'silent', 'delivered', 'undelivered'] as const
export type ServiceState = (typeof serviceStates)[number]

/** How the replica is that analytics and exports read from; from `away` on they read from the database itself. */
export const replicaStates = ['ok', 'away', 'behind', 'writable', 'foreign'] as const
export type ReplicaState = (typeof replicaStates)[number]

export const queueStateSchema = z.object({
  name: z.string(),
  /** Due, and not begun yet. */
  waiting: count,
  running: count,
  /** Given up in the last day. */
  failed: count,
  /** Seconds since the one became due that waits for longest; 0 where none does. */
  oldestSeconds: z.number().nonnegative(),
  lastError: z.string().nullable(),
})

/** How an installation is, for who runs it. */
export const serverStatusSchema = z.object({
  version: z.string(),
  nodeVersion: z.string(),
  database: z.object({
    isEmbedded: z.boolean(),
    version: z.string(),
    bytes: count,
    /** Changes of the schema that the database has, and that this version knows. */
    migrations: z.object({ applied: count, known: count }),
    /** Null where there is none. */
    replica: z.enum(replicaStates).nullable(),
  }),
  /** Of DATA_DIR. */
  /** Below `reserveBytes`, work that writes much is refused. */
  disk: z.object({ freeBytes: count, totalBytes: count, reserveBytes: count }),
  backup: z.object({
    /** Seconds from one to the next; null where the server takes none by itself. */
    everySeconds: count.nullable(),
    /** Of this machine's folders, taken by the server or by hand. */
    newest: z.object({ takenAt: instant, bytes: count }).nullable(),
    count,
  }),
  queues: z.array(queueStateSchema),
  processes: z.array(z.object({ startedAt: instant, isThis: z.boolean() })),
  services: z.array(z.object({ name: z.enum(outsideServices), state: z.enum(serviceStates) })),
  /** Whether the encoder that comes with the product finds English passages by their meaning. */
  hasBuiltInEncoder: z.boolean(),
})
export type ServerStatus = z.infer<typeof serverStatusSchema>

export const readServerStatus = defineRoute({
  method: 'GET',
  path: '/api/status',
  summary: "Get the server's status. Admin plan only; returns 404 for other accounts.",
  access: 'account',
  response: serverStatusSchema,
  errors: ['not_found'],
})
