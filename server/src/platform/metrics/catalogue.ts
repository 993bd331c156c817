/** All metrics: each name with its description and labels. Label values are from closed sets; never IDs or texts. */
interface Measure {
  readonly name: string
  readonly help: string
  readonly labels: readonly string[]
}

/** Counters since the start of the process, added up over the processes of a server. */
export const counters = {
  requests: {
    name: 'parleykit_http_requests_total',
    help: 'Requests answered by this server, by route pattern.',
    labels: ['method', 'route', 'status'],
  },
  refusals: {
    name: 'parleykit_refused_requests_total',
    help: 'Requests refused by this server, by refusal code.',
    labels: ['code'],
  },
  replies: {
    name: 'parleykit_replies_total',
    help: "Visitors' questions answered by this server, by outcome.",
    labels: ['outcome'],
  },
  unanswered: {
    name: 'parleykit_unanswered_questions_total',
    help: "Questions that the knowledge couldn't answer, by reason.",
    labels: ['reason'],
  },
  modelCalls: {
    name: 'parleykit_model_calls_total',
    help: 'Language model calls by this server, by outcome.',
    labels: ['model', 'outcome'],
  },
  modelTokens: {
    name: 'parleykit_model_tokens_total',
    help: 'Tokens read and written for this server, as reported by the language model.',
    labels: ['model', 'direction'],
  },
  embeddingCalls: {
    name: 'parleykit_embedding_calls_total',
    help: 'Embedding model calls by this server, by outcome.',
    labels: ['outcome'],
  },
} as const satisfies Record<string, Measure>

/** Durations in seconds. */
export const durations = {
  requests: {
    name: 'parleykit_http_request_duration_seconds',
    help: 'Time from a request to the end of its response. Streams last until the client disconnects.',
    labels: ['method', 'route'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
  },
  firstText: {
    name: 'parleykit_chat_first_text_seconds',
    help: 'Time from a question to the first text of its answer.',
    labels: [],
    buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30],
  },
  answers: {
    name: 'parleykit_chat_answer_seconds',
    help: 'Time from a question until its answer is complete and stored.',
    labels: [],
    buckets: [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60],
  },
} as const satisfies Record<string, Measure & { buckets: readonly number[] }>

/**
 * Gauges, read on demand. Those whose name ends in _total only increase. Those whose description begins with "Shared:"
 * have the same value in every process of a database. With several WEB_WORKERS, those of a process have the label
 * `worker`.
 */
export const gauges = {
  build: {
    name: 'parleykit_build_info',
    help: 'Always 1. The labels show the running versions.',
    labels: ['version', 'node'],
  },
  connections: {
    name: 'parleykit_database_connections',
    help: 'Database connections of this process, by state.',
    labels: ['state'],
  },
  connectionWaiters: {
    name: 'parleykit_database_connection_waiters',
    help: 'Statements of this process that are waiting for a connection.',
    labels: [],
  },
  cacheHits: {
    name: 'parleykit_index_cache_hits_total',
    help: 'Searches whose index was in the memory of this process.',
    labels: [],
  },
  cacheMisses: {
    name: 'parleykit_index_cache_misses_total',
    help: 'Searches whose index was read from the database.',
    labels: [],
  },
  cacheBytes: {
    name: 'parleykit_index_cache_bytes',
    help: 'Memory used by the decoded indexes of this process.',
    labels: [],
  },
  cacheIndexes: {
    name: 'parleykit_index_cache_indexes',
    help: 'Decoded indexes in the memory of this process.',
    labels: [],
  },
  diskFree: {
    name: 'parleykit_disk_free_bytes',
    help: 'Free space on the DATA_DIR disk that this process can use.',
    labels: [],
  },
  diskSize: { name: 'parleykit_disk_size_bytes', help: 'Size of the DATA_DIR disk.', labels: [] },
  backupTime: {
    name: 'parleykit_backup_timestamp_seconds',
    help: 'Time of the latest backup on this machine. Absent if there is none.',
    labels: [],
  },
  backupBytes: {
    name: 'parleykit_backup_size_bytes',
    help: 'Size of the latest backup on this machine.',
    labels: [],
  },
  backupInterval: {
    name: 'parleykit_backup_interval_seconds',
    help: 'Interval of BACKUP_SCHEDULE, or 0 if it is off.',
    labels: [],
  },
  databaseUp: {
    name: 'parleykit_database_up',
    help: '1 if the database is responding, otherwise 0.',
    labels: [],
  },
  replicaUp: {
    name: 'parleykit_read_replica_up',
    help: '1 if analytics and exports read from the replica at DATABASE_READ_URL, otherwise 0. Absent if there is none.',
    labels: [],
  },
  databaseBytes: { name: 'parleykit_database_size_bytes', help: 'Shared: size of the database.', labels: [] },
  webWorkers: {
    name: 'parleykit_web_workers',
    help: 'Processes of this server that serve requests, by whether they reported their metrics within a second.',
    labels: ['state'],
  },
  processes: {
    name: 'parleykit_processes',
    help: 'Shared: ParleyKit processes that use the database.',
    labels: [],
  },
  jobs: {
    name: 'parleykit_jobs',
    help: 'Shared: jobs by queue that are waiting, running, or failed in the last day.',
    labels: ['queue', 'state'],
  },
  jobAge: {
    name: 'parleykit_job_oldest_age_seconds',
    help: 'Shared: how long the oldest waiting job has been due, by queue.',
    labels: ['queue'],
  },
} as const satisfies Record<string, Measure>

export type Counters = typeof counters
export type Durations = typeof durations
export type Gauges = typeof gauges

/** The values of a measure's labels. */
export type LabelsOf<M extends Measure> = Readonly<Record<M['labels'][number], string>>
