/** What is measured: each name with its meaning and its labels. Labels take values of closed lists; never ids or texts. */
interface Measure {
  readonly name: string
  readonly help: string
  readonly labels: readonly string[]
}

/** Counted since this process began, and added up over the processes of a server. */
export const counters = {
  requests: {
    name: 'parleykit_http_requests_total',
    help: 'Requests answered by this server, by the pattern of their route.',
    labels: ['method', 'route', 'status'],
  },
  refusals: {
    name: 'parleykit_refused_requests_total',
    help: 'Requests refused by this server, by the code of the refusal.',
    labels: ['code'],
  },
  replies: {
    name: 'parleykit_replies_total',
    help: 'Questions of visitors that this server has answered, by what became of them.',
    labels: ['outcome'],
  },
  unanswered: {
    name: 'parleykit_unanswered_questions_total',
    help: 'Questions that the knowledge had no answer to, by the reason.',
    labels: ['reason'],
  },
  modelCalls: {
    name: 'parleykit_model_calls_total',
    help: 'Calls of the language model by this server, by what became of them.',
    labels: ['model', 'outcome'],
  },
  modelTokens: {
    name: 'parleykit_model_tokens_total',
    help: 'Tokens that the language model says it has read and written for this server.',
    labels: ['model', 'direction'],
  },
  embeddingCalls: {
    name: 'parleykit_embedding_calls_total',
    help: 'Calls of the embedding model by this server, by what became of them.',
    labels: ['outcome'],
  },
} as const satisfies Record<string, Measure>

/** Seconds that something took. */
export const durations = {
  requests: {
    name: 'parleykit_http_request_duration_seconds',
    help: 'Time from a request to the end of its answer; streams last as long as somebody follows them.',
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
    help: 'Time from a question to the end of its answer, which is stored then.',
    labels: [],
    buckets: [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60],
  },
} as const satisfies Record<string, Measure & { buckets: readonly number[] }>

/**
 * Read whenever somebody asks; those whose name ends in _total only grow. Those whose meaning begins with "Shared:" are the
 * same from every process of a database. With several WEB_WORKERS, those of a process have the label `worker`.
 */
export const gauges = {
  build: {
    name: 'parleykit_build_info',
    help: 'Always 1; its labels say what runs.',
    labels: ['version', 'node'],
  },
  connections: {
    name: 'parleykit_database_connections',
    help: 'Connections of this process to the database, by what they do.',
    labels: ['state'],
  },
  connectionWaiters: {
    name: 'parleykit_database_connection_waiters',
    help: 'Statements of this process that wait for a connection.',
    labels: [],
  },
  cacheHits: {
    name: 'parleykit_index_cache_hits_total',
    help: 'Searches that found their index in the memory of this process.',
    labels: [],
  },
  cacheMisses: {
    name: 'parleykit_index_cache_misses_total',
    help: 'Searches whose index was read from the database.',
    labels: [],
  },
  cacheBytes: {
    name: 'parleykit_index_cache_bytes',
    help: 'Memory that the decoded indexes of this process take.',
    labels: [],
  },
  cacheIndexes: {
    name: 'parleykit_index_cache_indexes',
    help: 'Decoded indexes that this process holds.',
    labels: [],
  },
  diskFree: {
    name: 'parleykit_disk_free_bytes',
    help: 'Room left on the disk of DATA_DIR, as this process may use it.',
    labels: [],
  },
  diskSize: { name: 'parleykit_disk_size_bytes', help: 'Size of the disk of DATA_DIR.', labels: [] },
  backupTime: {
    name: 'parleykit_backup_timestamp_seconds',
    help: 'When the newest backup of this machine was taken; absent where there is none.',
    labels: [],
  },
  backupBytes: {
    name: 'parleykit_backup_size_bytes',
    help: 'Size of the newest backup of this machine.',
    labels: [],
  },
  backupInterval: {
    name: 'parleykit_backup_interval_seconds',
    help: 'How often BACKUP_SCHEDULE has a backup taken; 0 where it is off.',
    labels: [],
  },
  databaseUp: {
    name: 'parleykit_database_up',
    help: 'Whether the database answered just now: 1 or 0.',
    labels: [],
  },
  replicaUp: {
    name: 'parleykit_read_replica_up',
    help: 'Whether analytics and exports read from the replica of DATABASE_READ_URL: 1 or 0; absent where there is none.',
    labels: [],
  },
  databaseBytes: { name: 'parleykit_database_size_bytes', help: 'Shared: size of the database.', labels: [] },
  webWorkers: {
    name: 'parleykit_web_workers',
    help: 'Processes of this server that answer requests, by whether they told their figures within a second.',
    labels: ['state'],
  },
  processes: {
    name: 'parleykit_processes',
    help: 'Shared: processes of ParleyKit that work on the database.',
    labels: [],
  },
  jobs: {
    name: 'parleykit_jobs',
    help: 'Shared: jobs by their queue: waiting, running, or failed in the last day.',
    labels: ['queue', 'state'],
  },
  jobAge: {
    name: 'parleykit_job_oldest_age_seconds',
    help: 'Shared: how long the job has been due that waits for longest, by its queue.',
    labels: ['queue'],
  },
} as const satisfies Record<string, Measure>

export type Counters = typeof counters
export type Durations = typeof durations
export type Gauges = typeof gauges

/** The values of a measure's labels. */
export type LabelsOf<M extends Measure> = Readonly<Record<M['labels'][number], string>>
