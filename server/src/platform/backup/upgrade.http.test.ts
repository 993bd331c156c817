import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readExample } from '../../../test/backups/example.ts'
import { createTestDatabase } from '../../../test/create-test-database.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner } from '../../../test/make-owner.ts'
import { readConfig } from '../../config/config.ts'
import { startServer } from '../../start-server.ts'
import { restoreBackup } from './index.ts'

const paths = globSync(fileURLToPath(new URL('../../../test/backups/*.backup', import.meta.url)))

describe('the data of an earlier version', () => {
  it.each(paths.map((path) => [basename(path, '.backup'), path]))(
    '%s is whole after all later migrations, and is worked with',
    async (_, path) => {
      const database = await createTestDatabase()
      await restoreBackup({ connectionString: database.url }, path, { replace: null })
      const server = await startServer(
        readConfig({
          PORT: '0',
          LOG_LEVEL: 'silent',
          RATE_LIMITS: 'off',
          DEMO_AGENT: 'off',
          DATABASE_URL: database.url,
        }),
      )
      try {
        expect(await readExample(server.address)).toEqual({
          agent: 'Harbour Shop',
          trained: true,
          conversations: 1,
          entries: [expect.stringContaining('Returns'), 'parking.md'],
          answer: expect.stringContaining('30 days'),
          conversationId: expect.any(Number),
        })
        await makeAgent(await makeOwner(server.address), ['A new account works, too.'])
      } finally {
        await server.stop()
        await database.drop()
      }
    },
  )
})
