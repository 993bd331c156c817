import { revokeRetiredKeys } from '@parleykit/contract/agents/agent-access'
import { type Agent, rotateApiKey, updateAgent } from '@parleykit/contract/agents/agents'
import { chatTexts } from '@parleykit/contract/chat/texts'
import type { Page } from '@playwright/test'
import { connectPartTexts, widgetSiteTexts } from '../../web/src/features/publish/texts/connect-texts.ts'
import { openHostPage } from '../support/host-page.ts'
import { makeTrainedAgent } from '../support/make-trained-agent.ts'
import { expect, expectAccessible, registerByApi, test } from '../support/product.ts'

test('an owner closes an agent, lets visitors in by a private link, and shuts them out again', async ({
  page,
  browser,
  product,
}) => {
  await registerByApi(page, product, 'private-owner')
  const agent = await makeTrainedAgent(page, product, 'Harbour')
  await page.request.put(path(product, updateAgent.path, agent), { data: { visibility: 'key_required' } })
  await page.goto(`${product}/dashboard/agents/${agent.id}#connect`)
  await page.getByRole('radio', { name: /^Direct link/ }).click()
  await expect(page.getByText('This agent requires its API key')).toBeVisible()
  await page.getByRole('radio', { name: /^Iframe/ }).click()
  await expect(
    page.getByText(`src="${product}/bot/${agent.publicId}?embed=1#key=${agent.apiKey}"`),
  ).toBeVisible()
  await page.getByRole('tab', { name: connectPartTexts.developers }).click()
  await page.getByRole('button', { name: 'Get integration code' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create private link' }).click()
  const shown = dialog.getByText(`/bot/${agent.publicId}#key=lk_`)
  await expect(shown).toBeVisible()
  await expect(dialog.getByRole('img', { name: /QR code of the private link/ })).toBeVisible()
  await expectAccessible(page)
  const link = (await shown.textContent()) ?? ''

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${product}/bot/${agent.publicId}`)
  await expect(visitor.getByText(chatTexts.closed)).toBeVisible()
  await expect(visitor.getByRole('textbox')).toHaveCount(0)
  await expectAccessible(visitor)
  // If the link is pasted over the address, only the part after the # is new.
  await visitor.evaluate((address) => location.assign(address), link)
  await expectToChat(visitor)
  await visitor.reload()
  await expect(visitor.getByRole('log')).toContainText('20 euros')

  await dialog.getByRole('button', { name: 'Renew link' }).click()
  await expectAccessible(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Renew link' }).click()
  await expect(shown).not.toHaveText(link)
  await visitor.reload()
  await expect(visitor.getByText(chatTexts.closed)).toBeVisible()

  await dialog.getByRole('button', { name: 'Delete link' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete link' }).click()
  await dialog.getByRole('button', { name: 'Make it public' }).click()
  await expect(dialog.getByText('Anyone with this link can chat with your agent.')).toBeVisible()
  await visitor.goto(`${product}/bot/${agent.publicId}`)
  await expectToChat(visitor)
  await visitor.context().close()
})

test('a website with a revoked key chats on while the agent is public, is shown calmly that it is closed, and its owner is told', async ({
  page,
  browser,
  product,
}) => {
  await registerByApi(page, product, 'revoking-owner')
  const agent = await makeTrainedAgent(page, product, 'Harbour')
  await page.request.post(path(product, rotateApiKey.path, agent))
  await page.request.delete(path(product, revokeRetiredKeys.path, agent))
  const tag = `<script async src="${product}/widget/loader.js" data-agent="${agent.publicId}" data-api-key="${agent.apiKey}" data-name="Harbour"></script>`
  const host = await openHostPage(product, tag)
  const visitor = await (await browser.newContext()).newPage()
  const complaints: string[] = []
  visitor.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('favicon')) complaints.push(message.text())
  })
  await visitor.goto(host.url)
  const bubble = visitor.getByRole('button', { name: 'Open the chat with Harbour' })
  await bubble.click()
  const chat = visitor.frameLocator('parleykit-widget iframe')
  await chat.getByRole('textbox').fill('What does a kayak cost?')
  await chat.getByRole('textbox').press('Enter')
  await expect(chat.getByRole('log')).toContainText('20 euros')

  await page.goto(`${product}/dashboard/agents/${agent.id}#connect`)
  const told = page.getByText(`still uses the rotated key ending in ${agent.apiKey.slice(-4)}`)
  await expect(told).toContainText(`${new URL(host.url).host} still`)
  await expectAccessible(page)
  await expect(told).toContainText("Visitors aren't affected while your agent is public.")
  const seen = page.getByText(widgetSiteTexts.faults.key_ended)
  await expect(seen).toContainText(widgetSiteTexts.keyMatters.public)
  await page.request.put(path(product, updateAgent.path, agent), { data: { visibility: 'key_required' } })
  await expect(told).toContainText("Its visitors can't chat.")
  await expect(seen).toContainText(widgetSiteTexts.keyMatters.key_required)
  await visitor.reload()
  await bubble.click()
  await expect(chat.getByText(chatTexts.closed)).toBeVisible()
  expect(complaints).toEqual([])
  await visitor.context().close()
  await host.close()
})

async function expectToChat(visitor: Page) {
  await visitor.getByRole('textbox').fill('What does a kayak cost?')
  await visitor.getByRole('textbox').press('Enter')
  await expect(visitor.getByRole('log')).toContainText('20 euros')
}

function path(product: string, pattern: string, { id }: Agent): string {
  return `${product}${pattern.replace(':id', String(id))}`
}
