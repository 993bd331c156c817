import { chmod, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTestApp } from '../test/create-test-app.ts'

test('only its owner enters the data folder where another PostgreSQL holds the data', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'parleykit-data-'))
  await chmod(dataDir, 0o777)
  const app = await createTestApp({ DATA_DIR: dataDir })
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
  await app.close()
  await rm(dataDir, { recursive: true })
})
