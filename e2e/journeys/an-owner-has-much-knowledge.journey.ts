import { addCuratedAnswer } from '@parleykit/contract/answering/curated-answers/curated-answers'
import { addKnowledgeText } from '@parleykit/contract/knowledge/knowledge'
import { makeAgent } from '../../server/test/make-agent.ts'
import { curatedAnswerTexts } from '../../web/src/features/answering/curated-answers/curated-answer-texts.ts'
import { openStage } from '../catalogue/stage.ts'
import { expect, expectAccessible, test } from '../support/product.ts'

test('a long list is searched and turned, and what comes after it stays near', async ({
  browser,
  product,
}) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const { id } = await makeAgent(owner)
  for (let number = 1; number <= 45; number += 1) {
    const content = `Boat ${number} has ${number + 1} sails and sleeps four.`
    await owner.call(addKnowledgeText, { params: { id }, body: { content, fileName: `Boat ${number}` } })
  }
  const page = await stage.openPage(owner, { width: 1280, height: 800 })
  await page.goto(`/dashboard/agents/${id}`)
  const list = page.getByRole('region', { name: /^In the knowledge base/ })
  const rows = list.getByRole('listitem')
  const next = list.getByRole('button', { name: 'Next' })
  await expect(rows).toHaveCount(20)
  await expect(list.getByText('1–20 of 45')).toBeVisible()
  await expect(rows.first()).toContainText('Boat 45')
  await next.press('Enter')
  await expect(list.getByText('21–40 of 45')).toBeVisible()
  await next.press('Enter')
  await expect(rows).toHaveCount(5)
  await expect(next).toBeDisabled()
  await expect(next).toBeFocused()

  const search = list.getByRole('searchbox', { name: 'Search by name or first words' })
  await search.fill('boat 4')
  await expect(list.getByRole('status').first()).toHaveText('15 of 45 found')
  await expect(rows).toHaveCount(15)
  await expectAccessible(page)
  await rows.first().getByRole('button', { name: 'Delete Boat 45' }).click()
  await page.getByRole('button', { name: 'Delete entry' }).click()
  await expect(page.getByRole('heading', { name: 'In the knowledge base (44)' })).toBeVisible()
  await expect(list.getByRole('status').first()).toHaveText('14 of 44 found')
  await search.fill('no such boat')
  await expect(list.getByText('Nothing found.')).toBeVisible()
  await expect(list.getByRole('listitem')).toHaveCount(0)
  await search.fill('')
  await expect(list.getByText('1–20 of 44')).toBeVisible()
  await stage.close()
})

test('what the server refuses is said at the field that it is about', async ({ browser, product }) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const { id } = await makeAgent(owner, ['Dogs travel free.'])
  const body = { question: 'When does the ferry leave?', answer: 'At noon.' }
  await owner.call(addCuratedAnswer, { params: { id }, body })
  const page = await stage.openPage(owner, { width: 1280, height: 800 })
  await page.goto(`/dashboard/agents/${id}`)

  const text = page.getByLabel('Text', { exact: true })
  await text.fill('Dogs travel free.')
  await page.getByRole('button', { name: 'Add text' }).click()
  await expect(text).toHaveAccessibleDescription(
    'This agent already has this content, as "Dogs travel free.".',
  )
  await expect(text).toHaveAttribute('aria-invalid', 'true')
  await expect(text).toBeFocused()
  await text.fill('')

  await page.getByRole('tab', { name: curatedAnswerTexts.tab }).click()
  await page.getByRole('button', { name: curatedAnswerTexts.add, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: curatedAnswerTexts.addTitle })
  const question = dialog.getByLabel('Question')
  await question.fill('When does the ferry leave?')
  await dialog.getByLabel('Answer').fill('At one.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(question).toHaveAccessibleDescription(/already has an answer/)
  await expect(question).toBeFocused()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()

  await page.getByRole('tab', { name: 'Website' }).click()
  const address = page.getByLabel('Website URL')
  await address.fill('http://10.0.0.1/')
  await page.getByRole('button', { name: 'Find pages' }).click()
  await expect(address).toHaveAccessibleDescription(/Addresses in private networks can't be read/)
  await expect(address).toHaveAttribute('aria-invalid', 'true')
  await expect(address).toBeFocused()
  await expectAccessible(page)
  await stage.close()
})
