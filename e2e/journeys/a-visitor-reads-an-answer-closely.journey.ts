import { agentTexts } from '@parleykit/contract/agents/agent-texts'
import { chatMessageMax } from '@parleykit/contract/chat/limits'
import { chatTexts } from '@parleykit/contract/chat/texts'
import { visitorTexts } from '@parleykit/contract/chat/visitor-texts'
import { deleteKnowledgeEntry, listKnowledge } from '@parleykit/contract/knowledge/knowledge'
import { makeAgent } from '../../server/test/make-agent.ts'
import { openStage } from '../catalogue/stage.ts'
import { expect, expectAccessible, test } from '../support/product.ts'

const answer = [
  '**Write** to ä@müller.de or call +49 40 123 45 67.',
  '',
  '```sh',
  'npm start',
  '```',
  '',
  ...Array.from({ length: 40 }, (_, index) => `- line ${index}`),
].join('\n')
const source = { title: 'Contact', url: null, quote: '**Write** to us:\n\n- by mail\n- <b>by hand</b>' }

const long = 'The ferry to the island leaves at noon. '.repeat(20)

for (const width of [320, 390, 768, 1280])
  test(`at ${width} px bubbles fill at most 80 % of the list, and an answer without an end is whole`, async ({
    product,
    browser,
  }) => {
    const stage = openStage(product, browser)
    const agent = await makeAgent(await stage.newOwner(), ['The ferry to the island leaves at noon.'])
    const chat = await stage.openPage(undefined, { width, height: 800 })
    await chat.route('**/chat-stream/**', (route) =>
      route.fulfill({
        contentType: 'text/event-stream',
        body: `data: ${JSON.stringify({ delta: long })}\n\n`,
      }),
    )
    await chat.goto(`/bot/${agent.publicId}`)
    await chat.getByRole('textbox').fill(long)
    await chat.getByRole('textbox').press('Enter')
    const log = chat.getByRole('log')
    await expect(log.locator('.bubble')).toHaveCount(3)
    await expect(chat.getByRole('textbox')).toBeEnabled()
    await expect(log.getByText(chatTexts.troubleConnecting)).toHaveCount(0)
    const shares = await log.evaluate((list) =>
      [...list.querySelectorAll('.bubble')].map(
        (bubble) => bubble.getBoundingClientRect().width / list.getBoundingClientRect().width,
      ),
    )
    expect(Math.max(...shares)).toBeLessThanOrEqual(0.801)
    await stage.close()
  })

test('a visitor copies code, follows an address, reads quotes and times, and gets back to the newest message', async ({
  product,
  browser,
}) => {
  const stage = openStage(product, browser)
  const agent = await makeAgent(await stage.newOwner(), ['The ferry to the island leaves at noon.'])
  const chat = await stage.openPage(undefined, { width: 390, height: 800 })
  await chat.route('**/chat-stream/**', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: [{ delta: answer }, { done: true, sources: [source], messageId: 1 }]
        .map((event) => `data: ${JSON.stringify(event)}\n\n`)
        .join(''),
    }),
  )
  await chat.goto(`/bot/${agent.publicId}`)
  await chat.getByRole('textbox').fill('How do I reach you?')
  await chat.getByRole('textbox').press('Enter')
  const log = chat.getByRole('log')
  await expect(log.getByRole('link', { name: 'ä@müller.de' })).toHaveAttribute(
    'href',
    'mailto:%C3%A4@xn--mller-kva.de',
  )
  await expect(log.getByRole('link', { name: '+49 40 123 45 67' })).toHaveAttribute(
    'href',
    'tel:+49401234567',
  )

  await chat.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await log.getByRole('button', { name: chatTexts.copyCode }).press('Enter')
  await expect.poll(() => chat.evaluate(() => navigator.clipboard.readText())).toBe('npm start')

  await log.getByRole('button', { name: 'Contact' }).press('Enter')
  const quote = log.locator('.source-quote blockquote')
  await expect(quote.locator('strong')).toHaveText('Write')
  await expect(quote.getByRole('listitem')).toHaveText(['by mail', '<b>by hand</b>'])
  await expectAccessible(chat)

  await log.getByRole('button', { name: chatTexts.copyAnswer }).press('Enter')
  await expect.poll(() => chat.evaluate(() => navigator.clipboard.readText())).toBe(answer)

  const line = log.locator('.message.user .message-line')
  await expect(line).toHaveCSS('opacity', '0')
  await line.locator('time').focus()
  await expect(line).toHaveCSS('opacity', '1')
  await chat.getByRole('textbox').focus()
  await expect(line).toHaveCSS('opacity', '0')
  await log.getByText('How do I reach you?').hover()
  await expect(line).toHaveCSS('opacity', '1')

  const shift = await chat.evaluateHandle(() => {
    const seen = { sum: 0 }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.sum += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift' })
    document.querySelector('.scroller')?.scrollTo({ top: 0, behavior: 'instant' })
    return seen
  })
  const toNewest = chat.getByRole('button', { name: 'Scroll to bottom' })
  await expect(toNewest).toBeVisible()
  await chat.getByRole('textbox').press('Shift+Tab')
  await expect(toNewest).toBeFocused()
  await chat.keyboard.press('Enter')
  await expect(toNewest).toHaveCount(0)
  await expect(chat.getByRole('textbox')).toBeFocused()
  await expect(log.getByText('line 39')).toBeInViewport()
  expect(await shift.evaluate(({ sum }) => sum)).toBeLessThan(0.02)
  await stage.close()
})

