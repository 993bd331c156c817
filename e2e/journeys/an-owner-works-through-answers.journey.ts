import { ask } from '../../server/test/ask.ts'
import { makeAgent } from '../../server/test/make-agent.ts'
import { traceTexts } from '../../web/src/features/answering/trace-texts.ts'
import { analyticsTexts } from '../../web/src/features/reports/analytics/analytics-texts.ts'
import { attentionTexts } from '../../web/src/features/reports/dashboard/attention-texts.ts'
import { openStage } from '../catalogue/stage.ts'
import { expect, expectAccessible, test } from '../support/product.ts'

test('an answer with a thumb down leads from the dashboard to its correction, and is off the list then', async ({
  browser,
  product,
}) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const { id, publicId } = await makeAgent(owner, ['A kayak costs 20 euros a day.'])
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${product}/bot/${publicId}`)
  await visitor.getByRole('textbox').fill('What does a kayak cost?')
  await visitor.getByRole('textbox').press('Enter')
  await visitor.getByRole('button', { name: 'Bad answer' }).click()
  await ask(product, publicId, { message: 'Do you sell gift vouchers?' })

  const page = await stage.openPage(owner)
  await page.goto('/dashboard')
  const needs = page.getByRole('region', { name: attentionTexts.heading })
  await expect(needs.getByText(attentionTexts.says.disliked_answers('Harbour Shop', 1))).toBeVisible()
  await needs.getByRole('link', { name: attentionTexts.action.disliked_answers }).click()
  const doubtful = page.getByRole('region', { name: analyticsTexts.doubtful })
  await expect(doubtful.getByRole('listitem')).toContainText('What does a kayak cost?')
  await expect(doubtful.getByRole('listitem')).toContainText('A kayak costs 20 euros a day.')
  await expectAccessible(page)
  const linkTo = (words: string) => doubtful.getByRole('link', { name: `${words}: What does a kayak cost?` })
  await linkTo(analyticsTexts.openInActivity).click()
  await expect(page.getByRole('button', { name: traceTexts.why })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Corrected answer' })).toHaveCount(0)
  await page.goBack()
  await linkTo(analyticsTexts.correct).click()
  await expect(page).toHaveURL(new RegExp(`/agents/${id}\\?conversation=\\d+#activity$`))
  const field = page.getByRole('textbox', { name: 'Corrected answer' })
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('A kayak costs 20 euros a day.')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await field.fill('A kayak costs 22 euros a day.')
  // Why it was answered so is read beside what is being written.
  await page.getByRole('region', { name: 'Messages' }).getByText(traceTexts.why).click()
  await expect(page.getByRole('button', { name: traceTexts.replay })).toBeInViewport()
  await expect(field).toHaveValue('A kayak costs 22 euros a day.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('(corrected)')).toBeVisible()
  await page.getByRole('tab', { name: 'Analytics' }).click()
  await expect(doubtful).toContainText(analyticsTexts.noDoubtful)
  await stage.close()
})

test('a question that is off topic is dismissed, comes back by Undo, and is found among the dismissed ones', async ({
  browser,
  product,
}) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const { id, publicId } = await makeAgent(owner, ['A kayak costs 20 euros a day.'])
  for (const message of ['asdf qwer', 'Do you sell gift vouchers?']) await ask(product, publicId, { message })
  const page = await stage.openPage(owner, { width: 390, height: 800 })
  await page.goto(`/dashboard/agents/${id}#analytics`)
  const unanswered = page.getByRole('region', { name: 'Unanswered questions' })
  const rows = unanswered.getByRole('listitem')
  await expect(rows).toHaveCount(2)
  const dismiss = unanswered.getByRole('button', { name: `${analyticsTexts.dismiss}: asdf qwer` })
  await dismiss.click()
  await expect(rows).toHaveCount(1)
  await expect(unanswered.getByRole('button', { name: /^Dismiss: Do you sell/ })).toBeFocused()
  await page.getByRole('button', { name: analyticsTexts.undo }).click()
  await expect(rows).toHaveCount(2)

  await dismiss.press('Enter')
  await expect(rows).toHaveCount(1)
  await ask(product, publicId, { message: 'Asdf qwer?' })
  await page.reload()
  await expect(rows).toHaveCount(1)
  await unanswered.getByRole('button', { name: analyticsTexts.showDismissed }).click()
  await expect(unanswered).toContainText(analyticsTexts.dismissedHelp)
  await expect(rows).toContainText('Asdf qwer?')
  await expectAccessible(page)
  await unanswered.getByRole('button', { name: `${analyticsTexts.putBack}: Asdf qwer?` }).click()
  await expect(unanswered).toContainText(analyticsTexts.noDismissed)
  await unanswered.getByRole('button', { name: analyticsTexts.showLeft }).click()
  await expect(rows).toHaveCount(2)
  await page.goto('/dashboard')
  await expect(page.getByText(attentionTexts.says.unanswered_questions('Harbour Shop', 2))).toBeVisible()
  await stage.close()
})
