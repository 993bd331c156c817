import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
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

/** Folders with JSX, which Vite must transform. Node runs the tests of all others as they are, in half the time. */
const withJsx = '{markdown,web,widget}'

/** Measurements on documents and questions that lie beside the project and are no part of it. */
const onMaterial = existsSync('../shared/data') ? ['lab/material/*.material.test.ts'] : []

/**
 * What a pooler in transaction mode could break: locks, streams and live handoff over processes, jobs, backups, counts.
 * These tests go through the machine's PgBouncer if it has one.
 */
const throughPgBouncer = findInstalledPgBouncer()
  ? [
      'server/src/features/auth/sign-in-throttles.http.test.ts',
      'server/src/features/{chat,retrieval/training,support/live-handoff}/*.http.test.ts',
      'server/src/platform/backup/{backup,upgrade}.http.test.ts',
      'server/src/two-nodes.http.test.ts',
    ]
  : []

/**
 * Most of the SQL. These tests run on the machine's own PostgreSQL if it has one: it is usually older than the embedded
 * one, which runs all other tests.
 */
const onInstalledPostgres = findInstalledPostgres()
  ? [
      'server/src/features/{answering/curated-answers,chat,conversations,reports/analytics,retrieval,retrieval/training}/*.{http,db}.test.ts',
      'server/src/platform/backup/*.http.test.ts',
    ]
  : []

/** Left out where this user or machine may not mount a disk. */
const needsSmallDisk = canMountSmallDisk()
  ? []
  : [
      'server/src/platform/embedded-postgres/full-disk.http.test.ts',
      'server/src/platform/disk-space/disk-reserve.slow.test.ts',
    ]

/** Left out where there is no Chromium to render pages with; `npm test` sees to one. */
const needsBrowser =
  findBrowser(null) === null
    ? [
        'server/src/platform/browser/render-page.http.test.ts',
        'server/src/features/knowledge/websites/rendered-pages.http.test.ts',
      ]
    : []

/** Against what hangs; no test is about time, so each is far longer than any needs on a busy machine. */
const safetyNets = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } } }

const nowhere = ['**/node_modules/**', '**/dist/**']

/**
 * The files of a worker share its modules, which cost more to load again for each than most tests: what a module keeps
 * hangs on a platform or on the whole process, never on a test.
 */
const sharedModules = { isolate: false, maxWorkers: availableParallelism() }

const loadedByNode = { experimental: { viteModuleRunner: false, nodeLoader: false } }

/**
 * Tests that end in `.slow.test.ts` read hostile texts or start processes of their own. Those that end in none of the
 * endings above are pure.
 */
const notPure = [
  ...needsDatabase,
  ...needsPgBouncer,
  ...needsReplica,
  '**/*.slow.test.{ts,tsx}',
  'lab/material/**',
  ...nowhere,
]

const onServers = { ...loadedByNode, ...safetyNets, ...sharedModules }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          ...loadedByNode,
          ...safetyNets,
          ...sharedModules,
          include: ['{contract,engine,server,scripts,bench,lab}/**/*.test.ts'],
          exclude: notPure,
        },
      },
      {
        test: {
          name: 'pure-jsx',
          ...safetyNets,
          ...sharedModules,
          include: [`${withJsx}/**/*.test.{ts,tsx}`],
          exclude: notPure,
        },
      },
      {
        test: {
          name: 'slow',
          ...loadedByNode,
          ...safetyNets,
          include: ['{engine,server,scripts}/**/*.slow.test.ts'],
          exclude: [...nowhere, ...needsSmallDisk],
        },
      },
      {
        test: {
          name: 'slow-jsx',
          ...safetyNets,
          include: [`${withJsx}/**/*.slow.test.{ts,tsx}`],
          exclude: nowhere,
        },
      },
      {
        test: {
          name: 'server',
          ...onServers,
          include: needsDatabase,
          exclude: [
            ...nowhere,
            ...needsSmallDisk,
            ...needsBrowser,
            ...throughPgBouncer,
            ...onInstalledPostgres,
          ],
          globalSetup: ['scripts/build-server.mjs', 'server/test/start-test-database.ts'],
        },
      },
      { test: { name: 'material', ...loadedByNode, ...safetyNets, include: onMaterial } },
      {
        test: {
          name: 'installed-postgres',
          ...onServers,
          include: [...onInstalledPostgres, ...(canRunStandby() ? needsReplica : [])],
          exclude: [...nowhere, ...throughPgBouncer],
          globalSetup:
            onInstalledPostgres.length > 0
              ? ['scripts/build-server.mjs', 'server/test/start-installed-postgres.ts']
              : [],
        },
      },
      {
        test: {
          name: 'pgbouncer',
          ...onServers,
          include: [...throughPgBouncer, ...(throughPgBouncer.length > 0 ? needsPgBouncer : [])],
          exclude: nowhere,
          globalSetup:
            throughPgBouncer.length > 0
              ? ['scripts/build-server.mjs', 'server/test/start-pooled-database.ts']
              : [],
        },
      },
    ],
  },
})
