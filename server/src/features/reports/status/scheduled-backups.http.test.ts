import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readServerStatus } from '@parleykit/contract/reports/status/status'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { createTestDatabase } from '../../../../test/create-test-database.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeOwner, type TestOwner } from '../../../../test/make-owner.ts'
import { canMountSmallDisk, mountSmallDisk } from '../../../../test/mount-small-disk.ts'
import { setTier } from '../../../../test/set-tier.ts'
import { restoreBackup } from '../../../platform/backup/index.ts'
import { sql } from '../../../platform/database/drizzle.ts'
import { openDatabase } from '../../../platform/database/index.ts'
import { listQueueStates } from '../../../platform/jobs/index.ts'
import { takeBackupJob } from './jobs.ts'
import { takeScheduledBackup } from './take-scheduled-backup.ts'

const never = new AbortController().signal
const day = 24 * 3_600_000

let folder: string
let app: TestApp
let owner: TestOwner
/** The server's clock, which only this test moves. */
let now = Date.UTC(2026, 4, 20, 12)
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parleykit-scheduled-'))
  const environment = { BACKUP_SCHEDULE: 'daily', BACKUP_DIR: folder, METRICS_TOKEN: 'a token for the tests' }
  app = await createTestApp(environment, undefined, () => new Date(now))
  owner = await makeOwner(app.origin)
  await makeAgent(owner, ['The mill opens at nine.'])
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

const names = async () => (await readdir(folder)).sort()

/** Has the job take a backup, and waits until it has deleted the old ones too. */
async function takeByJob() {
  const { jobs, database } = app.platform()
  await database.transaction((transaction) => jobs.send(transaction, takeBackupJob, {}, { key: 'one' }))
  const queueState = async () =>
    (await listQueueStates(database)).find(({ name }) => name === takeBackupJob.name)
  await expect.poll(queueState).toMatchObject({ waiting: 0, running: 0, failed: 0 })
}

test('the job writes a backup that was read back, which restores into an empty database', async () => {
  await writeFile(join(folder, 'scheduled-left.backup.unchecked.unfinished'), 'half')
  await takeByJob()
  expect(await names()).toEqual(['scheduled-2026-05-20T12-00-00-000Z.backup'])
  const [name = ''] = await names()
  const target = await createTestDatabase()
  const restored = openDatabase({ connectionString: target.url })
  try {
    const onRestored = async () => {}
    await restoreBackup({ connectionString: target.url }, join(folder, name), { replace: null, onRestored })
    const { rows } = await restored.database.execute(sql`select username from users where not is_system`)
    expect(rows).toEqual([{ username: owner.user.username }])
    const texts = await restored.database.execute(sql`select text from passages`)
    expect(JSON.stringify(texts.rows)).toContain('The mill opens at nine.')
  } finally {
    await restored.close()
    await target.drop()
  }
})

test('old ones are deleted by their age, foreign files stay, and the status says how it is', async () => {
  await writeFile(join(folder, 'parleykit-2020-01-01T00-00-00-000Z.backup'), 'by hand')
  for (const days of [1, 2, 20, 21, 22, 300]) {
    const time = new Date(Date.UTC(2026, 4, 20, 12) - days * day).toISOString().replaceAll(/[:.]/g, '-')
    await writeFile(join(folder, `scheduled-${time}.backup`), 'old')
  }
  now += day
  await takeByJob()
  const kept = await names()
  expect(kept).toContain('parleykit-2020-01-01T00-00-00-000Z.backup')
  expect(kept).toContain('scheduled-2026-05-21T12-00-00-000Z.backup')
  expect(kept).toContain('scheduled-2026-05-18T12-00-00-000Z.backup')
  expect(kept.join()).not.toContain('scheduled-2025')
  // Of three days of the fourth week back, one or two are the newest of their week.
  expect(kept.filter((name) => /scheduled-2026-04-/.test(name)).length).toBeLessThan(3)
  await setTier(app.databaseUrl, owner, 'admin')
  const { body } = await owner.call(readServerStatus)
  expect(body.backup).toMatchObject({ everySeconds: 86_400, count: kept.length })
  expect(body.backup.newest?.takenAt).toBe('2026-05-21T12:00:00.000Z')
  const metrics = await fetch(`${app.origin}/metrics`, {
    headers: { authorization: 'Bearer a token for the tests' },
  })
  expect(await metrics.text()).toContain(
    `parleykit_backup_timestamp_seconds ${Date.UTC(2026, 4, 21, 12) / 1000}`,
  )
})

test('one that is stopped leaves nothing behind, and nothing is overwritten', async () => {
  const before = await names()
  const newest = await readFile(join(folder, 'scheduled-2026-05-21T12-00-00-000Z.backup'))
  await expect(takeScheduledBackup(app.platform(), AbortSignal.abort())).rejects.toThrow()
  expect(await names()).toEqual(before)
  expect(await readFile(join(folder, 'scheduled-2026-05-21T12-00-00-000Z.backup'))).toEqual(newest)
})

test.runIf(canMountSmallDisk())('a disk without room is said, and gets no file', async () => {
  const disk = mountSmallDisk(16)
  const small = await createTestApp({ BACKUP_SCHEDULE: 'daily', BACKUP_DIR: disk.folder })
  try {
    await expect(takeScheduledBackup(small.platform(), never)).rejects.toThrow(
      /^No backup was taken: \d+ MB free in .* Free up space, or set BACKUP_DIR to another disk\.$/,
    )
    expect(await readdir(disk.folder)).toEqual([])
  } finally {
    await small.close()
    disk.unmount()
  }
})
