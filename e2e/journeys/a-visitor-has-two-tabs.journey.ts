import { updateAgent } from '@parleykit/contract/agents/agents'
import { liveHandoffTexts } from '@parleykit/contract/support/live-handoff/live-handoff-texts'
import type { Page } from '@playwright/test'
import { makeAgent } from '../../server/test/make-agent.ts'
import { openStage } from '../catalogue/stage.ts'
import { expect, test } from '../support/product.ts'

test('two tabs of a visitor show the same conversation while it goes on, with the agent and with a person', async ({
  product,
  browser,
}) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner, ['The ferry to the island leaves at noon.'])
  await owner.call(updateAgent, { params: { id: agent.id }, body: { allowsTakeover: true } })
  const first = await stage.openPage()
  await first.goto(`/bot/${agent.publicId}`)
  await write(first, 'When does the ferry to the island leave?')
  await expect(first.getByRole('log')).toContainText('noon')

  const second = await first.context().newPage()
  await second.goto(`/bot/${agent.publicId}`)
  await expect(second.getByRole('log')).toContainText('noon')
  await second.getByRole('textbox').fill('Half a thought')
  await write(first, 'Who won the world cup in 1998?')
  const refused = first.getByRole('button', { name: liveHandoffTexts.talkToPerson })
  await expect(refused).toBeVisible()
  await expect(second.getByRole('log')).toContainText('Who won the world cup in 1998?')
  await expect(second.getByRole('button', { name: liveHandoffTexts.talkToPerson })).toBeVisible()
  await expect(second.getByRole('textbox')).toHaveValue('Half a thought')

  await refused.click()
  await expect(second.getByRole('status').getByText(liveHandoffTexts.asked)).toBeVisible()
  await write(second, 'Is anybody there?')
  await expect(first.getByRole('log').getByText('Is anybody there?')).toHaveCount(1)
  await write(first, 'I am in the other tab, too.')
  await expect(second.getByRole('log').getByText('I am in the other tab, too.')).toHaveCount(1)
  await expect(second.getByRole('log').getByText('Is anybody there?')).toHaveCount(1)
  await stage.close()
})

async function write(chat: Page, text: string) {
  await chat.getByRole('textbox').fill(text)
  await chat.getByRole('textbox').press('Enter')
  await expect(chat.getByRole('log').getByText(text)).toBeVisible()
}
