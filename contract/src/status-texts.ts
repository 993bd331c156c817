import type { OutsideService, ReplicaState, ServiceState } from './status.ts'

interface Words {
  readonly says: string
  readonly todo: string | null
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
    off: 'No language model is set up: answers are quoted from the knowledge.',
    variables: 'LLM_BASE_URL and LLM_API_KEY',
  },
  embedding: {
    about: 'Embedding model',
    off: 'No embedding model is set up: passages are found by their words.',
    variables: 'EMBEDDING_BASE_URL and EMBEDDING_API_KEY',
  },
  mail: {
    about: 'Mail',
    off: 'No mail server is set up: no mail is sent.',
    variables: 'SMTP_URL',
  },
  files: {
    about: 'Files',
    off: 'No object store is set up: originals of uploads are kept in the database.',
    variables: 'S3_ENDPOINT, S3_BUCKET and the keys',
  },
  telemetry: {
    about: 'Telemetry',
    off: 'No collector is set up: neither traces nor log lines are sent.',
    variables: 'OTEL_EXPORTER_OTLP_ENDPOINT and OTEL_EXPORTER_OTLP_HEADERS',
  },
}

const replicas: Readonly<Record<ReplicaState, Words>> = {
  ok: { says: 'Analytics and exports read from it.', todo: null },
  away: {
    says: "It doesn't answer: analytics and exports read from the database itself.",
    todo: 'Check DATABASE_READ_URL, and whether that server runs.',
  },
  behind: {
    says: 'It is too far behind: analytics and exports read from the database itself.',
    todo: 'See whether that server is busy, or its replay is paused.',
  },
  writable: {
    says: 'It takes writes and is no replica: analytics and exports read from the database itself.',
    todo: 'Name a streaming replica in DATABASE_READ_URL, or nothing.',
  },
  foreign: {
    says: 'It has another database: analytics and exports read from the right one.',
    todo: 'Name a streaming replica in DATABASE_READ_URL, or nothing.',
  },
}

/** What the page of an installation's status says, each fault with what to do about it. */
export const statusTexts = {
  intro: 'How this server is doing, for the person who runs it. The page keeps itself up to date.',
  failed: "The status couldn't be read.",
  stale: "The status couldn't be read again. Below is how it was before.",
  seen: 'Last look:',
  fine: 'Everything is in order.',
  summary: (faults: number, notes: number) =>
    [
      faults > 0 && `${counted(faults, 'thing has', 'things have')} to be put right.`,
      notes > 0 && `${counted(notes, 'thing is', 'things are')} worth a look.`,
    ]
      .filter((part) => part !== false)
      .join(' '),
  parts: 'Parts',
  levels: { ok: 'In order', absent: 'Not set up', note: 'Worth a look', fault: 'To be put right' },
  howTo: { label: 'How to set it up', address: '/guide/self-hosting.md' },
  builtInEncoder:
    'No embedding model is set up: passages are found by their words, and English ones also by their meaning, with the encoder that comes with ParleyKit.',
  product: {
    about: 'ParleyKit',
    says: (version: string, node: string) => `Version ${version}, on Node ${node}.`,
  },
  database: {
    about: 'Database',
    says: (isEmbedded: boolean, version: string, size: string) =>
      `${isEmbedded ? 'The embedded PostgreSQL' : 'PostgreSQL'} ${version} answers. It holds ${size}.`,
  },
  migrations: {
    about: 'Schema',
    fine: (known: number) => `Up to date: all ${counted(known, 'change', 'changes')} are made.`,
    behind: (missing: number): Words => ({
      says: `The database lacks ${counted(missing, 'change', 'changes')} that this version needs.`,
      todo: 'Start the server again: the start makes them, after a backup.',
    }),
    ahead: {
      says: 'A newer version of ParleyKit has changed the database.',
      todo: 'Start that version everywhere, or restore a backup of this one.',
    },
  },
  replica: (state: ReplicaState): Words & { readonly about: string } => ({
    about: 'Replica',
    ...replicas[state],
  }),
  disk: {
    about: 'Disk',
    says: (free: string, total: string) => `${free} of ${total} are free on the disk of DATA_DIR.`,
    little: 'Make room soon, or move DATA_DIR or BACKUP_DIR: backups and uploads may no longer fit.',
    full: 'Make room now: uploads, trainings and crawls are refused until there is more.',
  },
  backup: {
    about: 'Backups',
    says: (age: string, size: string, count: number) =>
      `The newest was taken ${age} and has ${size}. ${counted(count, 'is', 'are')} kept.`,
    none: 'There is none yet.',
    every: (seconds: number) =>
      `One is taken ${everyWords[seconds] ?? `every ${counted(Math.round(seconds / 3600), 'hour', 'hours')}`}.`,
    off: 'The server takes none by itself.',
    first: 'Wait for it: the server takes the first one ten minutes after its start.',
    late: 'Check the log for why the last one failed (often a full disk). Take one now: npm run backup',
    turnOn: 'Set BACKUP_SCHEDULE to daily, unless the database is backed up elsewhere.',
  },
  service: (name: OutsideService, state: ServiceState): Words & { readonly about: string } => {
    const { about, off, variables } = services[name]
    switch (state) {
      case 'off':
        return { about, says: off, todo: null }
      case 'ok':
        return { about, says: 'Connected.', todo: null }
      case 'refused':
        return { about, says: 'Its server refuses the key or password.', todo: `Check ${variables}.` }
      case 'silent':
        return {
          about,
          says: "Its server can't be reached, or takes too long to answer.",
          todo: `Check ${variables}, and the network.`,
        }
      case 'delivered':
        return { about, says: 'Its server takes what is sent.', todo: null }
      case 'undelivered':
        return {
          about,
          says: 'Its server answers, but takes nothing of what is sent.',
          todo: `Check ${variables}, and what that server's log says.`,
        }
    }
  },
  jobs: {
    about: 'Jobs',
    fine: 'None has failed in the last day, and none waits for long.',
    failed: (queue: string, failed: number): Words => ({
      says: `${queue}: ${counted(failed, 'job was', 'jobs were')} given up in the last day.`,
      todo: 'Its last error stands below; the log says more. It leaves this list after a day.',
    }),
    waiting: (queue: string, minutes: number): Words => ({
      says: `${queue}: a job has waited for ${counted(minutes, 'minute', 'minutes')}.`,
      todo: 'See whether the machine is busy, or a job below hangs. Starting the server again loses none.',
    }),
    columns: { name: 'Job', waiting: 'Waiting', running: 'Running', failed: 'Failed' },
    error: 'Last error:',
    idle: 'All jobs are idle.',
    othersIdle: 'All other jobs are idle.',
  },
  processes: {
    about: 'Processes',
    says: (count: number) => `${counted(count, 'process works', 'processes work')} on this database.`,
    started: 'Started:',
    isThis: 'answered this page',
  },
} as const
