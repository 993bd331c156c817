import { getPayments, type PaymentSettings } from '@parleykit/contract/setup/payment-settings'
import { getMailServer, type MailSettings } from '@parleykit/contract/setup/server-settings'
import { getStorage, type Storage } from '@parleykit/contract/setup/storage'
import type { Page } from '@playwright/test'
import {
  mailTexts,
  paymentTexts,
  serverSettingsTexts,
} from '../../web/src/features/setup/server-settings/server-settings-texts.ts'
import type { Screen, World } from './screen.ts'

const server: NonNullable<MailSettings['server']> = {
  ...{ host: 'smtp.example.com', port: 465, encryption: 'tls', user: 'apikey', passwordEnding: 'k3Zq' },
  ...{ needsPassword: false, from: 'ParleyKit <agents@example.com>' },
}
const place = { linksLeadTo: 'https://chat.example.com', hasPublicUrl: true }

const payments: PaymentSettings = {
  ...{ provider: 'stripe', isSetByServer: false },
  account: { keyEnding: '8sTq', isLive: true, needsKeys: false },
  webhookUrl: 'https://chat.example.com/api/billing/webhooks/stripe',
  running: { sandbox: 0, stripe: 12 },
}
const sandbox: PaymentSettings = {
  ...payments,
  ...{ provider: 'sandbox', account: null, running: { sandbox: 3, stripe: 0 } },
}

const storage: Storage = {
  backups: {
    ...{ everySeconds: 86_400, nextAt: '2099-05-21T04:10:00.000Z', count: 14, bytes: 480_000_000 },
    ...{ newest: { takenAt: '2026-05-20T04:10:00.000Z', bytes: 36_000_000 } },
    ...{ folder: '/var/lib/parleykit/data/backups', isRunning: false, failure: null },
  },
  database: { isEmbedded: true, bytes: 212_000_000 },
  files: { count: 318, bytes: 96_000_000, isInDatabase: true },
  disk: { folder: '/var/lib/parleykit/data', freeBytes: 41_000_000_000, totalBytes: 80_000_000_000 },
}
const fullDisk: Storage = {
  ...storage,
  backups: {
    ...{ ...storage.backups, nextAt: null, newest: null, count: 0 },
    failure:
      'No backup was taken: 212 MB free in /var/lib/parleykit/data/backups, but about 620 MB needed. Free up space, or set BACKUP_DIR to another disk.',
  },
}

/** The operator's page of settings, with what the server answers changed. */
async function asOperator(
  { stage, makeAdmin }: World,
  mail: Partial<MailSettings> = {},
  payment: PaymentSettings = payments,
  stored: Storage = storage,
): Promise<Page> {
  const operator = await stage.newOwner()
  await makeAdmin(operator)
  const page = await stage.openPage(operator)
  await page.route(`**${getMailServer.path}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), ...mail } })
  })
  await page.route(`**${getPayments.path}`, (route) => route.fulfill({ json: payment }))
  await page.route(`**${getStorage.path}`, (route) => route.fulfill({ json: stored }))
  await page.goto('/dashboard/status/settings')
  await page.getByRole('heading', { name: mailTexts.title }).waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

async function settingMail(world: World): Promise<Page> {
  const page = await asOperator(world, { server: null, isSetByServer: false, ...place })
  await page.getByRole('button', { name: mailTexts.set }).click()
  await page.getByRole('dialog').waitFor()
  return page
}

async function failingMail(world: World): Promise<Page> {
  const page = await settingMail(world)
  await page.getByLabel(mailTexts.host).fill('127.0.0.1')
  await page.getByLabel(mailTexts.port).fill('1')
  await page.getByLabel(mailTexts.sender).fill('agents@example.com')
  await page.getByLabel(serverSettingsTexts.currentPassword).fill('correct horse')
  await page.getByRole('button', { name: mailTexts.save }).click()
  await page.getByRole('alert').waitFor()
  return page
}

async function removingMail(world: World): Promise<Page> {
  const page = await asOperator(world, { server, isSetByServer: false, ...place })
  await page.getByRole('button', { name: serverSettingsTexts.remove }).first().click()
  await page.getByRole('dialog').waitFor()
  return page
}

async function connectingStripe(world: World): Promise<Page> {
  const page = await asOperator(world, {}, sandbox)
  await page.getByRole('button', { name: paymentTexts.connect }).click()
  await page.getByRole('dialog').waitFor()
  return page
}

/** What the operator sets for the whole installation. */
export const serverSettingsScreens: readonly Screen[] = [
  {
    name: 'server settings',
    open: (world) => asOperator(world, { server: null, isSetByServer: false, ...place }, sandbox),
  },
  {
    name: 'server settings set',
    open: (world) => asOperator(world, { server, isSetByServer: false, ...place }),
  },
  {
    name: 'server settings set by the server',
    open: (world) =>
      asOperator(world, { server, isSetByServer: true, ...place }, { ...payments, isSetByServer: true }),
  },
  {
    name: 'server settings without a key',
    open: (world) =>
      asOperator(
        world,
        {
          server: { ...server, needsPassword: true },
          isSetByServer: false,
          ...{ linksLeadTo: 'http://127.0.0.1:3000', hasPublicUrl: false },
        },
        {
          ...payments,
          account: { keyEnding: '8sTq', isLive: true, needsKeys: true },
        },
        fullDisk,
      ),
  },
  { name: 'server settings stripe', open: connectingStripe },
  { name: 'server settings mail', open: settingMail },
  { name: 'server settings mail failed', open: failingMail },
  { name: 'server settings mail removing', open: removingMail },
]
