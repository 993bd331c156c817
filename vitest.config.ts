import { defineConfig } from 'vitest/config'

/** Tests that end in `.http.test.ts` or `.db.test.ts` need a database; all others are pure and run in seconds. */
const needsDatabase = ['server/**/*.{http,db}.test.ts']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          include: ['{contract,server,web,widget,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: [...needsDatabase, '**/node_modules/**', '**/dist/**'],
        },
      },
      {
        test: {
          name: 'server',
          include: needsDatabase,
          exclude: ['**/node_modules/**'],
          globalSetup: ['server/test/start-test-database.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
})
