import type { Page } from '@playwright/test'
import { ask } from '../../server/test/ask.ts'
import { makeAgent } from '../../server/test/make-agent.ts'
import { openStage, type Stage } from '../catalogue/stage.ts'
import { expect, test } from '../support/product.ts'

const desk = { width: 1280, height: 800 }

/** An agent that was asked something, in front of its owner. */
async function openAsked(stage: Stage) {
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner, ['The ferry to the island leaves at noon.'])
  await ask(stage.product, agent.publicId, { message: 'When does the ferry leave?' })
  return { agent, page: await stage.openPage(owner, desk) }
}

/** Holds what is sent to an address back until it is let go; tells how many came. */
async function holdBack(page: Page, address: string, method: string) {
  const held = Promise.withResolvers<void>()
  let asked = 0
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    asked += 1
    await held.promise
    await route.continue()
  })
  return { letGo: () => held.resolve(), count: () => asked }
}

test('a correction is sent once, however often its key is pressed', async ({ product, browser }) => {
  const stage = openStage(product, browser)
  const { agent, page } = await openAsked(stage)
  await page.goto(`/dashboard/agents/${agent.id}#activity`)
  await page.getByRole('button', { name: 'Correct', exact: true }).first().click()
  const field = page.getByLabel('Corrected answer')
  await field.fill('At noon, from the pier.')
  const sent = await holdBack(page, '**/api/messages/*/correct', 'POST')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible()
  await expect(field).not.toBeEditable()
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Control+Enter')
  sent.letGo()
  await expect(field).toBeHidden()
  expect(sent.count()).toBe(1)
  await stage.close()
})

test('what is typed while the settings are saved stays, and is unsaved', async ({ product, browser }) => {
  const stage = openStage(product, browser)
  const { agent, page } = await openAsked(stage)
  await page.goto(`/dashboard/agents/${agent.id}#settings`)
  await page.getByLabel('Name', { exact: true }).fill('Harbour Desk')
  const sent = await holdBack(page, `**/api/bots/${agent.id}`, 'PUT')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible()
  await page.getByLabel('Tagline', { exact: true }).fill('Ferries and more')
  sent.letGo()
  await expect(page.getByText('Unsaved changes: Tagline')).toBeVisible()
  await expect(page.getByLabel('Tagline', { exact: true })).toHaveValue('Ferries and more')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Unsaved changes')).toBeHidden()
  expect(sent.count()).toBe(2)
  await page.reload()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Harbour Desk')
  await expect(page.getByLabel('Tagline', { exact: true })).toHaveValue('Ferries and more')
  await stage.close()
})

test('a double click creates one secret key', async ({ product, browser }) => {
  const stage = openStage(product, browser)
  const { agent, page } = await openAsked(stage)
  await page.goto(`/dashboard/agents/${agent.id}#settings-access`)
  const create = page.getByRole('button', { name: 'Create secret key' })
  await create.waitFor()
  let created = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/secret-key')) created += 1
  })
  await create.dblclick()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(created).toBe(1)
  await stage.close()
})
