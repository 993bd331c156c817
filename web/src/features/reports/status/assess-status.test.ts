import {
  jobWaitMax,
  littleDiskBytes,
  replicaStates,
  type ServerStatus,
  type ServiceState,
  serviceStates,
} from '@parleykit/contract/reports/status/status'
import { expect, test } from 'vitest'
import { assessStatus, busyQueues } from './assess-status.ts'
import { statusTexts } from './status-texts.ts'

const now = new Date('2026-05-20T12:00:00Z')
const day = 86_400
const reserveBytes = 256e6
const takenAt = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()

const healthy: ServerStatus = {
  version: '1.2.3',
  nodeVersion: '24.1.0',
  database: {
    isEmbedded: true,
    version: '18.1',
    bytes: 12_000_000,
    migrations: { applied: 40, known: 40 },
    replica: null,
  },
  disk: { freeBytes: 50e9, totalBytes: 100e9, reserveBytes },
  backup: { everySeconds: day, newest: { takenAt: takenAt(3), bytes: 5_000_000 }, count: 4 },
  queues: [{ name: 'train-agent', waiting: 1, running: 1, failed: 0, oldestSeconds: 5, lastError: null }],
  processes: [{ startedAt: takenAt(5), isThis: true }],
  services: [
    { name: 'model', state: 'ok' },
    { name: 'embedding', state: 'off' },
    { name: 'mail', state: 'off' },
    { name: 'files', state: 'ok' },
    { name: 'telemetry', state: 'delivered' },
  ],
  hasBuiltInEncoder: true,
}

/** What isn't in order, by its level. */
const found = (changed: Partial<ServerStatus>) =>
  assessStatus({ ...healthy, ...changed }, now).filter(({ level }) => level !== 'ok' && level !== 'absent')

test('of an installation in order every part is said, and nothing is to be done', () => {
  const all = assessStatus(healthy, now)
  expect(all.map(({ about }) => about)).toEqual([
    ...['ParleyKit', 'Database', 'Schema', 'Disk', 'Backups'],
    ...['Language model', 'Embedding model', 'Email', 'File storage', 'Telemetry', 'Jobs', 'Processes'],
  ])
  expect(all.every(({ advice }) => advice === null)).toBe(true)
  const absent = all.filter(({ level }) => level !== 'ok')
  expect(absent.map(({ about, level }) => [about, level])).toEqual([
    ['Embedding model', 'absent'],
    ['Email', 'absent'],
  ])
  expect(all[4]?.message).toBe(
    'The latest was taken 3 hours ago (5 MB). 4 backups kept. Taken automatically every day.',
  )
})

test('a schema that is behind or ahead is a fault', () => {
  const of = (applied: number) =>
    found({ database: { ...healthy.database, migrations: { applied, known: 40 } } })
  expect(of(38)).toMatchObject([{ level: 'fault', ...statusTexts.migrations.behind(2) }])
  expect(of(41)).toMatchObject([{ level: 'fault', ...statusTexts.migrations.ahead }])
})

test('a replica is said where there is one, and is a fault where nothing is read from it', () => {
  const of = (replica: ServerStatus['database']['replica']) =>
    assessStatus({ ...healthy, database: { ...healthy.database, replica } }, now).filter(
      ({ about }) => about === 'Replica',
    )
  expect(of(null)).toEqual([])
  expect(of('ok')).toMatchObject([{ level: 'ok', advice: null }])
  for (const state of replicaStates.filter((each) => each !== 'ok'))
    expect(of(state)).toMatchObject([{ level: 'fault', advice: expect.any(String) }])
})

test('a disk is a note before it is a fault', () => {
  const of = (freeBytes: number) => found({ disk: { freeBytes, totalBytes: 100e9, reserveBytes } })
  expect(of(littleDiskBytes)).toEqual([])
  expect(of(littleDiskBytes - 1)).toMatchObject([{ level: 'note', advice: statusTexts.disk.little }])
  expect(of(reserveBytes - 1)).toMatchObject([{ level: 'fault', advice: statusTexts.disk.full }])
})