test('the words over code are in the language of the visitor', async ({ product, browser }) => {
  const stage = openStage(product, browser)
  const agent = await makeAgent(await stage.newOwner(), ['The ferry to the island leaves at noon.'])
  const context = await browser.newContext({ baseURL: product, locale: 'ja-JP' })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const chat = await context.newPage()
  await chat.route('**/chat-stream/**', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `data: ${JSON.stringify({ delta: answer })}\n\ndata: {"done":true,"sources":[],"messageId":1}\n\n`,
    }),
  )
  await chat.goto(`/bot/${agent.publicId}`)
  await chat.getByRole('textbox').fill('How do I start?')
  await chat.getByRole('textbox').press('Enter')
  const { copyCode, codeCopied } = visitorTexts('ja')
  await chat.getByRole('button', { name: copyCode }).press('Enter')
  await expect(chat.getByRole('button', { name: codeCopied })).toBeVisible()
  await context.close()
  await stage.close()
})

test('an agent that knows nothing says so, to visitors in their language and to its owner what it needs', async ({
  product,
  browser,
}) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner)
  const context = await browser.newContext({ baseURL: product, locale: 'de-DE' })
  const german = await context.newPage()
  await german.goto(`/bot/${agent.publicId}`)
  await expect(german.getByText(visitorTexts('de').notReady)).toBeVisible()
  await expectAccessible(german)
  await context.close()
  const page = await stage.openPage(owner)
  await page.goto(`/dashboard/agents/${agent.id}#playground`)
  await expect(page.frameLocator('iframe').getByText(agentTexts.needsKnowledge)).toBeVisible()

  const other = await stage.newOwner()
  const trained = await makeAgent(other, ['The ferry to the island leaves at noon.'])
  const visitor = await stage.openPage()
  await visitor.goto(`/bot/${trained.publicId}`)
  await expect(visitor.getByText(chatTexts.landingQuestion)).toBeVisible()
  await expect(visitor.getByText(chatTexts.notReady)).toHaveCount(0)
  const params = { id: trained.id }
  const [entry] = (await other.call(listKnowledge, { params })).body
  await other.call(deleteKnowledgeEntry, { params: { ...params, entryId: entry?.id ?? 0 } })
  await visitor.reload()
  await expect(visitor.getByText(chatTexts.notReady)).toBeVisible()
  await stage.close()
})

test('a question that is too long stays in the input until the visitor has shortened it', async ({
  product,
  browser,
}) => {
  const stage = openStage(product, browser)
  const agent = await makeAgent(await stage.newOwner(), ['The ferry to the island leaves at noon.'])
  const chat = await stage.openPage(undefined, { width: 390, height: 800 })
  await chat.goto(`/bot/${agent.publicId}`)
  const input = chat.getByRole('textbox')
  const question = `When does the ferry leave? ${'x'.repeat(chatMessageMax)}`
  await input.fill(question)
  await expect(chat.getByRole('alert')).toHaveText(chatTexts.tooLong)
  await expect(chat.getByText('4,027 / 4,000')).toBeVisible()
  await expectAccessible(chat)
  await input.press('Enter')
  await expect(input).toHaveValue(question)
  await expect(chat.getByRole('button', { name: 'Send' })).toBeDisabled()
  await input.fill('When does the ferry leave?')
  await expect(chat.getByRole('alert')).toHaveCount(0)
  await input.press('Enter')
  await expect(chat.getByRole('log')).toContainText('noon')
  await stage.close()
})
