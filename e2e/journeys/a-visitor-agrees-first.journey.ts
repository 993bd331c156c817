import { agentTexts } from '@parleykit/contract/agents/agent-texts'
import { updateAgent } from '@parleykit/contract/agents/agents'
import { validationTexts } from '@parleykit/contract/agents/texts'
import { leadTexts } from '@parleykit/contract/support/leads/lead-texts'
import { makeAgent } from '../../server/test/make-agent.ts'
import { openStage } from '../catalogue/stage.ts'
import { expect, expectAccessible, test } from '../support/product.ts'

test('a visitor reads a line of the owner’s before the first question, and agrees to it where that is asked for', async ({
  product,
  browser,
}) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner, ['The ferry to the island leaves at noon.'])
  const starter = { title: 'The ferry', content: 'When does the ferry leave?' }
  await owner.call(updateAgent, { params: { id: agent.id }, body: { starterPrompts: [starter] } })
  const page = await stage.openPage(owner)
  await page.goto(`/dashboard/agents/${agent.id}#settings-privacy`)
  await page.getByRole('switch', { name: 'Consent line' }).press('Space')
  await page.getByLabel('Consent line: link text').fill('Privacy')
  const save = page.getByRole('button', { name: 'Save changes' })
  await save.click()
  await expect(page.getByText(validationTexts.lineTextRequired)).toBeVisible()
  await expectAccessible(page)
  const words = page.getByRole('textbox', { name: 'Consent line', exact: true })
  await words.fill('What you write is kept for 30 days.')
  await page.getByLabel('Consent line: link URL').fill('https://example.com/privacy')
  await save.click()
  await expect(page.getByText(agentTexts.updated.title, { exact: true })).toBeVisible()

  const chat = await stage.openPage(undefined, { width: 390, height: 800 })
  const visit = () => chat.goto(`/bot/${agent.publicId}`)
  const line = chat.getByText('What you write is kept for 30 days.')
  const input = chat.getByRole('textbox')
  const log = chat.getByRole('log')
  await visit()
  await expect(line).toBeVisible()
  await expect(chat.getByRole('link', { name: 'Privacy' })).toHaveAttribute(
    'href',
    'https://example.com/privacy',
  )
  await expect(chat.getByRole('checkbox')).toHaveCount(0)
  await expectAccessible(chat)
  await input.fill(starter.content)
  await input.press('Enter')
  await expect(log).toContainText('noon')
  await expect(line).toHaveCount(0)

  await page.getByRole('switch', { name: 'Require consent' }).press('Space')
  await save.click()
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
  await visit()
  await chat.getByRole('button', { name: 'New chat' }).click()
  const box = chat.getByRole('checkbox', { name: /What you write is kept/ })
  await input.fill(starter.content)
  await input.press('Enter')
  await expect(chat.getByRole('alert')).toHaveText(leadTexts.consentMissing)
  await expect(box).toBeFocused()
  await expect(input).toHaveValue(starter.content)
  await expectAccessible(chat)
  await box.press('Space')
  await expect(chat.getByRole('alert')).toHaveText('')
  await input.press('Enter')
  await expect(log).toContainText('noon')
  await expect(box).toHaveCount(0)
  await chat.getByRole('button', { name: 'New chat' }).click()
  await expect(line).toBeVisible()
  await expect(box).toHaveCount(0)

  await words.fill('What you write is kept for a year.')
  await save.click()
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
  await visit()
  await chat.getByRole('button', { name: starter.title }).click()
  await expect(chat.getByRole('alert')).toHaveText(leadTexts.consentMissing)
  await expect(input).toHaveValue(starter.content)
  await expect(log).toHaveCount(0)
  await chat.getByRole('checkbox', { name: /kept for a year/ }).press('Space')
  await input.press('Enter')
  await expect(log).toBeVisible()
  await stage.close()
})
