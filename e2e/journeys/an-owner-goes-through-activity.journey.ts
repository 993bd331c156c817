import type { Browser, Locator, Page } from '@playwright/test'
import { ask } from '../../server/test/ask.ts'
import { makeAgent } from '../../server/test/make-agent.ts'
import { traceTexts } from '../../web/src/features/answering/trace-texts.ts'
import { conversationTexts } from '../../web/src/features/conversations/conversation-texts.ts'
import { knowledgeTexts } from '../../web/src/features/knowledge/knowledge-texts.ts'
import { hold, release } from '../catalogue/finds.ts'
import { openStage, type Stage } from '../catalogue/stage.ts'
import { openAndEscape } from '../support/keyboard.ts'
import { expect, expectAccessible, test } from '../support/product.ts'

const guide = 'A kayak costs 20 euros a day. A bicycle costs 12 euros a day. Helmets are free of charge.'
const questions = ['What does a kayak cost?', 'What does a bicycle cost?', 'Who won the world cup in 1998?']

/** An owner's agent that has been asked each of some questions by a visitor of its own. */
async function makeAsked(stage: Stage, asked: readonly string[] = questions) {
  const owner = await stage.newOwner()
  const { id, publicId } = await makeAgent(owner, [guide])
  const conversations: number[] = []
  for (const message of asked) {
    const { conversationId } = await ask(stage.product, publicId, { message, visitorId: crypto.randomUUID() })
    conversations.push(conversationId ?? 0)
  }
  return { owner, path: `/dashboard/agents/${id}`, conversations }
}

/** Such an agent's Activity, opened by its owner. */
async function openAsked(product: string, browser: Browser) {
  const stage = openStage(product, browser)
  const { owner, path } = await makeAsked(stage)
  const page = await stage.openPage(owner)
  await page.goto(`${path}#activity`)
  return { stage, page, path }
}

const viewerOf = (page: Page) => page.getByRole('region', { name: 'Messages' })
const rowsOf = (page: Page) => page.getByRole('region', { name: 'Conversations' }).getByRole('listitem')
const rowOf = (page: Page, question: string) =>
  page.getByRole('region', { name: 'Conversations' }).getByRole('button', { name: question })

/** Where the focus is, and what is open beside it. */
async function expectOpen(row: Locator, viewer: Locator, words: string): Promise<void> {
  await expect(row).toBeFocused()
  await expect(row).toHaveAttribute('aria-current', 'true')
  await expect(viewer).toContainText(words)
}

test('arrow keys, Home and End go through the list, and open each conversation beside it', async ({
  browser,
  product,
}) => {
  const { stage, page, path } = await openAsked(product, browser)
  const [oldest, middle, newest] = questions.map((question) => rowOf(page, question)) as [
    Locator,
    Locator,
    Locator,
  ]
  const viewer = viewerOf(page)
  await expect(viewer).toContainText("I don't have an answer")
  await newest.focus()
  const steps = [
    ['ArrowDown', middle, '12 euros'],
    ['ArrowDown', oldest, '20 euros'],
    ['ArrowDown', oldest, '20 euros'],
    ['Home', newest, "I don't have an answer"],
    ['ArrowUp', newest, "I don't have an answer"],
    ['End', oldest, '20 euros'],
    ['ArrowUp', middle, '12 euros'],
  ] as const
  for (const [key, row, words] of steps) {
    await page.keyboard.press(key)
    await expectOpen(row, viewer, words)
  }
  // One stop of Tab for the whole list: the one before is no stop of it.
  await page.keyboard.press('Shift+Tab')
  await expect(rowsOf(page).getByRole('button').and(page.locator(':focus'))).toHaveCount(0)

  // Where there is no room beside, the keys only move; Enter opens.
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(`${path}#activity`)
  await newest.focus()
  await page.keyboard.press('ArrowDown')
  await expect(middle).toBeFocused()
  await expect(viewer).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(viewer).toContainText('12 euros')
  await stage.close()
})

