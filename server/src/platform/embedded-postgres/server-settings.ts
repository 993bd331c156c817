/** Settings for a small machine that runs only ParleyKit and its database. */
const settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  shared_buffers: '64MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  effective_cache_size: '256MB',
  // The embedded server has neither replicas nor archiving, so its write-ahead log can be minimal.
  wal_level: 'minimal',
  max_wal_senders: '0',
  wal_compression: 'on',
  checkpoint_timeout: '15min',
  // No helper processes for reads and no parallel plans: containers often limit /dev/shm to 64 MB.
  io_method: 'sync',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  autovacuum_max_workers: '2',
  autovacuum_worker_slots: '2',
  max_logical_replication_workers: '0',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The log contains errors, but no statements or values, which may be people's messages.
  log_min_messages: 'warning',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
}

/** Connections for one product, and some for an operator's tools. */
export const usualConnections = 60

/** Size of a write-ahead log file. PostgreSQL needs two. */
const segmentMegabytes = 16
const walMegabytes = { min: 2 * segmentMegabytes, max: 512 }

/**
 * Megabytes that the write-ahead log may grow to: at most half of the reserve, since it may grow after other writes
 * were stopped there, and a small share of a small disk.
 */
export function chooseWalMegabytes({
  freeBytes,
  reserveBytes,
}: {
  freeBytes: number
  reserveBytes: number
}): number {
  const segments = Math.floor(Math.min(reserveBytes / 2, freeBytes / 8) / 1024 / 1024 / segmentMegabytes)
  return Math.min(walMegabytes.max, Math.max(walMegabytes.min, segments * segmentMegabytes))
}

/**
 * The settings as arguments of `postgres`. They override the folder's postgresql.conf, so that all folders behave
 * alike.
 */
export function serverSettings({
  connectionsMax = usualConnections,
  walMegabytes: wal = walMegabytes.min,
}: {
  readonly connectionsMax?: number | undefined
  readonly walMegabytes?: number
} = {}): string[] {
  // Log files are recycled and not deleted: once the log has grown, writing it takes no more space.
  const sizes = { max_connections: connectionsMax, max_wal_size: `${wal}MB`, min_wal_size: `${wal}MB` }
  return Object.entries({ ...settings, ...sizes }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
