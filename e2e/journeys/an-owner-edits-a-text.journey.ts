import { getKnowledgeEntry, listKnowledge } from '@parleykit/contract/knowledge/knowledge'
import { changeKnowledgeText } from '@parleykit/contract/knowledge/knowledge-change'
import { makeAgent } from '../../server/test/make-agent.ts'
import type { TestOwner } from '../../server/test/make-owner.ts'
import { knowledgeTexts } from '../../web/src/features/knowledge/knowledge-texts.ts'
import { openStage } from '../catalogue/stage.ts'
import { expect, expectAccessible, test } from '../support/product.ts'

/** Changes the first text of an agent as another member. */
async function changeElsewhere(owner: TestOwner, id: number, content: string) {
  const [entry] = (await owner.call(listKnowledge, { params: { id } })).body
  const params = { id, entryId: entry?.id ?? 0 }
  const { version } = (await owner.call(getKnowledgeEntry, { params })).body
  await owner.call(changeKnowledgeText, { params, body: { content, fileName: 'Ferry', version } })
}

test('a text is edited in its place, and two who edit it lose nothing', async ({ browser, product }) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner, ['# Ferry\n\nThe ferry to the island leaves at noon.'])
  const page = await stage.openPage(owner, { width: 1280, height: 800 })
  await page.goto(`/dashboard/agents/${agent.id}`)
  await expect(page.getByText('Your Agent is trained on all your data')).toBeVisible()
  const pencil = page.getByRole('button', { name: 'Edit Ferry' })
  const dialog = page.getByRole('dialog', { name: 'Edit text' })
  const title = dialog.getByLabel('Title (optional)')
  const text = dialog.getByLabel('Text', { exact: true })

  await pencil.click()
  await expect(title).toHaveValue('Ferry')
  await expectAccessible(page)
  await text.fill('The ferry leaves at one.')
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(text).toHaveValue('The ferry leaves at one.')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('.toast')).toContainText('Text saved')
  await expect(pencil).toBeFocused()
  await expect(page.getByRole('button', { name: 'Train Agent' })).toBeVisible()
  await expect(page.getByText(knowledgeTexts.changedSince)).toBeVisible()

  // What is written there already is said to be, and isn't lost.
  const fresh = page.getByLabel('Text', { exact: true })
  await fresh.fill('The ferry leaves at one.')
  await page.getByRole('button', { name: 'Add text' }).click()
  await expect(page.locator('.toast')).toContainText(knowledgeTexts.isThere)
  await expect(fresh).toHaveValue('The ferry leaves at one.')
  await fresh.fill('')

  // Another member is quicker.
  await pencil.click()
  await expect(text).toHaveValue('The ferry leaves at one.')
  await text.fill('The ferry leaves at two.')
  await changeElsewhere(owner, agent.id, 'The ferry leaves at three.')
  await expect(dialog.getByText('Someone else changed this text in the meantime.')).toBeVisible()
  await expect(text).toHaveValue('The ferry leaves at two.')
  await dialog.getByText('Show the saved version').click()
  await expect(dialog.getByText('The ferry leaves at three.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save my version' }).click()
  await expect(dialog).toBeHidden()
  const [entry] = (await owner.call(listKnowledge, { params: { id: agent.id } })).body
  expect(entry?.content).toBe('The ferry leaves at two.')
  await stage.close()
})

test('a save that comes too late is told, and so is a text that another entry has', async ({
  browser,
  product,
}) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner, ['Dogs travel free.', '# Ferry\n\nThe ferry leaves at noon.'])
  const page = await stage.openPage(owner, { width: 390, height: 800 })
  // It hears of nothing by itself.
  await page.route('**/api/dashboard/events**', (route) => route.abort())
  await page.goto(`/dashboard/agents/${agent.id}`)
  const dialog = page.getByRole('dialog', { name: 'Edit text' })
  const text = dialog.getByLabel('Text', { exact: true })
  await page.getByRole('button', { name: 'Edit Ferry' }).click()
  await text.fill('Dogs travel free.')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(text).toHaveAccessibleDescription(
    'This agent already has this content, as "Dogs travel free.".',
  )
  await expect(text).toHaveAttribute('aria-invalid', 'true')
  await expect(text).toBeFocused()
  await expectAccessible(page)
  await text.fill('The ferry leaves at two.')
  await changeElsewhere(owner, agent.id, 'The ferry leaves at three.')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByText('Someone else changed this text in the meantime.')).toBeVisible()
  await expect(text).toHaveValue('The ferry leaves at two.')
  await dialog.getByRole('button', { name: 'Use the saved version' }).click()
  await expect(text).toHaveValue('The ferry leaves at three.')
  await expect(dialog.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
  await stage.close()
})
