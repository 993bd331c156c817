import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeOwner } from '../../server/test/make-owner.ts'
import { openStage } from '../catalogue/stage.ts'
import { expect, test } from '../support/product.ts'
import { endServer, runServer } from '../support/run-server.ts'

test('where plans are not sold, no screen speaks of them, and everybody has the largest limits', async ({
  browser,
}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'parleykit-e2e-'))
  const server = await runServer(dataDir, { BILLING: 'off', EMBEDDING_MODEL: 'off' })
  const stage = openStage(server.origin, browser)
  try {
    const visitor = await stage.openPage()
    await visitor.goto('/')
    await expect(visitor.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
    await visitor.waitForLoadState('networkidle')
    await expect(visitor.getByRole('link', { name: 'Pricing' })).toHaveCount(0)
    const answer = await visitor.goto('/pricing')
    expect(answer?.status()).toBe(404)
    await expect(visitor.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()

    const page = await stage.openPage(await makeOwner(server.origin))
    await page.goto('/dashboard/subscription')
    await expect(page.getByRole('heading', { name: 'Usage', level: 1 })).toBeVisible()
    await expect(page.getByText('0 of 10,000,000')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Usage' })).toHaveCount(1)
    await expect(page.getByText('0 of 1,000')).toBeVisible()
    for (const words of ['Receipts', 'Choose a plan']) await expect(page.getByText(words)).toHaveCount(0)
  } finally {
    await stage.close()
    await endServer(server, 'SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
})
