import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { register } from '@parleykit/contract/auth/account'
import { expect, type Page } from '@playwright/test'
import { test as base } from './journey-test.ts'
import { endServer, runServer } from './run-server.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)

interface Installation {
  readonly origin: string
  /** Runs a command of `npm run admin` on it. */
  readonly operate: (...command: readonly string[]) => Promise<void>
}

/** A test with the product running: `product` is its origin. */
export const test = base.extend<object, { installation: Installation; product: string }>({
  installation: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'parleykit-e2e-'))
      const server = await runServer(dataDir, {
        // Websites of the journeys' own are on this machine.
        ALLOW_PRIVATE_HOSTS: '127.0.0.1',
        // Its process would take a core from the browsers; it has tests of its own.
        EMBEDDING_MODEL: 'off',
      })
      await use({
        origin: server.origin,
        operate: async (...command) => {
          const env = { ...process.env, DATA_DIR: dataDir }
          await run(join(root, 'node_modules/.bin/node'), ['server/src/admin.ts', ...command], {
            cwd: root,
            env,
          })
        },
      })
      await endServer(server, 'SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  product: [({ installation }, use) => use(installation.origin), { scope: 'worker' }],
})

export { expectAccessible } from './expect-accessible.ts'
export { expect }

/** Registers a new account through the form; ends on the dashboard. */
export async function signUp(page: Page, product: string, username: string): Promise<void> {
  await page.goto(`${product}/auth`)
  await page.getByRole('tab', { name: 'Register' }).click()
  await page.getByLabel('Username', { exact: true }).fill(username)
  await page.getByLabel('Email', { exact: true }).fill(`${username}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
}

/** Registers a new account without its form: the page's browser is signed in, and the page stays as it is. */
export async function registerByApi(page: Page, product: string, username: string): Promise<void> {
  const data = { username, email: `${username}@example.com`, password: 'correct horse' }
  const answer = await page.request.post(product + register.path, { data })
  expect(answer.status()).toBe(201)
}
