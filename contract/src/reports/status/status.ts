import { z } from 'zod'
import { defineRoute } from '../../base/route.ts'
import { instant } from '../../base/values.ts'

/** Polling interval of the visible page, in milliseconds. */
export const statusPollMs = 15_000

/** Below this many free bytes, a backup or an upload may not fit. */
export const littleDiskBytes = 2_000_000_000

/** The newest backup is overdue if it is older than this many backup intervals. */
export const backupSpansMax = 2

/** A job that waits longer than this many seconds is reported. */
export const jobWaitMax = 900

const count = z.number().int().nonnegative()

/** External services that the server uses. */
export const outsideServices = ['model', 'embedding', 'mail', 'files', 'telemetry'] as const
export type OutsideService = (typeof outsideServices)[number]

/**
 * `off`: not configured; `ok`: it responds; `refused`: it responds but rejects our key; `silent`: it doesn't respond.
 * If data was sent (telemetry only): `delivered`, or `undelivered` if it responded but didn't accept the data.
 */
export const serviceStates = ['off', 'ok', 'refused', 'silent', 'delivered', 'undelivered'] as const
export type ServiceState = (typeof serviceStates)[number]

/** The state of the replica for analytics and exports. From `away` on, they read from the primary database. */
export const replicaStates = ['ok', 'away', 'behind', 'writable', 'foreign'] as const
export type ReplicaState = (typeof replicaStates)[number]

export const queueStateSchema = z.object({
  name: z.string(),
  /** Due and not started. */
  waiting: count,
  running: count,
  /** Jobs given up in the last day. */
  failed: count,
  /** Seconds since the longest-waiting job became due; 0 if there is none. */
  oldestSeconds: z.number().nonnegative(),
  lastError: z.string().nullable(),
})

/** The state of an installation, for its operator. */
export const serverStatusSchema = z.object({
  version: z.string(),
  nodeVersion: z.string(),
  database: z.object({
    isEmbedded: z.boolean(),
    version: z.string(),
    bytes: count,
    /** Schema migrations applied to the database, and known to this version. */
    migrations: z.object({ applied: count, known: count }),
    /** Null if there is none. */
    replica: z.enum(replicaStates).nullable(),
  }),
  /** The disk with DATA_DIR. */
  /** Below `reserveBytes` free bytes, work that writes a lot is refused. */
  disk: z.object({ freeBytes: count, totalBytes: count, reserveBytes: count }),
  backup: z.object({
    /** Backup interval in seconds; null if the server makes no automatic backups. */
    everySeconds: count.nullable(),
    /** The newest backup in this machine's folders, made by the server or manually. */
    newest: z.object({ takenAt: instant, bytes: count }).nullable(),
    count,
  }),
  queues: z.array(queueStateSchema),
  processes: z.array(z.object({ startedAt: instant, isThis: z.boolean() })),
  services: z.array(z.object({ name: z.enum(outsideServices), state: z.enum(serviceStates) })),
  /** Whether the built-in encoder finds English passages by sentence embeddings. */
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
