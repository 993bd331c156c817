import { resolve } from 'node:path'
import { z } from 'zod'

const schedules = ['off', 'hourly', 'daily', 'weekly'] as const
type BackupSchedule = (typeof schedules)[number]

const hour = 3_600_000
const intervalMs = {
  off: null,
  hourly: hour,
  daily: 24 * hour,
  weekly: 7 * 24 * hour,
} satisfies Record<BackupSchedule, number | null>

/** A shorter one might be guessed. */
const tokenMin = 16

/** The variables of those who watch and keep a server. */
export const operationsVariables = {
  METRICS_TOKEN: z
    .string()
    .min(tokenMin, `must have at least ${tokenMin} characters`)
    .optional()
    .describe('Bearer token for Prometheus to read /metrics. If unset, /metrics is disabled.'),
  DRAIN_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(300)
    .default(0)
    .describe('Seconds to keep serving during shutdown, with /readyz at 503, so that load balancers notice.'),
  DISK_RESERVE_MB: z.coerce
    .number()
    .int()
    .min(32)
    .max(1_000_000)
    .default(256)
    .describe(
      'Megabytes on the disk of DATA_DIR that uploads, trainings and crawls leave free for sign-in, reading and chats.',
    ),
  BACKUP_SCHEDULE: z
    .enum(schedules)
    .optional()
    .describe(
      'off, hourly, daily or weekly automatic backups. Default: daily for the embedded database, off with DATABASE_URL.',
    ),
  BACKUP_DIR: z
    .string()
    .optional()
    .describe('Folder for automatic backups, ideally on another disk. Default: backups in DATA_DIR.'),
  BACKUP_KEEP_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3650)
    .default(14)
    .describe('Days to keep daily backups; weekly backups are kept four times as long.'),
  AUDIT_RETENTION_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3650)
    .default(365)
    .describe('Days to keep the audit logs of workspaces and of the installation.'),
}

type OperationsVariables = z.infer<z.ZodObject<typeof operationsVariables>>

export interface BackupConfig {
  /** Milliseconds from one backup to the next; null where the server takes none by itself. */
  readonly everyMs: number | null
  /** Absolute path. */
  readonly folder: string
  readonly keepDays: number
}

export function toBackupConfig(
  values: OperationsVariables & { DATABASE_URL?: string | undefined },
  dataDir: string,
): BackupConfig {
  const schedule = values.BACKUP_SCHEDULE ?? (values.DATABASE_URL ? 'off' : 'daily')
  return {
    everyMs: intervalMs[schedule],
    folder: resolve(values.BACKUP_DIR ?? resolve(dataDir, 'backups')),
    keepDays: values.BACKUP_KEEP_DAYS,
  }
}
