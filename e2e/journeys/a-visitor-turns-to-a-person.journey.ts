import { agentTexts } from '@parleykit/contract/agents/agent-texts'
import { validationTexts as agentsValidation } from '@parleykit/contract/agents/texts'
import { visitorHelpTexts } from '@parleykit/contract/agents/visitor-help-texts'
import { validationTexts as authValidation } from '@parleykit/contract/auth/texts'
import { makeAgent } from '../../server/test/make-agent.ts'
import { openStage } from '../catalogue/stage.ts'
import { expect, expectAccessible, test } from '../support/product.ts'

test('an owner says how to reach a person and when, and a visitor whom the agent can’t help reads it', async ({
  product,
  browser,
}) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner, ['The ferry to the island leaves at noon.'])
  const page = await stage.openPage(owner)
  await page.goto(`/dashboard/agents/${agent.id}#settings-person`)

  await page.getByLabel('Email address for visitors').fill('nobody')
  await page.getByLabel('Phone number for visitors').fill('+49 (30) 123-45')
  await page.getByLabel('Contact page').fill('https://example.com/contact')
  await page.getByRole('switch', { name: 'Office hours' }).press('Space')
  // Open on one day that isn't near.
  const timeZone = 'Pacific/Auckland'
  for (const weekday of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']) {
    const day = page.getByRole('checkbox', { name: weekday })
    if (await day.isChecked()) await day.press('Space')
  }
  await page.getByLabel('Time zone').fill(timeZone)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText(authValidation.emailInvalid)).toBeVisible()
  await expect(page.getByText(agentsValidation.officeHoursEmpty)).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Email address for visitors').fill('maria@example.com')
  const inThreeDays = new Intl.DateTimeFormat('en', { timeZone, weekday: 'long' })
  const openDay = inThreeDays.format(Date.now() + 3 * 86_400_000)
  await page.getByRole('checkbox', { name: openDay }).press('Space')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText(agentTexts.updated.title, { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(`${openDay}, from`)).toHaveValue('09:00')
  await expect(page.getByText('Closed', { exact: true })).toHaveCount(6)

  const chat = await stage.openPage(undefined, { width: 390, height: 800 })
  await chat.goto(`/bot/${agent.publicId}`)
  await chat.getByRole('textbox').fill('Who won the world cup in 1998?')
  await chat.getByRole('textbox').press('Enter')
  const log = chat.getByRole('log')
  await expect(log.getByText(visitorHelpTexts.humanContact)).toBeVisible()
  await expect(log.getByText(visitorHelpTexts.outsideOfficeHours)).toBeVisible()
  const link = (name: string | RegExp) => log.getByRole('link', { name })
  await expect(link('maria@example.com')).toHaveAttribute('href', 'mailto:maria@example.com')
  await expect(link('+49 (30) 123-45')).toHaveAttribute('href', 'tel:+493012345')
  await expect(link(/Contact page/)).toHaveAttribute('href', 'https://example.com/contact')
  await expectAccessible(chat)
  await chat.reload()
  await expect(link('maria@example.com')).toBeVisible()

  await chat.getByRole('textbox').fill('When does the ferry leave?')
  await chat.getByRole('textbox').press('Enter')
  await expect(log).toContainText('noon')
  await expect(link('maria@example.com')).toHaveCount(0)
  await stage.close()
})