test('a backup is late after twice its span, and a first one is waited for', () => {
  const of = (everySeconds: number | null, hours: number | null) =>
    found({
      backup: {
        everySeconds,
        newest: hours === null ? null : { takenAt: takenAt(hours), bytes: 1 },
        count: hours === null ? 0 : 1,
      },
    })
  expect(of(day, 48)).toEqual([])
  expect(of(day, 49)).toMatchObject([{ level: 'fault', advice: statusTexts.backup.late }])
  expect(of(day, null)).toMatchObject([{ level: 'note', advice: statusTexts.backup.first }])
  expect(of(null, null)).toMatchObject([{ level: 'note', advice: statusTexts.backup.turnOn }])
  expect(of(null, 5000)).toEqual([])
})

test('what is silent or refuses a key is a fault that names its variables', () => {
  const of = found({
    services: [
      { name: 'model', state: 'silent' },
      { name: 'mail', state: 'refused' },
    ],
  })
  expect(of.map(({ level }) => level)).toEqual(['fault', 'fault'])
  expect(of.map(({ advice }) => advice)).toEqual([
    'Check LLM_BASE_URL and LLM_API_KEY, and check the network.',
    'Check SMTP_URL or the mail server in Server settings.',
  ])
})

test('a service that is not set up is absent, and the built-in encoder is named where it works', () => {
  const of = (hasBuiltInEncoder: boolean) =>
    assessStatus({ ...healthy, hasBuiltInEncoder }, now).find(({ about }) => about === 'Embedding model')
  expect(of(false)).toMatchObject({
    level: 'absent',
    message: 'Passages are found by word search.',
  })
  expect(of(true)).toMatchObject({ level: 'absent', message: statusTexts.builtInEncoder })
})

test('telemetry is fine while it is answered or delivered, and else a fault with what to do', () => {
  const of = (state: ServiceState) =>
    assessStatus({ ...healthy, services: [{ name: 'telemetry', state }] }, now).find(
      ({ about }) => about === 'Telemetry',
    )
  expect(of('off')).toMatchObject({ level: 'absent', advice: null })
  for (const state of ['ok', 'delivered'] as const)
    expect(of(state)).toMatchObject({ level: 'ok', advice: null })
  for (const state of ['refused', 'silent', 'undelivered'] as const)
    expect(of(state)).toMatchObject({
      level: 'fault',
      advice: expect.stringMatching(/OTEL_EXPORTER_OTLP_ENDPOINT and OTEL_EXPORTER_OTLP_HEADERS/),
    })
  expect(new Set(serviceStates.map((state) => of(state)?.message)).size).toBe(serviceStates.length)
})

test('a queue is told of when it has given up, and when it waits for long', () => {
  const [queue] = healthy.queues
  if (!queue) throw new Error('There is no queue')
  expect(found({ queues: [{ ...queue, oldestSeconds: jobWaitMax }] })).toEqual([])
  expect(found({ queues: [{ ...queue, oldestSeconds: 3700, failed: 2, lastError: 'x' }] })).toMatchObject([
    { level: 'fault', message: 'Train agent: 2 jobs failed in the last day.' },
    { level: 'note', message: 'Train agent: a job has been waiting for 61 minutes.' },
  ])
})

test('only queues with something to show are busy', () => {
  const idle = { waiting: 0, running: 0, failed: 0, oldestSeconds: 0, lastError: null }
  const queues = [
    { ...idle, name: 'fold-counts' },
    { ...idle, name: 'send-mail', waiting: 1 },
    { ...idle, name: 'train-agent', running: 2 },
    { ...idle, name: 'read-pages', failed: 1 },
    { ...idle, name: 'send-webhooks', lastError: 'Timed out' },
  ]
  expect(busyQueues(queues).map(({ name }) => name)).toEqual([
    'send-mail',
    'train-agent',
    'read-pages',
    'send-webhooks',
  ])
})

test('a chosen model answers, or its last fault is told', () => {
  const services = [{ name: 'model', state: 'off' } as const]
  const ofModel = (fault: string | null) =>
    assessStatus({ ...healthy, services }, now, { model: 'gpt-5-mini', fault }).find(
      ({ about }) => about === 'Language model',
    )
  expect(ofModel(null)).toMatchObject({ level: 'ok', message: 'Agents answer with gpt-5-mini.' })
  const fault = "OpenAI doesn't accept this key."
  expect(ofModel(fault)).toMatchObject({ level: 'fault', message: fault })
})
