import {
  addCuratedAnswer,
  deleteCuratedAnswer,
} from '@parleykit/contract/answering/curated-answers/curated-answers'
import { ask } from '../../server/test/ask.ts'
import { makeAgent } from '../../server/test/make-agent.ts'
import { curatedAnswerTexts as texts } from '../../web/src/features/answering/curated-answers/curated-answer-texts.ts'
import { importTexts } from '../../web/src/features/answering/curated-answers/import-texts.ts'
import { openStage } from '../catalogue/stage.ts'
import { expect, expectAccessible, test } from '../support/product.ts'

const articles = Array.from({ length: 12 }, (_, at) => `What does kayak ${100 + at} cost?,${20 + at} euros.,`)
const sheet = ['Visitors ask,We answer,Also', ...articles, 'May dogs come?,Yes.,Are dogs allowed?'].join('\n')
const csv = { name: 'faq.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) }

test('a sheet of questions is imported after a preview, searched, edited and saved as a file again', async ({
  browser,
  product,
}) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const { id, publicId } = await makeAgent(owner)
  const page = await stage.openPage(owner, { width: 1280, height: 800 })
  await page.goto(`/dashboard/agents/${id}#knowledge-questions`)
  await expect(page.getByText(texts.empty)).toBeVisible()
  await expectAccessible(page)

  const dialog = page.getByRole('dialog', { name: importTexts.title })
  const open = page.getByRole('button', { name: importTexts.open, exact: true })
  const preview = async () => {
    await open.press('Enter')
    await page.getByLabel(importTexts.fileLabel).setInputFiles(csv)
    await dialog.getByLabel('Also').selectOption(importTexts.roles.wordings)
    await dialog.getByRole('button', { name: importTexts.toPreview }).press('Enter')
    await expect(dialog.getByText(importTexts.previewHelp)).toBeVisible()
  }
  await preview()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByText(texts.empty)).toBeVisible()

  await preview()
  await dialog.getByRole('button', { name: importTexts.apply(13) }).press('Enter')
  await expect(page.getByText(importTexts.applied(13, 0).title).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: `${texts.heading} (13)` })).toBeVisible()
  expect((await ask(product, publicId, { message: 'are dogs allowed' })).text).toBe('Yes.')

  const rows = page.getByRole('row')
  await page.getByRole('searchbox', { name: texts.search }).fill('kayak 107')
  await expect(page.getByText(texts.found(1))).toBeVisible()
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: 'Edit the answer to What does kayak 107 cost?' }).press('Enter')
  const form = page.getByRole('dialog', { name: texts.editTitle })
  await form.getByLabel(texts.answer).fill('**30** euros.')
  await form.getByText(texts.preview, { exact: true }).click()
  await expect(form.locator('.answer strong')).toHaveText('30')
  await form.getByLabel(texts.firstDay).fill('2090-12-24')
  await form.getByLabel(texts.lastDay).fill('2090-12-20')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form.getByLabel(texts.lastDay)).toHaveAccessibleDescription(
    'The last day is before the first day',
  )
  await form.getByLabel(texts.lastDay).fill('2090-12-26')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(rows.last()).toContainText('Starts on Dec 24, 2090')
  await expectAccessible(page)

  await page.getByRole('button', { name: texts.export }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: texts.exportXlsx }).click()
  expect((await saved).suggestedFilename()).toMatch(/questions and answers .*\.xlsx$/)
  await stage.close()
})

test('an answer that is deleted while it is edited is added again', async ({ browser, product }) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const { id } = await makeAgent(owner)
  const body = { question: 'May dogs come?', answer: 'Yes.' }
  const { body: answer } = await owner.call(addCuratedAnswer, { params: { id }, body })
  const page = await stage.openPage(owner)
  await page.goto(`/dashboard/agents/${id}#knowledge-questions`)
  await page.getByRole('button', { name: 'Edit the answer to May dogs come?' }).press('Enter')
  const form = page.getByRole('dialog', { name: texts.editTitle })
  await form.getByLabel(texts.answer).fill('Yes, on a lead.')
  await owner.call(deleteCuratedAnswer, { params: { id, answerId: answer.id } })
  await expect(page.getByText(texts.empty)).toBeVisible()
  await form.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await expect(form.getByRole('alert')).toHaveText(texts.goneMeanwhile)
  await expectAccessible(page)
  await form.getByRole('button', { name: texts.addAgain }).press('Enter')
  await expect(form).toBeHidden()
  await expect(page.getByRole('row').last()).toContainText('Yes, on a lead.')
  await stage.close()
})

test('an answer in a conversation, and a question that was refused, are added with a click', async ({
  browser,
  product,
}) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const { id, publicId } = await makeAgent(owner, ['A kayak costs 20 euros a day.'])
  for (const message of ['What does a kayak cost?', 'Do you sell gift vouchers?'])
    await ask(product, publicId, { message, visitorId: `visitor-of-${message.length}` })
  const page = await stage.openPage(owner, { width: 390, height: 800 })
  await page.goto(`/dashboard/agents/${id}#activity`)
  const dialog = page.getByRole('dialog', { name: texts.addFromChat })
  const add = page.getByRole('button', { name: texts.addFromChat })

  await page.getByRole('button', { name: /^What does a kayak cost/ }).click()
  await add.click()
  await expect(dialog.getByLabel(texts.question)).toHaveValue('What does a kayak cost?')
  await expect(dialog.getByLabel(texts.answer)).toHaveValue('A kayak costs 20 euros a day.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(texts.added.title).first()).toBeVisible()
  await expect(add).toBeFocused()

  await page.getByRole('button', { name: 'All conversations' }).click()
  await page.getByRole('button', { name: /^Do you sell gift vouchers/ }).click()
  await add.click()
  await expect(dialog.getByLabel(texts.answer)).toHaveValue('')
  await dialog.getByLabel(texts.answer).fill('Yes, at the boathouse.')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('tab', { name: 'Knowledge' }).click()
  await page.getByRole('tab', { name: texts.tab }).click()
  await expect(page.getByRole('heading', { name: `${texts.heading} (2)` })).toBeVisible()
  expect((await ask(product, publicId, { message: 'do you sell gift vouchers' })).text).toBe(
    'Yes, at the boathouse.',
  )
  await stage.close()
})