test('the address holds the filters, and no filters are shown if there is nothing to filter', async ({
  browser,
  product,
}) => {
  const { stage, page } = await openAsked(product, browser)
  await expect(rowsOf(page)).toHaveCount(3)

  await page.getByRole('button', { name: 'Refused', exact: true }).click()
  await expect(rowsOf(page)).toHaveCount(1)
  await page.getByRole('combobox', { name: 'When' }).selectOption({ label: 'Last 7 days' })
  await expect(page).toHaveURL(/when=week/)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Refused', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(page.getByRole('combobox', { name: 'When' }).locator('option:checked')).toHaveText(
    'Last 7 days',
  )
  await expect(rowsOf(page)).toHaveCount(1)
  await expect(rowOf(page, 'world cup')).toBeVisible()

  await page.setViewportSize({ width: 390, height: 800 })
  const filter = page.getByRole('button', { name: `${conversationTexts.filter} (2)` })
  await expect(page.getByLabel('Search in messages')).toHaveCount(0)
  await filter.click()
  await expect(filter).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByLabel('Search in messages')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(filter).toHaveCount(0)

  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(rowsOf(page)).toHaveCount(3)
  await expect(page).not.toHaveURL(/when=|filter=/)

  await page.getByRole('combobox', { name: 'When' }).selectOption({ label: 'Custom range' })
  await page.getByLabel('To', { exact: true }).fill('2020-01-31')
  await expect(page.getByText(conversationTexts.noneMatch)).toBeVisible()
  await page.getByLabel('To', { exact: true }).fill('')
  await page.getByLabel('From', { exact: true }).fill('2020-01-01')
  await expect(rowsOf(page)).toHaveCount(3)

  const { owner: newcomer, path: empty } = await makeAsked(stage, [])
  const own = await stage.openPage(newcomer)
  await own.goto(`${empty}#activity`)
  await expect(own.getByText(/No conversations yet/)).toBeVisible()
  await expect(own.getByRole('search')).toHaveCount(0)
  await expect(own.getByRole('button', { name: 'Export' })).toHaveCount(0)
  await stage.close()
})

test('why an answer is as it is opens and closes by keyboard, at every width', async ({
  browser,
  product,
}) => {
  const stage = openStage(product, browser)
  const { owner, path, conversations } = await makeAsked(stage)
  for (const width of [1280, 390]) {
    const page = await stage.openPage(owner, { width, height: 800 })
    await page.goto(`${path}?conversation=${conversations[0]}#activity`)
    await expect(viewerOf(page)).toContainText('20 euros')
    const why = viewerOf(page).getByRole('button', { name: traceTexts.why })
    const sheet = page.getByRole('dialog', { name: traceTexts.why })
    await openAndEscape(page, why, sheet)
    await page.keyboard.press('Enter')
    await expect(sheet.getByText(/key words?/).first()).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Close' }).press('Enter')
    await expect(sheet).toBeHidden()
    await expect(why).toBeFocused()
  }
  await stage.close()
})

