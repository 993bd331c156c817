import { entryTexts } from '@parleykit/contract/knowledge/entry-texts'
import { makeAgent } from '../../server/test/make-agent.ts'
import { openStage } from '../catalogue/stage.ts'
import { expect, expectAccessible, test } from '../support/product.ts'

test('the text of an entry is searched, and asked alone', async ({ product, browser }) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner, [
    '# Boats\n\nThe Lark costs 90 euros a day. The Otter costs 140 euros a day.',
    'Dogs are welcome on board of every boat. Please bring a blanket for them, and clean the deck.',
  ])
  const page = await stage.openPage(owner)
  await page.goto(`/dashboard/agents/${agent.id}`)
  await expect(
    page.getByText('Dogs are welcome on board of every boat. Please bring a…', { exact: true }),
  ).toBeVisible()
  const view = page.getByRole('button', { name: 'View the text of Boats' })
  await view.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Boats' })

  const search = sheet.getByRole('searchbox', { name: entryTexts.search })
  await search.fill('EUROS')
  await expect(sheet.getByText(entryTexts.foundInText(1, 2))).toBeVisible()
  await search.press('Enter')
  await expect(sheet.getByText(entryTexts.foundInText(2, 2))).toBeVisible()
  await search.press('Enter')
  await search.press('Shift+Enter')
  await expect(sheet.locator('mark[data-current="true"]')).toHaveText('euros')
  await search.fill('pounds')
  await expect(sheet.getByText(entryTexts.notInText)).toBeVisible()

  const question = sheet.getByRole('textbox', { name: entryTexts.ask })
  await question.fill('How much is the Otter a day?')
  await question.press('Enter')
  await expect(sheet.locator('.entry-answer')).toContainText('140 euros')
  await expectAccessible(page)
  // What only another entry holds isn't known here.
  await question.fill('Are dogs welcome on board?')
  await sheet.getByRole('button', { name: 'Ask', exact: true }).press('Enter')
  await expect(sheet.locator('.entry-answer[data-refused="true"]')).not.toContainText('blanket')
  await page.keyboard.press('Escape')
  await expect(view).toBeFocused()
  await stage.close()
})
