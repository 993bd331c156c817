import { openHostPage } from '../support/host-page.ts'
import { makeTrainedAgent } from '../support/make-trained-agent.ts'
import { expect, expectAccessible, registerByApi, test } from '../support/product.ts'

test('an owner copies the snippet, and it chats on a website of another origin', async ({
  page,
  browser,
  product,
}) => {
  await registerByApi(page, product, 'widget-owner')
  const agent = await makeTrainedAgent(page, product, 'Harbour "Shop"')
  // The snippet has the key, so that it works for agents that ask for one too.
  await page.request.put(`${product}/api/bots/${agent.id}`, { data: { visibility: 'key_required' } })
  await page.goto(`${product}/dashboard`)
  await page.getByRole('button', { name: `Actions for ${agent.name}` }).press('Enter')
  await page.getByRole('menuitem', { name: 'Get integration code' }).press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
  const dialog = page.getByRole('dialog')
  // The agent answers only those who have its key.
  await dialog.getByRole('button', { name: 'Create private link' }).click()
  await expect(dialog.getByText(`/bot/${agent.publicId}`)).toBeVisible()
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('tab', { name: 'API Documentation' }).click()
  await expect(dialog.getByRole('link', { name: /API documentation/ })).toHaveAttribute('target', '_blank')
  await dialog.getByRole('tab', { name: 'Implementation Guide' }).click()
  await expect(dialog.getByText(agent.apiKey, { exact: true })).toBeVisible()
  await dialog.getByRole('tab', { name: 'HTML Snippet' }).click()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await dialog.getByRole('button', { name: 'Copy HTML' }).click()
  await expect(page.getByText('Copied to clipboard').first()).toBeVisible()
  const snippet = await page.evaluate(() => navigator.clipboard.readText())
  expect(snippet).toContain(agent.apiKey)

  // Twice, as it happens where a template and a page both have it.
  const host = await openHostPage(product, snippet + snippet)
  const visitor = await browser.newContext()
  const shop = await visitor.newPage()
  const complaints: string[] = []
  shop.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('favicon')) complaints.push(message.text())
  })
  await shop.goto(host.url)
  const bubble = shop.getByRole('button', { name: `Open the chat with ${agent.name}` })
  await expect(bubble).toHaveCount(1)
  await expect(shop.locator('.corner')).toHaveClass('corner')
  await expect(shop.getByText('Hi there! How can I help you today?')).toBeVisible()
  await expectAccessible(shop)
  await bubble.press('Enter')
  const chat = shop.frameLocator('parleykit-widget iframe')
  await chat.getByRole('textbox').fill('What does a kayak cost?')
  await chat.getByRole('textbox').press('Enter')
  await expect(chat.getByRole('log')).toContainText('20 euros')
  const panel = shop.getByRole('dialog', { name: `Chat with ${agent.name}` })
  expect(await panel.boundingBox()).toMatchObject({ width: 380, height: 600 })

  await chat.getByRole('textbox').press('Escape')
  await expect(panel).toBeHidden()
  await expect(bubble).toBeFocused()
  await bubble.press('Enter')
  await expect(chat.getByRole('log')).toContainText('20 euros')

  await shop.setViewportSize({ width: 390, height: 800 })
  expect(await panel.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 800 })
  await panel.getByRole('button', { name: `Close the chat with ${agent.name}` }).click()
  await expect(panel).toBeHidden()
  expect(complaints).toEqual([])
  await visitor.close()
  await host.close()
})
