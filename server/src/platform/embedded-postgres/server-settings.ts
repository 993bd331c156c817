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
  max_wal_size: '512MB',
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

/** The settings as arguments of `postgres`; they win over the folder's postgresql.conf, so all folders are alike. */
export function serverSettings(connectionsMax: number = usualConnections): string[] {
  return Object.entries({ ...settings, max_connections: connectionsMax }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
}
