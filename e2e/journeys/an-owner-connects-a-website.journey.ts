import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Agent } from '@parleykit/contract/agents/agents'
import { listConversations } from '@parleykit/contract/conversations/conversations'
import type { Download, Page } from '@playwright/test'
import { makeAgent } from '../../server/test/make-agent.ts'
import { statusNoticeTexts } from '../../web/src/features/publish/texts/access-texts.ts'
import { connectDialogTexts, connectPartTexts } from '../../web/src/features/publish/texts/connect-texts.ts'
import { openStage, type Stage } from '../catalogue/stage.ts'
import { openHostPage } from '../support/host-page.ts'
import { chooseBy } from '../support/keyboard.ts'
import { expect, expectAccessible, test } from '../support/product.ts'

const run = promisify(execFile)

interface World {
  readonly page: Page
  readonly agent: Agent
  readonly conversations: () => Promise<unknown[]>
}

/** An owner in front of the Connect tab of an agent that knows its hours. */
async function onConnect(stage: Stage): Promise<World> {
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner, ['# Opening hours\n\nOur opening hours are nine to five on weekdays.'])
  const page = await stage.openPage(owner)
  await page.goto(`/dashboard/agents/${agent.id}#connect`)
  await expect(page.getByRole('heading', { name: 'Your bubble' })).toBeVisible()
  const conversations = async () => (await owner.call(listConversations, { params: { id: agent.id } })).body
  return { page, agent, conversations }
}

/** From one radio to the next one. */
async function goRight(page: Page, from: RegExp, to: RegExp): Promise<void> {
  await page.getByRole('radio', { name: from }).focus()
  await chooseBy(page, 'ArrowRight', page.getByRole('radio', { name: to }))
}

/** What the browser warns of on a page from now on. */
function warningsOn(page: Page): string[] {
  const said: string[] = []
  page.on('console', (message) => message.type() === 'warning' && said.push(message.text()))
  return said
}

const codeOn = (page: Page) => page.locator('pre', { hasText: 'data-agent' })

test("the message beside the bubble is the owner's to word, and the preview troubles no browser", async ({
  product,
  browser,
}) => {
  const stage = openStage(product, browser)
  const { page } = await onConnect(stage)
  const warnings = warningsOn(page)
  await page.reload()
  const preview = page.frameLocator('iframe[title^="Preview"]')
  await expect(preview.getByText(connectDialogTexts.initialMessage)).toBeVisible()
  await expect(page.getByText(connectDialogTexts.answersIn(false))).toBeVisible()
  const field = page.getByLabel(connectDialogTexts.messageLabel)
  await expect(field).toHaveAccessibleDescription(connectDialogTexts.messageHelp)
  await field.fill('Fragen? Wir helfen.')
  await expect(preview.getByText('Fragen? Wir helfen.')).toBeVisible()
  await expect(codeOn(page)).toContainText('data-initial-message="Fragen? Wir helfen."')
  await field.fill('')
  await expect(preview.getByText('Fragen? Wir helfen.')).toHaveCount(0)
  await expect(codeOn(page)).not.toContainText('data-initial-message')
  expect(warnings.filter((text) => text.includes('sandbox'))).toEqual([])
  await stage.close()
})

test('what only programmers need is a part of its own, and a bubble that is being chosen waits meanwhile', async ({
  product,
  browser,
}) => {
  const stage = openStage(product, browser)
  const { page } = await onConnect(stage)
  const developers = page.getByRole('tab', { name: connectPartTexts.developers })
  const calls = page.getByRole('heading', { name: 'Use the API' })
  const words = page.getByLabel('Bubble label')
  await words.fill('Ask us')
  await expect(calls).toHaveCount(0)
  await developers.click()
  await expect(calls).toBeVisible()
  await expect(words).toBeHidden()
  await expectAccessible(page)
  await developers.press('ArrowLeft')
  await expect(words).toHaveValue('Ask us')
  await expect(calls).toHaveCount(0)
  await stage.close()
})

