import type { Page } from '@playwright/test'
import { evalTexts, playgroundTexts } from '../../web/src/features/answering/evals/eval-texts.ts'
import { expect, expectAccessible, registerByApi, test } from '../support/product.ts'

/** An agent of the signed-in owner that knows when a ferry leaves. */
async function makeFerryAgent(page: Page, product: string): Promise<number> {
  const created = await page.request.post(`${product}/api/agents`, { data: { name: 'Harbour Guide' } })
  const { id }: { id: number } = await created.json()
  await addText(page, product, id, 'The ferry leaves at noon from the northern pier.')
  await train(page, product, id)
  return id
}

async function addText(page: Page, product: string, id: number, content: string): Promise<void> {
  await page.request.post(`${product}/api/agents/${id}/knowledge`, { data: { content } })
}

async function train(page: Page, product: string, id: number): Promise<void> {
  await page.request.post(`${product}/api/agents/${id}/train`)
  const isTrained = async () => (await (await page.request.get(`${product}/api/agents/${id}`)).json()).trained
  await expect.poll(isTrained).toBe(true)
}

const aboutFerry = 'When does the ferry leave?'
const aboutKayaks = 'How much does renting a kayak cost?'

test('an owner sees what would change, trains, and sees what has changed', async ({ page, product }) => {
  await registerByApi(page, product, 'checking-owner')
  const id = await makeFerryAgent(page, product)
  await page.goto(`${product}/dashboard/agents/${id}#playground`)
  const box = page.getByLabel(evalTexts.label)
  await box.fill(`${aboutFerry}\n\n${aboutKayaks}`)
  await expect(page.getByText(evalTexts.count(2))).toBeVisible()
  await page.getByRole('button', { name: 'Run all' }).click()
  const rows = page.getByRole('region', { name: 'Latest run' }).getByRole('listitem')
  const answer = (question: string, column: string) =>
    rows.filter({ hasText: question }).getByRole('group', { name: column })
  await expect(page.getByText(evalTexts.noNext)).toBeVisible()
  await expect(answer(aboutFerry, evalTexts.now(1))).toContainText('at noon from the northern pier')
  await expect(answer(aboutKayaks, evalTexts.now(1))).toContainText(evalTexts.refused)

  await addText(page, product, id, 'Renting a kayak costs 20 euros an hour.')
  await page.reload()
  await expect(box).toHaveValue(`${aboutFerry}\n${aboutKayaks}`)
  await page.getByRole('button', { name: 'Run all' }).click()
  await expect(page.getByText('2 questions: 1 the same, 1 now answered')).toBeVisible()
  await expect(answer(aboutKayaks, evalTexts.next)).toContainText('20 euros an hour')
  await expect(answer(aboutKayaks, evalTexts.now(1))).toContainText(evalTexts.refused)
  await page.getByRole('switch', { name: evalTexts.onlyChanged }).click()
  await expect(rows).toHaveCount(1)
  await expectAccessible(page)

  await train(page, product, id)
  await page.getByRole('button', { name: 'Run all' }).click()
  await expect(answer(aboutKayaks, evalTexts.now(2))).toContainText('20 euros an hour')
  await expect(answer(aboutKayaks, evalTexts.before(1))).toContainText(evalTexts.refused)
  await expect(rows).toHaveCount(1)
})

test('questions that are being written are kept from being lost', async ({ page, product }) => {
  await registerByApi(page, product, 'half-done-owner')
  const id = await makeFerryAgent(page, product)
  await page.goto(`${product}/dashboard/agents/${id}#playground`)
  const box = page.getByLabel(evalTexts.label)
  await box.fill(`${aboutFerry}\n${'x'.repeat(501)}`)
  await expect(page.getByText(evalTexts.tooLong(2))).toBeVisible()
  await expect(page.getByRole('button', { name: 'Run all' })).toBeDisabled()
  await box.fill(aboutFerry)
  await page.getByRole('tab', { name: 'Knowledge' }).click()
  await page.getByRole('button', { name: 'Stay', exact: true }).click()
  await expect(box).toHaveValue(aboutFerry)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(evalTexts.saved.title).first()).toBeVisible()
  await page.getByRole('tab', { name: 'Knowledge' }).click()
  await page.getByRole('tab', { name: 'Playground' }).click()
  await expect(box).toHaveValue(aboutFerry)
})

test('the playground works while the document of its chat has no element yet', async ({ page, product }) => {
  await registerByApi(page, product, 'early-owner')
  const id = await makeFerryAgent(page, product)
  await page.addInitScript(() => {
    const real = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'contentDocument')
    const begun = document.implementation.createDocument(null, null)
    let asked = 0
    Object.defineProperty(HTMLIFrameElement.prototype, 'contentDocument', {
      get() {
        asked += 1
        return asked === 1 ? begun : real?.get?.call(this)
      },
    })
  })
  await page.goto(`${product}/dashboard/agents/${id}#playground`)
  await expect(page.getByLabel(evalTexts.label)).toBeVisible()
  await expect(page.frameLocator('iframe').getByRole('textbox')).toBeVisible()
})

test('the playground shows what the last answer was made of', async ({ page, product }) => {
  await registerByApi(page, product, 'curious-owner')
  const id = await makeFerryAgent(page, product)
  await page.goto(`${product}/dashboard/agents/${id}#playground`)
  const made = page.getByRole('region', { name: playgroundTexts.lastAnswer })
  await expect(made).toContainText(playgroundTexts.nothingYet)
  const input = page.frameLocator('iframe').getByRole('textbox')
  await input.fill(aboutFerry)
  await input.press('Enter')
  await expect(made).toContainText('The ferry leaves at noon from the northern pier.')
  await expect(made).toContainText('Quoted from your knowledge (no model)')
  await expect(made.getByText(playgroundTexts.confidence)).toBeVisible()
  await expectAccessible(page)
  await input.fill('Who won the world cup in 1998?')
  await input.press('Enter')
  await expect(made).toContainText('Refused, without a model')
  await expect(made).toContainText(playgroundTexts.noSources)
  await page.reload()
  await expect(made).toContainText('Refused, without a model')
  await made.getByRole('button', { name: 'Why this answer?' }).click()
  await expect(page.getByRole('dialog', { name: 'Why this answer?' })).toContainText('Figures')
})

test('on a phone the input is in view, and what an answer was made of folds out below', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await registerByApi(page, product, 'phone-owner')
  const id = await makeFerryAgent(page, product)
  await page.goto(`${product}/dashboard/agents/${id}#playground`)
  const input = page.frameLocator('iframe').getByRole('textbox')
  await expect(input).toBeVisible()
  const lowest = async () => {
    const box = await input.boundingBox()
    return box === null ? Number.POSITIVE_INFINITY : box.y + box.height
  }
  await expect.poll(lowest).toBeLessThanOrEqual(800)
  await input.fill(aboutFerry)
  await input.press('Enter')
  await page.getByText(playgroundTexts.lastAnswer).click()
  await expect(page.getByText('Quoted from your knowledge (no model)')).toBeVisible()
  // A long one scrolls within itself: what comes below keeps its place.
  const placeOfChecks = () =>
    page.getByLabel(evalTexts.label).evaluate((box) => box.getBoundingClientRect().top + window.scrollY)
  const before = await placeOfChecks()
  const long = `I stand at the harbour with my luggage. ${'It is a long way to the pier. '.repeat(30)}`
  await input.fill(`${long}${aboutFerry}`)
  await input.press('Enter')
  await expect(page.getByText(long.trim()).last()).toBeVisible()
  expect(await placeOfChecks()).toBe(before)
})
