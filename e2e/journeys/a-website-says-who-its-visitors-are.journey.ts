import { renewIdentitySecret } from '@parleykit/contract/agents/identities'
import type { Browser } from '@playwright/test'
import { signIdentity } from '../../server/test/sign-identity.ts'
import { connectPartTexts } from '../../web/src/features/publish/texts/connect-texts.ts'
import { openHostPage } from '../support/host-page.ts'
import { makeTrainedAgent } from '../support/make-trained-agent.ts'
import { expect, expectAccessible, registerByApi, test } from '../support/product.ts'

test('an owner makes a secret, and a visitor finds the conversation again on another device', async ({
  page,
  browser,
  product,
}) => {
  await registerByApi(page, product, 'identifying-owner')
  const agent = await makeTrainedAgent(page, product, 'Harbour')
  await page.goto(`${product}/dashboard/agents/${agent.id}#connect`)
  await page.getByRole('tab', { name: connectPartTexts.developers }).click()
  await page.getByRole('button', { name: 'Create identity secret' }).click()
  await page.getByRole('button', { name: 'Show secret' }).click()
  const shown = page.getByText(/^is_[\w-]{43}$/)
  await expect(shown).toBeVisible()
  await expectAccessible(page)
  const secret = (await shown.textContent()) ?? ''
  const tag = `<script async src="${product}/widget/loader.js?agent=${agent.publicId}" data-agent="${agent.publicId}"></script>`
  const host = await openHostPage(product, tag)
  const sign = (sub: string, key = secret) =>
    signIdentity(key, { sub, exp: Math.floor(Date.now() / 1000) + 3600 })

  // What is said before the website knows who it is goes along.
  const laptop = await visit(browser, host.url)
  await laptop.bubble.click()
  await laptop.input.fill('What does a kayak cost?')
  await laptop.input.press('Enter')
  await expect(laptop.log).toContainText('20 euros')
  const introduced = laptop.page.waitForResponse(/\/identify$/)
  await laptop.identify(await sign('customer-42'))
  await introduced
  await expect(laptop.log).toContainText('20 euros')

  const telephone = await visit(browser, host.url)
  await telephone.identify(await sign('customer-42'))
  await telephone.bubble.click()
  await expect(telephone.log).toContainText('20 euros')
  await telephone.input.fill('And what does a kayak cost a day?')
  await telephone.input.press('Enter')
  await expect(telephone.log).toContainText('And what does a kayak cost a day?')

  // Signed out, the next one at this device is nobody, and so is a visitor with a forged token.
  await telephone.identify(null)
  await expect(telephone.log).toHaveCount(0)
  await telephone.identify(await sign('customer-42', 'not the secret'))
  await expect(page.getByText('signed with a different secret')).toContainText(new URL(host.url).host)
  await expect(telephone.log).toHaveCount(0)
  await laptop.page.reload()
  await laptop.bubble.click()
  await expect(laptop.input).toBeEditable()
  await expect(laptop.log).toHaveCount(0)
  await laptop.identify(await sign('customer-42'))
  await expect(laptop.log).toContainText('And what does a kayak cost a day?')

  await page.getByRole('button', { name: 'Renew secret' }).click()
  const answered = page.waitForResponse((response) => response.url().endsWith(pathOf(agent.id)))
  await page.getByRole('alertdialog').getByRole('button', { name: 'Renew secret' }).click()
  expect((await answered).status()).toBe(201)
  await telephone.identify(await sign('customer-42'))
  await expect(page.getByText('signed with a different secret')).toBeVisible()
  await expect(telephone.log).toHaveCount(0)
  expect([...laptop.complaints, ...telephone.complaints]).toEqual([])
  await laptop.page.context().close()
  await telephone.page.context().close()
  await host.close()
})

const pathOf = (id: number) => renewIdentitySecret.path.replace(':id', String(id))

/** A browser of its own on the website. */
async function visit(browser: Browser, url: string) {
  const page = await (await browser.newContext()).newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('favicon')) complaints.push(message.text())
  })
  await page.goto(url)
  const chat = page.frameLocator('parleykit-widget iframe')
  const bubble = page.getByRole('button', { name: 'Open the chat with Harbour' })
  await expect(bubble).toBeVisible()
  return {
    page,
    complaints,
    bubble,
    input: chat.getByRole('textbox'),
    log: chat.getByRole('log'),
    identify: (token: string | null) => page.evaluate(`ParleyKit.identify(${JSON.stringify(token)})`),
  }
}
