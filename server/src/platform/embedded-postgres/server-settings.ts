/** Settings for a small machine that runs nothing but ParleyKit beside the database. */
const settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  shared_buffers: '64MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  effective_cache_size: '256MB',
  // Neither replicas nor archives hang on the embedded server, so its write-ahead log may be lean.
  wal_level: 'minimal',
  max_wal_senders: '0',
  wal_compression: 'on',
  checkpoint_timeout: '15min',
  // No helper processes for reading, no parallel plans: containers often give /dev/shm only 64 MB.
  io_method: 'sync',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  autovacuum_max_workers: '2',
  autovacuum_worker_slots: '2',
  max_logical_replication_workers: '0',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The log names errors, not what people wrote: statements and values stay out of it.
  log_min_messages: 'warning',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
}

/** What one product uses at a time, with room for an operator's tools. */
export const usualConnections = 60

/** One file of the write-ahead log, of which PostgreSQL needs two. */
const segmentMegabytes = 16
const walMegabytes = { min: 2 * segmentMegabytes, max: 512 }

/**
 * Megabytes that the write-ahead log grows to: at most half of the reserve, since it may grow after other writing was
 * stopped there, and little of a small disk.
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

/** The settings as arguments of `postgres`; they win over the folder's postgresql.conf, so all folders are alike. */
export function serverSettings({
  connectionsMax = usualConnections,
  walMegabytes: wal = walMegabytes.min,
}: {
  readonly connectionsMax?: number | undefined
  readonly walMegabytes?: number
} = {}): string[] {
  // Files of the log are used again and not deleted: once it is grown, writing it takes no more room.
  const sizes = { max_connections: connectionsMax, max_wal_size: `${wal}MB`, min_wal_size: `${wal}MB` }
  return Object.entries({ ...settings, ...sizes }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