test('an owner chooses a bubble, tries it, puts it into a website and hears that it is there', async ({
  product,
  browser,
}) => {
  const stage = openStage(product, browser)
  const { page, agent, conversations } = await onConnect(stage)
  const preview = page.frameLocator('iframe[title^="Preview"]')
  const bubble = preview.getByRole('button', { name: `Open the chat with ${agent.name}` })
  await expect(bubble).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('button', { name: 'Copy code' }).first()).toBeInViewport({ ratio: 1 })

  await page.getByRole('radio', { name: 'Bottom left' }).check()
  await page.getByLabel('Bubble label').fill('Ask us')
  await page.getByLabel('Bottom spacing (px)').fill('80')
  await page.getByRole('radio', { name: 'On a single page path' }).check()
  await page.getByLabel('Path', { exact: true }).fill('help/*')
  await expect(preview.getByRole('button', { name: /^Ask us/ })).toBeVisible()
  await expect(page.getByLabel('Path', { exact: true })).toBeFocused()
  await page.getByRole('combobox', { name: 'Bubble language' }).selectOption({ label: 'German (Deutsch)' })
  const chosen = preview.getByRole('button', { name: `Ask us: Chat mit ${agent.name} öffnen` })
  await expect(chosen).toBeVisible()
  await expect.poll(() => chosen.evaluate((button) => button.getBoundingClientRect().left)).toBe(20)
  for (const said of [
    'data-position="left"',
    'data-label="Ask us"',
    'data-offset="20 80"',
    'data-path="/help/*"',
    'data-language="de"',
  ]) {
    await expect(codeOn(page)).toContainText(said)
  }
  await chosen.press('Enter')
  const chat = preview.frameLocator('parleykit-widget iframe')
  await chat.getByRole('textbox').fill('What are your opening hours?')
  await chat.getByRole('textbox').press('Enter')
  await expect(chat.getByRole('log')).toContainText('nine to five')
  expect(await conversations()).toEqual([])

  const snippet = await codeOn(page).innerText()
  const host = await openHostPage(product, snippet)
  stage.onClose(() => host.close())
  const wrongHost = await openHostPage(product, snippet.replaceAll(agent.publicId, 'somebody-else'))
  stage.onClose(() => wrongHost.close())
  // The one name of this machine that the product may read pages of.
  const check = async ({ url }: { readonly url: string }) => {
    const address = `${url.replace('localhost', '127.0.0.1')}help/`
    await page.getByLabel('Page URL').fill(address)
    await page.getByLabel('Page URL').press('Enter')
    return address
  }
  const wrongAddress = await check(wrongHost)
  await expect(page.getByText(`Your agent doesn't work on ${wrongAddress} yet`)).toBeVisible()
  await expect(page.getByText('The page has the bubble of a different agent')).toBeVisible()
  await expectAccessible(page)
  const address = await check(host)
  await expect(page.getByText(`Your agent works on ${address}`)).toBeVisible()

  const visitor = await stage.openPage()
  await visitor.goto(`${host.url}help/`)
  await expect(visitor.getByRole('button', { name: /^Ask us/ })).toBeVisible()
  await expect(page.getByText(`Installed on ${new URL(host.url).host}`)).toBeVisible()
  await stage.close()
})

test('the examples for programs run as they stand', async ({ product, browser }) => {
  const stage = openStage(product, browser)
  const { page } = await onConnect(stage)
  await page.getByRole('tab', { name: connectPartTexts.developers }).click()
  const folder = await mkdtemp(join(tmpdir(), 'parleykit-examples-'))
  stage.onClose(() => rm(folder, { recursive: true, force: true }))
  const codeOf = async (language: string) => {
    await page.getByRole('tab', { name: language, exact: true }).click()
    return page.getByRole('tabpanel', { name: language, exact: true }).locator('pre').innerText()
  }
  const curl = await run('sh', ['-c', await codeOf('curl')])
  expect(JSON.parse(curl.stdout).message).toContain('nine to five')
  const file = join(folder, 'ask.mts')
  await writeFile(file, await codeOf('TypeScript'))
  expect((await run(process.execPath, [file])).stdout).toContain('nine to five')
  await expect.poll(() => codeOf('Python')).toContain('/api/public/chat/')
  await stage.close()
})

test('the link of an agent is saved as a code for print and screen', async ({ product, browser }) => {
  const stage = openStage(product, browser)
  const { page, agent } = await onConnect(stage)
  await goRight(page, /^Chat bubble/, /^Iframe/)
  await expect(page.locator('pre', { hasText: '<iframe' })).toContainText('width="100%" height="600"')
  await expect(page.frameLocator('iframe[title^="Preview"]').getByRole('textbox')).toBeVisible()
  await goRight(page, /^Iframe/, /^Direct link/)
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
  await expectAccessible(page)
  const saved = async (kind: string): Promise<Download> => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Save ${kind}` }).click(),
    ])
    return download
  }
  const svg = await saved('SVG')
  expect(svg.suggestedFilename()).toBe(`qr-code-${agent.publicId}.svg`)
  expect(await readFile(await svg.path(), 'utf8')).toMatch(/^<svg .*viewBox/)
  const png = await readFile(await (await saved('PNG')).path())
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect(png.readUInt32BE(16)).toBeGreaterThanOrEqual(1024)

  // What is published to nobody says so where it is published.
  for (const status of ['maintenance', 'inactive'] as const) {
    await page.request.put(`${product}/api/bots/${agent.id}`, { data: { status } })
    await page.reload()
    await expect(page.getByText(statusNoticeTexts[status])).toBeVisible()
    await expectAccessible(page)
  }
  await stage.close()
})