test('the source of an answer leads to its entry, and on a phone a correction stays in view with its reasons', async ({
  browser,
  product,
}) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const topics = ['kayak', 'bicycle', 'tent', 'canoe', 'surfboard', 'trailer']
  const { id, publicId } = await makeAgent(
    owner,
    topics.map(
      (topic, at) => `# About a ${topic}\n\nA ${topic} costs ${20 + at} euros a day at our harbour.`,
    ),
  )
  const { conversationId } = await ask(product, publicId, { message: 'What does a kayak cost a day?' })
  for (const width of [390, 1280]) {
    const page = await stage.openPage(owner, { width, height: 844 })
    await page.goto(`/dashboard/agents/${id}?conversation=${conversationId}#activity`)
    await viewerOf(page).getByRole('button', { name: traceTexts.why }).click()
    const sheet = page.getByRole('dialog', { name: traceTexts.why })
    const source = (place: Locator) => place.getByRole('link', { name: 'About a kayak' })
    await source(sheet).click()
    await expect(page).toHaveURL(new RegExp(`/agents/${id}\\?conversation=\\d+&entry=\\d+#knowledge$`))
    const entry = page.getByRole('dialog', { name: 'About a kayak' })
    await expect(entry).toContainText('A kayak costs 20 euros')
    await expectAccessible(page)
    await page.reload()
    await entry.getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL(/conversation=\d+#knowledge$/)
    await expect(page.getByRole('heading', { name: 'In the knowledge base (6)' })).toBeVisible()
    await page.goBack()

    await viewerOf(page).getByRole('button', { name: conversationTexts.correct, exact: true }).click()
    const field = page.getByRole('textbox', { name: 'Corrected answer' })
    await field.fill('A kayak costs 22 euros.')
    await viewerOf(page).getByText(traceTexts.why).click()
    await expect(viewerOf(page).getByRole('button', { name: traceTexts.replay })).toBeAttached()
    await painted(page)
    if (width === 390) await expect(field).toBeInViewport({ ratio: 1 })
    await expect(source(viewerOf(page))).toBeInViewport()
    // What is written stays while the entry is read.
    const [apart] = await Promise.all([page.waitForEvent('popup'), source(viewerOf(page)).click()])
    await expect(apart.getByRole('dialog', { name: 'About a kayak' })).toContainText('20 euros')
    await expect(field).toHaveValue('A kayak costs 22 euros.')
  }
  const page = await stage.openPage(owner)
  await page.goto(`/dashboard/agents/${id}?entry=987654#knowledge`)
  await expect(page.getByRole('dialog')).toContainText(knowledgeTexts.gone)
  await stage.close()
})

test('nothing moves when the parts of a conversation come one by one', async ({ browser, product }) => {
  const stage = openStage(product, browser)
  const { owner, path, conversations } = await makeAsked(stage)
  const refused = conversations[2]
  const late = [`**/api/conversations/${refused}`, `**/api/conversations/${refused}/messages`]
  for (const width of [390, 1280]) {
    for (const url of late) {
      const page = await stage.openPage(owner, { width, height: 800 })
      // The list would tell what the head does.
      await hold(page, `{${url},**/api/bots/*/conversations?*}`)
      const others = ['takeover', 'leads', 'messages'].filter((name) => !url.endsWith(name))
      const came = others.map((name) => page.waitForResponse(`**/api/conversations/${refused}/${name}`))
      await page.goto(`${path}?conversation=${refused}#activity`)
      for (const response of came) await (await response).finished()
      await painted(page)
      release(page)
      await expect(viewerOf(page)).toContainText("I don't have an answer")
      await expect(viewerOf(page)).toContainText('2 messages')
      await painted(page)
      expect(await layoutShift(page), `${url} at ${width}`).toBeLessThan(0.005)
    }
  }
  await stage.close()
})

/** What has come so far is on screen. */
function painted(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
}

/** How much has moved by itself since the page was opened, by the Layout Instability API. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { readonly value: number })[])
            sum += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )
}

test('a long conversation scrolls in its pane, and leaves the page as high as it is', async ({
  browser,
  product,
}) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const { id, publicId } = await makeAgent(owner, [guide])
  const visitorId = crypto.randomUUID()
  let conversationId: number | null = null
  for (let turn = 0; turn < 12; turn++)
    ({ conversationId } = await ask(product, publicId, {
      message: questions[0] ?? '',
      visitorId,
      conversationId,
    }))
  const page = await stage.openPage(owner)
  await page.goto(`/dashboard/agents/${id}#activity`)
  const viewer = viewerOf(page)
  await expect(viewer.getByText('What does a kayak cost?')).toHaveCount(12)
  const heights = () =>
    page.evaluate(() => [document.documentElement.scrollHeight, document.body.getBoundingClientRect().height])
  const [scrolled = 0, own = 0] = await heights()
  // Heights are rounded.
  expect(scrolled).toBeLessThan(own + 4)
  await stage.close()
})
