import type { Locator } from '@playwright/test'
import { ask } from '../../server/test/ask.ts'
import { makeAgent } from '../../server/test/make-agent.ts'
import { hold, release } from '../catalogue/finds.ts'
import { openStage } from '../catalogue/stage.ts'
import { expect, test } from '../support/product.ts'

/** Half a line of small text. */
const tolerance = 8

const topOf = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().top)
/** From the top of the first row to that of the second. */
const pitchOf = async (rows: Locator) => (await topOf(rows.nth(1))) - (await topOf(rows.nth(0)))

test('rows and cards that load are as high as those that come', async ({ product, browser }) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner, ['The ferry to the island leaves at noon.', 'A kayak costs 20 euros.'])
  for (const message of ['When does the ferry leave?', 'What does a kayak cost?'])
    await ask(product, agent.publicId, { message })
  for (const width of [1280, 390]) {
    const lists = [
      { path: `/dashboard/agents/${agent.id}`, url: '**/knowledge', skeleton: '[aria-label="Loading"] > *' },
      { path: `/dashboard/agents/${agent.id}#activity`, url: '**/conversations*', skeleton: '.rt-Skeleton' },
    ]
    for (const { path, url, skeleton } of lists) {
      const page = await stage.openPage(owner, { width, height: 800 })
      await hold(page, url, 'GET')
      await page.goto(path)
      const panel = page.getByRole('tabpanel')
      await panel.locator(skeleton).nth(1).waitFor()
      const awaited = await pitchOf(panel.locator(skeleton))
      release(page)
      await panel.getByRole('listitem').nth(1).waitFor()
      const off = async () => Math.abs((await pitchOf(panel.getByRole('listitem'))) - awaited)
      await expect.poll(off, { message: `${path} at ${width} px` }).toBeLessThan(tolerance)
    }

    const page = await stage.openPage(owner, { width, height: 800 })
    await hold(page, '**/agent-use', 'GET')
    await page.goto('/dashboard/subscription')
    const cards = page.locator('.rt-Card').filter({ hasText: 'Text' })
    // The plan comes first, and the usage below it is still awaited.
    await page.getByRole('heading', { name: 'Free' }).waitFor()
    await cards.locator('.rt-Skeleton').first().waitFor()
    const awaited = await topOf(cards.last())
    release(page)
    await page.getByRole('link', { name: agent.name }).waitFor()
    const off = async () => Math.abs((await topOf(cards.last())) - awaited)
    await expect.poll(off, { message: `the usage at ${width} px` }).toBeLessThan(tolerance)
  }
  await stage.close()
})
