import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getUser } from '@parleykit/contract/auth/account'
import type { Page } from '@playwright/test'
import { type OpenStandIn, openStandIn } from '../../server/test/billing/open-stand-in.ts'
import { makeOwner } from '../../server/test/make-owner.ts'
import { byButton, byToast } from '../catalogue/finds.ts'
import { openStage } from '../catalogue/stage.ts'
import { expect, test } from '../support/product.ts'
import { endServer, runServer, type ServerProcess } from '../support/run-server.ts'

let standIn: OpenStandIn
let server: ServerProcess
let dataDir: string

test.beforeAll(async () => {
  standIn = await openStandIn(() => new Date())
  dataDir = await mkdtemp(join(tmpdir(), 'parleykit-e2e-'))
  server = await runServer(dataDir, { ...standIn.environment, EMBEDDING_MODEL: 'off' })
  standIn.stripe.sendTo(server.origin)
})
test.afterAll(async () => {
  await standIn.stripe.told()
  await endServer(server, 'SIGTERM')
  await standIn.stripe.close()
  await rm(dataDir, { recursive: true, force: true })
})

/** Chooses a plan on the pricing page, and arrives at the provider's own. */
async function choose(page: Page, plan: string): Promise<void> {
  await page.goto('/pricing')
  await page.getByRole('article', { name: plan, exact: true }).getByRole('button').click()
  await expect(page).toHaveURL(new RegExp(`^${standIn.stripe.apiBase}/pay/`))
}

test('a plan is paid on the page of Stripe, and its webhook brings it', async ({ browser }) => {
  const stage = openStage(server.origin, browser)
  const owner = await makeOwner(server.origin)
  const page = await stage.openPage(owner)
  await choose(page, 'Standard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('standard')
  expect((await owner.call(getUser)).body.subscriptionTier).toBe('free')
  await byButton(page, 'Pay').click()
  await expect(byToast(page, 'Thank you for subscribing to ParleyKit!')).toBeVisible()
  await expect(page).toHaveURL(`${server.origin}/dashboard`)
  // The webhook brings the plan, and may be later than the browser.
  await standIn.stripe.told()
  await page.goto('/dashboard')
  await expect(page.getByText('0 / 18,000')).toBeVisible()
  await page.getByRole('link', { name: 'Plan and usage' }).click()
  await expect(page.getByRole('heading', { name: 'Standard', exact: true })).toBeVisible()
  await expect(page.getByText(/^Renews on .* for \$150\.$/)).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Paid' })).toHaveCount(1)
  await expect(byButton(page, 'Change card')).toBeVisible()
  await stage.close()
})

test('who leaves the page of Stripe is back where they came from, and has paid nothing', async ({
  browser,
}) => {
  const stage = openStage(server.origin, browser)
  const owner = await makeOwner(server.origin)
  const page = await stage.openPage(owner)
  await choose(page, 'Hobby')
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(byToast(page, 'Your subscription process was canceled.')).toBeVisible()
  await expect(page).toHaveURL(`${server.origin}/pricing`)
  await standIn.stripe.told()
  expect((await owner.call(getUser)).body.subscriptionTier).toBe('free')
  await stage.close()
})
