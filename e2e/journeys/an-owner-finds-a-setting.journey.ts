import { validationTexts } from '@parleykit/contract/agents/texts'
import type { Page } from '@playwright/test'
import { makeAgent } from '../../server/test/make-agent.ts'
import { openStage } from '../catalogue/stage.ts'
import { openSettingsGroup } from '../support/open-settings-group.ts'
import { expect, expectAccessible, test } from '../support/product.ts'

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const summary = (page: Page, name: string) => group(page, name).locator('summary')
const list = (page: Page) => page.getByRole('navigation', { name: 'Settings sections' })

test('six settings come first, and the others open by their heading, the list and a link', async ({
  product,
  browser,
}) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner)
  const page = await stage.openPage(owner, { width: 1280, height: 800 })
  await page.goto(`/dashboard/agents/${agent.id}#settings`)
  const basics = page.getByRole('region', { name: 'Basics' })
  await expect(basics.getByRole('textbox')).toHaveCount(4)
  await expect(basics.getByRole('radiogroup')).toHaveCount(1)
  await expect(basics.getByRole('button', { name: 'Choose image' })).toBeVisible()
  const description = page.getByLabel('Description')
  await expect(description).toBeAttached()
  await expect(description).toBeHidden()

  await page.getByLabel('Name', { exact: true }).fill('Harbour Desk')
  await summary(page, 'Appearance').press('Enter')
  await expect(description).toBeVisible()
  await expectAccessible(page)
  await summary(page, 'Appearance').press('Enter')
  await expect(description).toBeHidden()

  // The list asks nothing: what was typed stays.
  await list(page).getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByLabel('Delete conversations after')).toBeInViewport()
  await expect(summary(page, 'Privacy')).toBeFocused()
  await expect(page).toHaveURL(/#settings-privacy$/)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Harbour Desk')

  const linked = await stage.openPage(owner, { width: 390, height: 800 })
  await linked.goto(`/dashboard/agents/${agent.id}#settings-limits`)
  await expect(linked.getByLabel('Daily reply limit (per visitor)')).toBeInViewport()
  await expect(linked.getByRole('combobox', { name: 'Settings section' })).toHaveValue('settings-limits')
  await stage.close()
})

test('a group with a wrong field opens by itself when its owner saves', async ({ product, browser }) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner)
  const page = await stage.openPage(owner, { width: 1280, height: 800 })
  await page.goto(`/dashboard/agents/${agent.id}#settings`)
  await openSettingsGroup(page, 'Daily limits')
  await page.getByLabel('Daily reply limit (all visitors)').fill('many')
  await openSettingsGroup(page, 'Human handoff')
  await page.getByLabel('Contact page').fill('nowhere')
  for (const name of ['Daily limits', 'Human handoff']) await summary(page, name).click()
  await expect(page.getByLabel('Contact page')).toBeHidden()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText(validationTexts.dailyRepliesInvalid)).toBeVisible()
  await expect(page.getByLabel('Contact page')).toBeFocused()
  await expect(group(page, 'Privacy')).not.toHaveAttribute('open')
  await expectAccessible(page)
  await stage.close()
})
