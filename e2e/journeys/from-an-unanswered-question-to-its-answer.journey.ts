import type { Page } from '@playwright/test'
import { ask } from '../../server/test/ask.ts'
import { curatedAnswerTexts } from '../../web/src/features/answering/curated-answers/curated-answer-texts.ts'
import { analyticsTexts } from '../../web/src/features/reports/analytics/analytics-texts.ts'
import { makeTrainedAgent } from '../support/make-trained-agent.ts'
import { expect, expectAccessible, registerByApi, test } from '../support/product.ts'

const guide =
  'Kayaks are rented from May to September. A bicycle costs 12 euros a day, helmets are free of charge.'
const question = 'Do you sell gift vouchers?'

test('a visitor asks in vain, the owner answers from Analytics, and the next visitor gets the answer', async ({
  page,
  browser,
  product,
}) => {
  await registerByApi(page, product, 'voucher-owner')
  const { id, publicId } = await (
    await page.request.post(`${product}/api/agents`, { data: { name: 'Harbour Guide' } })
  ).json()
  await page.request.post(`${product}/api/agents/${id}/knowledge`, {
    data: { content: guide, fileType: 'text' },
  })
  await page.request.post(`${product}/api/agents/${id}/train`)
  await page.goto(`${product}/dashboard/agents/${id}#analytics`)
  await expect(page.getByText('Chart coming soon…')).toBeVisible()
  await expectAccessible(page)

  const visitor = await browser.newContext({ viewport: { width: 390, height: 800 } })
  const chat = await visitor.newPage()
  await chat.goto(`${product}/bot/${publicId}`)
  await chat.getByRole('textbox').fill(question)
  await chat.getByRole('textbox').press('Enter')
  await expect(chat.getByRole('log')).toContainText("I don't have an answer")

  await page.reload()
  const unanswered = page.getByRole('region', { name: 'Unanswered questions' })
  await expect(unanswered).toContainText(question)
  await expect(page.getByRole('table', { name: 'Conversations a day' })).toBeAttached()
  await expectAccessible(page)
  await readDays(page)
  await unanswered.getByRole('link', { name: 'Open in Activity' }).click()
  await expect(page.getByText("I don't have an answer", { exact: false }).first()).toBeVisible()
  await page.goBack()

  await unanswered.getByRole('button', { name: `Answer this: ${question}` }).click()
  await expect(page.getByRole('textbox', { name: 'Question' })).toHaveValue(question)
  await page
    .getByRole('textbox', { name: 'Answer' })
    .fill('Yes, gift vouchers cost 20 euros at the boathouse.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(curatedAnswerTexts.added.title).first()).toBeVisible()
  await expect(unanswered).toContainText('All questions in this period were answered.')

  await chat.getByRole('button', { name: 'New chat' }).click()
  await chat.getByRole('textbox').fill('do you sell gift vouchers')
  await chat.getByRole('textbox').press('Enter')
  await expect(chat.getByRole('log')).toContainText('Yes, gift vouchers cost 20 euros at the boathouse.')
  await visitor.close()
})

test('an answer is given to the other wordings that its group holds, if the owner wants it so', async ({
  page,
  product,
}) => {
  await registerByApi(page, product, 'pretzel-owner')
  const made = await page.request.post(`${product}/api/agents`, { data: { name: 'Bakery' } })
  const { id, publicId } = await made.json()
  await page.request.post(`${product}/api/agents/${id}/knowledge`, {
    data: { content: guide, fileType: 'text' },
  })
  await page.request.post(`${product}/api/agents/${id}/train`)
  const wordings = ['have you rye pretzels?', 'Do you sell rye pretzels?']
  for (const message of wordings) await ask(product, publicId, { message })
  await page.goto(`${product}/dashboard/agents/${id}#analytics`)
  const unanswered = page.getByRole('region', { name: 'Unanswered questions' })
  await unanswered.getByRole('button', { name: /^Answer this: / }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(curatedAnswerTexts.otherWordings)).toHaveValue(/rye pretzels\?$/)
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: 'Answer' }).fill('Every morning.')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(unanswered).toContainText('All questions in this period were answered.')
  for (const message of wordings)
    expect((await ask(product, publicId, { message })).text).toBe('Every morning.')
})

/** The numbers of a chart's days come by key and by pointer, and go again. */
async function readDays(page: Page) {
  const chart = page.getByRole('region', { name: 'Answered and refused' })
  const numbers = chart.locator('.chart-tooltip')
  const slider = chart.getByRole('slider', { name: 'Answered and refused a day: day' })
  await expect(numbers).toBeHidden()
  await slider.focus()
  await expect(slider).toHaveAttribute('aria-valuetext', /: Answered 0, Refused 1$/)
  await expect(numbers).toContainText('Refused1')
  await page.keyboard.press('ArrowLeft')
  await expect(slider).toHaveAttribute('aria-valuetext', /: Answered 0, Refused 0$/)
  await expect(numbers).toContainText('Refused0')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(numbers).toBeHidden()

  const plot = slider.locator('..')
  const { width = 0 } = (await plot.boundingBox()) ?? {}
  await plot.hover({ position: { x: width - 2, y: 20 } })
  await expect(numbers).toContainText('Refused1')
  await plot.hover({ position: { x: 2, y: 20 } })
  await expect(numbers).toContainText('Refused0')
  await page.getByRole('heading', { name: 'Last 30 days' }).hover()
  await expect(numbers).toBeHidden()
}

test('a list that fails says so, isn’t asked for again and again, and comes when the owner tries again', async ({
  page,
  product,
}) => {
  await registerByApi(page, product, 'unlucky-owner')
  const agent = await makeTrainedAgent(page, product, 'Harbour Guide')
  await ask(product, agent.publicId, { message: question })
  let tries = 0
  const address = '**/analytics/unanswered-questions**'
  await page.route(address, (route) => {
    tries++
    return route.fulfill({ status: 500, json: { code: 'internal', message: 'No.' } })
  })
  await page.goto(`${product}/dashboard/agents/${agent.id}#analytics`)
  const unanswered = page.getByRole('region', { name: 'Unanswered questions' })
  await expect(unanswered).toContainText(analyticsTexts.loadFailed)
  await expect(page.getByRole('region', { name: 'Top questions' })).toContainText(question)
  const triesBefore = tries
  expect(triesBefore).toBeLessThanOrEqual(2)
  await unanswered.getByRole('button').first().click()
  await expect.poll(() => tries).toBe(triesBefore + 1)
  await page.unroute(address)
  await unanswered.getByRole('button').first().click()
  await expect(unanswered).toContainText(question)
  expect(tries).toBe(triesBefore + 1)
})
