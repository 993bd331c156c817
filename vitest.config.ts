import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { findBrowser } from './server/src/platform/browser/find-browser.ts'
import { findInstalledPostgres } from './server/test/installed-postgres.ts'
import { canMountSmallDisk } from './server/test/mount-small-disk.ts'

/** Tests that end in `.http.test.ts` or `.db.test.ts` need a database; all others are pure and run in seconds. */
const needsDatabase = ['{server,bench}/**/*.{http,db}.test.ts']

/** Measurements on documents and questions that lie beside the project and are no part of it. */
const onMaterial = existsSync('../shared/data') ? ['bench/material/*.material.test.ts'] : []

/** Where the SQL is that a machine's own, usually older PostgreSQL may not know; nothing where there is none. */
const onInstalledPostgres = findInstalledPostgres()
  ? [
      'server/src/features/{analytics,chat,conversations,corrections,retrieval,training}/*.{http,db}.test.ts',
      'server/src/platform/backup/*.http.test.ts',
    ]
  : []

/** Left out where this user or machine may not mount a disk. */
const needsSmallDisk = canMountSmallDisk()
  ? []
  : ['server/src/platform/embedded-postgres/full-disk.http.test.ts']

/** Left out where there is no Chromium to render pages with; `npm test` sees to one. */
const needsBrowser =
  findBrowser(null) === null
    ? [
        'server/src/platform/browser/render-page.http.test.ts',
        'server/src/features/websites/rendered-pages.http.test.ts',
      ]
    : []

/** Against what hangs; no test is about time, so each is far longer than any needs on a busy machine. */
const safetyNets = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } } }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          ...safetyNets,
          include: ['{contract,markdown,server,web,widget,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: [
            ...needsDatabase,
            ...needsBrowser,
            'bench/material/**',
            '**/node_modules/**',
            '**/dist/**',
          ],
        },
      },
      {
        test: {
          name: 'server',
          include: needsDatabase,
          exclude: ['**/node_modules/**', ...needsSmallDisk, ...needsBrowser],
          globalSetup: ['server/test/start-test-database.ts'],
          ...safetyNets,
          maxWorkers: 2,
        },
      },
      { test: { name: 'material', ...safetyNets, include: onMaterial, maxWorkers: 2 } },
      {
        test: {
          name: 'installed-postgres',
          include: onInstalledPostgres,
          exclude: ['**/node_modules/**'],
          globalSetup: onInstalledPostgres.length > 0 ? ['server/test/start-installed-postgres.ts'] : [],
          ...safetyNets,
          maxWorkers: 2,
        },
      },
    ],
  },
})
