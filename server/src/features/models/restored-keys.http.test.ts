import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ask } from '../../../test/ask.ts'
import { createTestApp } from '../../../test/create-test-app.ts'
import { createTestDatabase } from '../../../test/create-test-database.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner } from '../../../test/make-owner.ts'
import { compatibleWire } from '../../../test/model-servers/compatible-wire.ts'
import { connectModel } from '../../../test/model-servers/connect-model.ts'
import { startModelServer } from '../../../test/model-servers/start-model-server.ts'
import { setTier } from '../../../test/set-tier.ts'
import { restoreBackup, takeBackup } from '../../platform/backup/index.ts'

test('after a backup was restored on another machine, its models write with their keys', async () => {
  const says = 'A kayak costs 20 euros an hour [1].'
  const server = await startModelServer(compatibleWire, { act: { says } })
  const environment = { ALLOW_PRIVATE_HOSTS: '127.0.0.1' }
  const app = await createTestApp(environment)
  const owner = await makeOwner(app.origin)
  await setTier(app.databaseUrl, owner, 'pro')
  const { publicId } = await makeAgent(owner, ['Renting a kayak costs 20 euros an hour.'])
  await connectModel(owner, server)
  const home = await mkdtemp(join(tmpdir(), 'parleykit-keys-'))
  const backup = join(home, 'all.backup')
  await takeBackup({ connectionString: app.databaseUrl }, backup)
  await app.close()

  const database = await createTestDatabase()
  await restoreBackup({ connectionString: database.url }, backup, { replace: null })
  const there = { ...environment, DATABASE_URL: database.url, DATA_DIR: join(home, 'data') }
  const restored = await createTestApp(there)
  const asked = await ask(restored.origin, publicId, { message: 'How much does renting a kayak cost?' })
  expect(asked.text).toBe(says)
  expect(server.requests).toHaveLength(1)
  await restored.close()
  await database.drop()
  await server.close()
  await rm(home, { recursive: true })
})
