import { readServerStatus, type ServerStatus } from '@parleykit/contract/reports/status/status'
import type { Page } from '@playwright/test'
import { statusTexts } from '../../web/src/features/reports/status/status-texts.ts'
import { brokenAnswer } from '../catalogue/finds.ts'
import type { Screen, World } from './screen.ts'

async function asAdmin({ stage, makeAdmin }: World): Promise<Page> {
  const admin = await stage.newOwner()
  await makeAdmin(admin)
  return stage.openPage(admin)
}

/** What the server answered, with all that can be wrong. */
const inTrouble = (status: ServerStatus): ServerStatus => ({
  ...status,
  database: { ...status.database, migrations: { applied: 40, known: 42 } },
  disk: { freeBytes: 120_000_000, totalBytes: 40_000_000_000, reserveBytes: 268_435_456 },
  backup: {
    everySeconds: 86_400,
    newest: { takenAt: '2026-01-02T03:04:05.000Z', bytes: 48_200_000 },
    count: 12,
  },
  queues: [
    {
      ...{ name: 'train-agent', waiting: 12, running: 1, failed: 3, oldestSeconds: 4000 },
      lastError: `The process ended: ${'out-of-memory'.repeat(8)}`,
    },
    { name: 'send-mail', waiting: 0, running: 0, failed: 0, oldestSeconds: 0, lastError: null },
  ],
  processes: [...status.processes, { startedAt: '2026-01-02T03:04:05.000Z', isThis: false }],
  services: [
    { name: 'model', state: 'silent' },
    { name: 'embedding', state: 'ok' },
    { name: 'mail', state: 'refused' },
    { name: 'files', state: 'off' },
    { name: 'telemetry', state: 'undelivered' },
  ],
})

/** How the installation is, for who runs it. */
export const statusScreens: readonly Screen[] = [
  {
    name: 'status',
    open: async (world) => {
      const page = await asAdmin(world)
      await page.goto('/dashboard/status')
      await page.getByRole('list', { name: statusTexts.processes.about }).waitFor()
      return page
    },
  },
  {
    name: 'status with faults',
    open: async (world) => {
      const page = await asAdmin(world)
      await page.route(`**${readServerStatus.path}`, async (route) => {
        const response = await route.fetch()
        const json = inTrouble(readServerStatus.response.parse(await response.json()))
        await route.fulfill({ response, json })
      })
      await page.goto('/dashboard/status')
      await page.getByText(statusTexts.disk.full).waitFor()
      return page
    },
  },
  {
    name: 'status failed',
    open: async (world) => {
      const page = await asAdmin(world)
      await page.route(`**${readServerStatus.path}`, brokenAnswer())
      await page.goto('/dashboard/status')
      await page.getByText(statusTexts.failed).waitFor()
      return page
    },
  },
]
