import type { Browser, Page } from '@playwright/test'
import { makeAgent } from '../../server/test/make-agent.ts'
import { unsavedTexts } from '../../web/src/ui/unsaved/unsaved-texts.ts'
import { hold, release } from '../catalogue/finds.ts'
import { openStage, type Stage } from '../catalogue/stage.ts'
import { expect, test } from '../support/product.ts'

const asked = (page: Page) => page.getByRole('alertdialog', { name: unsavedTexts.leaveTitle })

/** The settings of an agent with a tagline that isn't saved, opened by way of the profile and the dashboard. */
async function openTyped(stage: Stage, tagline: string) {
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner)
  const page = await stage.openPage(owner, { width: 1280, height: 800 })
  await page.goto('/dashboard/profile')
  await page.getByRole('link', { name: 'ParleyKit' }).first().click()
  await page.getByRole('link', { name: agent.name, exact: true }).click()
  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByLabel('Tagline', { exact: true }).fill(tagline)
  return { agent, page, address: new RegExp(`/dashboard/agents/${agent.id}#settings$`) }
}

function withStage(name: string, run: (stage: Stage) => Promise<void>) {
  test(name, async ({ product, browser }: { product: string; browser: Browser }) => {
    const stage = openStage(product, browser)
    await run(stage)
    await stage.close()
  })
}

withStage('who leaves before saving is answered is asked no longer once it is saved', async (stage) => {
  const { agent, page } = await openTyped(stage, 'By the sea')
  await hold(page, `**/api/bots/${agent.id}`)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(asked(page)).toBeVisible()
  release(page)
  await expect(asked(page)).toBeHidden()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goBack()
  await expect(page.getByLabel('Tagline', { exact: true })).toHaveValue('By the sea')
})

withStage('going back says where one is while it is asked, however often it is pressed', async (stage) => {
  const { page, address } = await openTyped(stage, 'Between the islands')
  for (const press of [1, 2]) {
    await page.evaluate(() => window.history.back())
    await expect(asked(page), `after press ${press}`).toBeVisible()
    await expect(page, `after press ${press}`).toHaveURL(address)
  }
  await asked(page).getByRole('button', { name: unsavedTexts.stay }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByLabel('Tagline', { exact: true })).toHaveValue('Between the islands')

  // The step that was asked for is taken, and no other.
  await page.evaluate(() => window.history.back())
  await asked(page).getByRole('button', { name: unsavedTexts.leave, exact: true }).click()
  await expect(page).not.toHaveURL(address)
  await expect(page.getByRole('tab', { name: 'Knowledge' })).toHaveAttribute('aria-selected', 'true')
  await expect(asked(page)).toBeHidden()
  await page.goForward()
  await expect(page).toHaveURL(address)
})
