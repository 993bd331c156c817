import type { OutsideService, ReplicaState, ServiceState } from '@parleykit/contract/reports/status/status'

interface Words {
  readonly message: string
  readonly advice: string | null
}

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

const everyWords: Readonly<Record<number, string>> = {
  3600: 'every hour',
  86400: 'every day',
  604800: 'every week',
}

const services: Readonly<
  Record<OutsideService, { readonly about: string; readonly off: string; readonly variables: string }>
> = {
  model: {
    about: 'Language model',
    off: 'Answers are quoted from the knowledge.',
    variables: 'LLM_BASE_URL and LLM_API_KEY',
  },
  embedding: {
    about: 'Embedding model',
    off: 'Passages are found by word search.',
    variables: 'EMBEDDING_BASE_URL and EMBEDDING_API_KEY',
  },
  mail: {
    about: 'Email',
    off: 'No email is sent.',
    variables: 'SMTP_URL or the mail server in Server settings',
  },
  files: {
    about: 'File storage',
    off: 'Original uploads are kept in the database.',
    variables: 'S3_ENDPOINT, S3_BUCKET and the keys',
  },
  telemetry: {
    about: 'Telemetry',
    off: 'No traces or logs are sent.',
    variables: 'OTEL_EXPORTER_OTLP_ENDPOINT and OTEL_EXPORTER_OTLP_HEADERS',
  },
}

const replicas: Readonly<Record<ReplicaState, Words>> = {
  ok: { message: 'Analytics and exports read from it.', advice: null },
  away: {
    message: "It isn't responding, so analytics and exports use the primary database.",
    advice: 'Check DATABASE_READ_URL, and that the server is running.',
  },
  behind: {
    message: "It's too far behind, so analytics and exports use the primary database.",
    advice: 'Check whether the server is busy or its replay is paused.',
  },
  writable: {
    message: "It accepts writes, so it isn't a replica. Analytics and exports use the primary database.",
    advice: 'Set DATABASE_READ_URL to a streaming replica, or unset it.',
  },
  foreign: {
    message: "It's a replica of a different database, so analytics and exports use the primary database.",
    advice: 'Set DATABASE_READ_URL to a streaming replica, or unset it.',
  },
}

/** Texts of the server status page, with what to do about each problem. */
export const statusTexts = {
  intro: 'The health of this server, for administrators. This page updates automatically.',
  failed: "The status couldn't be loaded.",
  stale: "The status couldn't be updated. The last known status is below.",
  seen: 'Last updated:',
  fine: 'Everything looks good.',
  summary: (faults: number, notes: number) =>
    [
      faults > 0 && `${counted(faults, 'problem', 'problems')} to fix.`,
      notes > 0 && `${counted(notes, 'warning', 'warnings')} to review.`,
    ]
      .filter((part) => part !== false)
      .join(' '),
  parts: 'Components',
  levels: { ok: 'OK', absent: 'Not set up', note: 'Warning', fault: 'Problem' },
  howTo: { label: 'How to set it up', address: '/guide/self-hosting.md' },
  builtInEncoder:
    'Passages are found by word search. The built-in encoder also finds English passages by meaning.',
  product: {
    about: 'ParleyKit',
    message: (version: string, node: string) => `Version ${version}, on Node ${node}.`,
  },
  database: {
    about: 'Database',
    message: (isEmbedded: boolean, version: string, size: string) =>
      `${isEmbedded ? 'Embedded PostgreSQL' : 'PostgreSQL'} ${version} is running. Size: ${size}.`,
  },
  migrations: {
    about: 'Schema',
    fine: (known: number) => `Up to date: ${counted(known, 'migration', 'migrations')} applied.`,
    behind: (missing: number): Words => ({
      message: `This version needs ${counted(missing, 'migration', 'migrations')} that ${missing === 1 ? "isn't" : "aren't"} applied yet.`,
      advice: 'Restart the server. It applies them after taking a backup.',
    }),
    ahead: {
      message: 'A newer version of ParleyKit has changed the database.',
      advice: 'Start that version on all servers, or restore a backup from this one.',
    },
  },
  replica: (state: ReplicaState): Words & { readonly about: string } => ({
    about: 'Replica',
    ...replicas[state],
  }),
  disk: {
    about: 'Disk',
    message: (free: string, total: string) => `${free} of ${total} free on the DATA_DIR disk.`,
    little: 'Free up space soon, or move DATA_DIR or BACKUP_DIR: backups and uploads may no longer fit.',
    full: 'Free up space now: uploads, trainings and crawls are refused until there is more.',
  },
  backup: {
    about: 'Backups',
    message: (age: string, size: string, count: number) =>
      `The latest was taken ${age} (${size}). ${counted(count, 'backup', 'backups')} kept.`,
    none: 'No backups yet.',
    every: (seconds: number) =>
      `Taken automatically ${everyWords[seconds] ?? `every ${counted(Math.round(seconds / 3600), 'hour', 'hours')}`}.`,
    off: 'Automatic backups are off.',
    first: 'The server takes the first backup ten minutes after it starts.',
    late: 'Check the log for why the last one failed (often a full disk). Take one now: npm run backup',
    turnOn: 'Set BACKUP_SCHEDULE to daily, unless the database is backed up elsewhere.',
  },
  service: (name: OutsideService, state: ServiceState): Words & { readonly about: string } => {
    const { about, off, variables } = services[name]
    switch (state) {
      case 'off':
        return { about, message: off, advice: null }
      case 'ok':
        return { about, message: 'Connected.', advice: null }
      case 'refused':
        return { about, message: 'The server rejects the key or password.', advice: `Check ${variables}.` }
      case 'silent':
        return {
          about,
          message: "The server can't be reached or takes too long to respond.",
          advice: `Check ${variables}, and check the network.`,
        }
      case 'delivered':
        return { about, message: 'The collector accepts traces and logs.', advice: null }
      case 'undelivered':
        return {
          about,
          message: "The collector responds, but doesn't accept traces or logs.",
          advice: `Check ${variables} and the collector's log.`,
        }
    }
  },
  jobs: {
    about: 'Jobs',
    fine: 'No jobs failed in the last day, and none are waiting too long.',
    failed: (queue: string, failed: number): Words => ({
      message: `${queue}: ${counted(failed, 'job', 'jobs')} failed in the last day.`,
      advice: 'See the last error below, or the log for details. It leaves this list after a day.',
    }),
    waiting: (queue: string, minutes: number): Words => ({
      message: `${queue}: a job has been waiting for ${counted(minutes, 'minute', 'minutes')}.`,
      advice:
        "Check whether the machine is busy or a job below is stuck. You won't lose any jobs if you restart the server.",
    }),
    columns: { name: 'Job', waiting: 'Waiting', running: 'Running', failed: 'Failed' },
    error: 'Last error:',
    idle: 'All jobs are idle.',
    othersIdle: 'All other jobs are idle.',
  },
  processes: {
    about: 'Processes',
    message: (count: number) => `${counted(count, 'process uses', 'processes use')} this database.`,
    started: 'Started:',
    isThis: 'served this page',
  },
} as const
