import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { uploadKnowledgeFile } from '@parleykit/contract/knowledge/knowledge'
import { chooseAudience } from '@parleykit/contract/setup/setup'
import { getStorage, requestBackup } from '@parleykit/contract/setup/storage'
import { listInstallationAudit } from '@parleykit/contract/workspaces/audit'
import { afterEach, expect, test } from 'vitest'
import { createTestApp } from '../../../../test/create-test-app.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeOwner } from '../../../../test/make-owner.ts'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'parleykit-storage-'))
  closing.push(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test('the operator sees backups and storage, and has a backup taken, also where none are scheduled', async () => {
  const folder = await makeFolder()
  const app = await createTestApp({ BACKUP_SCHEDULE: 'off', BACKUP_DIR: join(folder, 'backups') })
  closing.push(app.close)
  const operator = await makeOwner(app.origin)
  const other = await makeOwner(app.origin)
  const { id } = await makeAgent(operator, ['The mill opens at nine.'])
  const file = { name: 'mill.txt', bytes: Buffer.from('The mill closes at five.') }
  await operator.call(uploadKnowledgeFile, { params: { id }, file })

  const { body: before } = await operator.call(getStorage)
  expect(before).toMatchObject({
    backups: { everySeconds: null, nextAt: null, newest: null, count: 0, isRunning: false, failure: null },
    files: { count: 1, bytes: file.bytes.length, isInDatabase: true },
  })
  expect(before.database.bytes).toBeGreaterThan(1_000_000)
  expect(before.disk.freeBytes).toBeGreaterThan(0)

  expect((await operator.call(requestBackup)).body.backups.isRunning).toBe(true)
  await operator.call(requestBackup)
  const backups = async () => (await operator.call(getStorage)).body.backups
  await expect.poll(backups, { timeout: 60_000 }).toMatchObject({ isRunning: false, count: 1, failure: null })
  expect((await backups()).bytes).toBe((await backups()).newest?.bytes)
  expect(await readdir(join(folder, 'backups'))).toHaveLength(1)
  const { entries } = (await operator.call(listInstallationAudit)).body
  expect(entries.filter(({ action }) => action === 'backup_requested')).toHaveLength(1)

  await operator.call(chooseAudience, { body: { audience: 'team' } })
  expect((await other.call(getStorage)).status).toBe(404)
  expect((await other.call(requestBackup)).status).toBe(404)
})

test('a backup that fails says why, and the next one by the schedule is told', async () => {
  const folder = await makeFolder()
  const blocked = join(folder, 'a-file')
  await writeFile(blocked, '')
  const app = await createTestApp({ BACKUP_SCHEDULE: 'daily', BACKUP_DIR: blocked })
  closing.push(app.close)
  const operator = await makeOwner(app.origin)
  await operator.call(requestBackup)
  const backups = async () => (await operator.call(getStorage)).body.backups
  await expect
    .poll(backups, { timeout: 60_000 })
    .toMatchObject({ isRunning: false, count: 0, everySeconds: 86_400, failure: expect.any(String) })
  expect((await backups()).nextAt).not.toBeNull()
})
