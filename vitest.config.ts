import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { findBrowser } from './server/src/platform/browser/find-browser.ts'
import { findInstalledPgBouncer } from './server/test/installed-pgbouncer.ts'
import { findInstalledPostgres } from './server/test/installed-postgres.ts'
import { canMountSmallDisk } from './server/test/mount-small-disk.ts'
import { canRunStandby } from './server/test/run-standby.ts'

/** Tests that end in `.http.test.ts` or `.db.test.ts` need a database. */
const needsDatabase = ['{server,bench,lab}/**/*.{http,db}.test.ts']

/** Tests that end in `.pgbouncer.test.ts` start poolers of their own; there are none where the machine has no PgBouncer. */
const needsPgBouncer = ['server/**/*.pgbouncer.test.ts']

/** Tests that end in `.replica.test.ts` start a standby of the machine's own PostgreSQL, where that can be made. */
const needsReplica = ['server/**/*.replica.test.ts']

/** Tests that end in `.slow.test.ts` read hostile texts, or start processes of their own; all others are pure. */
const slow = ['{engine,markdown,server,scripts,web}/**/*.slow.test.{ts,tsx}']

/** Measurements on documents and questions that lie beside the project and are no part of it. */
const onMaterial = existsSync('../shared/data') ? ['lab/material/*.material.test.ts'] : []

/** Where the SQL is that a machine's own, usually older PostgreSQL may not know; nothing where there is none. */
const onInstalledPostgres = findInstalledPostgres()
  ? [
      'server/src/features/{analytics,chat,conversations,corrections,retrieval,training}/*.{http,db}.test.ts',
      'server/src/platform/backup/*.http.test.ts',
      ...(canRunStandby() ? needsReplica : []),
    ]
  : []

/** What a pooler in transaction mode could break: locks, streams and takeovers over processes, jobs, backups, counts. */
const throughPgBouncer = findInstalledPgBouncer()
  ? [
      'server/src/features/auth/sign-in-throttles.http.test.ts',
      'server/src/features/{chat,takeovers,training}/*.http.test.ts',
      'server/src/platform/backup/{backup,upgrade}.http.test.ts',
      'server/src/two-nodes.http.test.ts',
      ...needsPgBouncer,
    ]
  : []

/** Of these the tests are about processes that are ended, or long ways through statements that others try. */
const noSqlOfItsOwn = [
  'server/src/features/chat/credit-ledger.db.test.ts',
  'server/src/features/chat/follow-answer.http.test.ts',
  'server/src/features/training/stopped-training.http.test.ts',
  'server/src/platform/backup/restore-while-running.http.test.ts',
]

/** Left out where this user or machine may not mount a disk. */
const needsSmallDisk = canMountSmallDisk()
  ? []
  : [
      'server/src/platform/embedded-postgres/full-disk.http.test.ts',
      'server/src/platform/disk-room/disk-reserve.slow.test.ts',
    ]

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

const nowhere = ['**/node_modules/**', '**/dist/**']

/**
 * The files of a worker share its modules, which cost more to load anew for each than most tests: what a module keeps
 * hangs on a platform or on the whole process, never on a test.
 */
const sharedModules = { isolate: false, maxWorkers: 2 }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          ...safetyNets,
          ...sharedModules,
          include: ['{contract,engine,markdown,server,web,widget,scripts,bench,lab}/**/*.test.{ts,tsx}'],
          exclude: [
            ...needsDatabase,
            ...needsPgBouncer,
            ...needsReplica,
            ...slow,
            ...needsBrowser,
            'lab/material/**',
            ...nowhere,
          ],
        },
      },
      {
        test: {
          name: 'slow',
          ...safetyNets,
          include: slow,
          exclude: [...nowhere, ...needsSmallDisk],
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'server',
          include: needsDatabase,
          exclude: [...nowhere, ...needsSmallDisk, ...needsBrowser],
          globalSetup: ['scripts/build-server.mjs', 'server/test/start-test-database.ts'],
          ...safetyNets,
          ...sharedModules,
        },
      },
      { test: { name: 'material', ...safetyNets, include: onMaterial, maxWorkers: 2 } },
      {
        test: {
          name: 'installed-postgres',
          include: onInstalledPostgres,
          exclude: [...nowhere, ...noSqlOfItsOwn],
          globalSetup:
            onInstalledPostgres.length > 0
              ? ['scripts/build-server.mjs', 'server/test/start-installed-postgres.ts']
              : [],
          ...safetyNets,
          ...sharedModules,
        },
      },
      {
        test: {
          name: 'pgbouncer',
          include: throughPgBouncer,
          exclude: nowhere,
          globalSetup:
            throughPgBouncer.length > 0
              ? ['scripts/build-server.mjs', 'server/test/start-pooled-database.ts']
              : [],
          ...safetyNets,
          ...sharedModules,
        },
      },
    ],
  },
})
