import { agentTexts } from '@parleykit/contract/agents/agent-texts'
import type { Locator, Page } from '@playwright/test'
import { makeAgent } from '../../server/test/make-agent.ts'
import { makeMember } from '../../server/test/make-member.ts'
import { makeOwner } from '../../server/test/make-owner.ts'
import { subscribe } from '../../server/test/subscribe.ts'
import { transferTexts } from '../../web/src/features/agents/ownership-transfers/transfer-texts.ts'
import { membersTexts } from '../../web/src/features/workspaces/members-texts.ts'
import { byToast } from '../catalogue/finds.ts'
import { openStage, type Stage } from '../catalogue/stage.ts'
import { expect, expectAccessible, test } from '../support/product.ts'

/** An owner of two agents with a member, each in front of a screen: the owner's profile, the member's own dashboard. */
async function openBoth(stage: Stage) {
  const owner = await makeOwner(stage.product)
  await subscribe(owner, 'standard')
  const agent = await makeAgent(owner, ['Kayaks cost 20 euros a day.'])
  await makeAgent(owner)
  const member = await makeMember(stage.product, owner, 'viewer')
  const [page, guest] = [await stage.openPage(owner), await stage.openPage(member)]
  await Promise.all([openFollowed(page, '/dashboard/profile'), openFollowed(guest, '/dashboard')])
  await expect(guest.getByText("You haven't created any agents yet.")).toBeVisible()
  return { owner: owner.user.username, member: member.user.username, agent, page, guest }
}

/** Opens a screen that hears of what others change from then on. */
async function openFollowed(page: Page, path: string): Promise<void> {
  const stream = page.waitForResponse('**/api/dashboard/events*')
  await page.goto(path)
  await stream
}

async function offer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Transfer agents' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current password').fill('correct horse')
  await dialog.getByRole('button', { name: 'Send offer', exact: true }).click()
  await expect(page.getByText('You offered all of your agents to')).toBeVisible()
}

test('agents are offered, what that means is said on both sides, and they are taken over', async ({
  browser,
  product,
}) => {
  const stage = openStage(product, browser)
  const { owner, member, agent, page, guest } = await openBoth(stage)
  // What goes along is said before the button is pressed, and its place is reached from the menu of every screen.
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('menuitem', { name: membersTexts.title }).click()
  await expect(page).toHaveURL(/\/dashboard\/profile#members$/)
  await expect(page.getByText(transferTexts.about)).toBeInViewport()
  await page.getByRole('button', { name: 'Transfer agents' }).click()
  const dialog = page.getByRole('dialog')
  const figures = guest.getByText('Active Agents', { exact: true })
  const placeOfFigures = await figures.boundingBox()
  await expect(dialog).toContainText(`${member} will own all of your agents`)
  await expect(dialog).toContainText(`Agents that exceed ${member}'s plan are paused`)
  await expect(dialog).toContainText('Your plan and payments stay with you')
  await dialog.getByLabel('Current password').fill('wrong')
  await dialog.getByRole('button', { name: 'Send offer', exact: true }).click()
  await expect(dialog.getByText('Your current password is incorrect.')).toBeVisible()
  await dialog.getByLabel('Current password').fill('correct horse')
  await dialog.getByRole('button', { name: 'Send offer', exact: true }).click()
  await expect(
    page.getByText(`You offered all of your agents to ${member}, who can accept until`),
  ).toBeVisible()

  // It appears by itself on an open dashboard and moves nothing there; on a dashboard opened later it comes first.
  const hint = guest.getByRole('link', { name: 'View offer' })
  await expect(hint).toBeInViewport()
  expect(await figures.boundingBox()).toEqual(placeOfFigures)
  await guest.reload()
  await expect(hint).toBeVisible()
  const top = async (place: Locator) => (await place.boundingBox())?.y ?? 0
  await expect.poll(async () => (await top(figures)) - (await top(hint))).toBeGreaterThan(0)
  await guest.getByRole('link', { name: 'View offer' }).click()
  const section = guest.getByRole('region', { name: `${owner} wants to transfer their agents to you` })
  await expect(section).toContainText(
    "You'll own these agents, including knowledge, answers and conversations",
  )
  await expect(section).toContainText('These agents exceed your plan and will be paused until you upgrade')
  await expect(section).toContainText("paused agents won't show on websites")
  await expectAccessible(guest)
  const accept = section.getByRole('button', { name: 'Accept' })
  await accept.click()
  const question = guest.getByRole('alertdialog', { name: 'Accept 2 agents?' })
  await expect(question).toContainText('These agents exceed your plan')
  await expectAccessible(guest)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(accept).toBeFocused()
  const opened = await page.context().newPage()
  await openFollowed(opened, `/dashboard/agents/${agent.id}#settings`)
  await expect(opened.getByRole('heading', { name: agent.name, level: 1 })).toBeVisible()
  await accept.press('Enter')
  await question.getByRole('button', { name: 'Accept transfer' }).click()
  await expect(byToast(guest, 'Agents transferred')).toBeVisible()
  await expect(guest).toHaveURL(/\/dashboard$/)
  const rows = guest.getByRole('row').filter({ hasText: agent.name })
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: 'active' }).filter({ hasNotText: 'inactive' })).toHaveCount(1)

  // Who has the agent open that was theirs reads where it has gone.
  await expect(opened.getByRole('heading', { name: agentTexts.handedOverTitle })).toBeVisible()
  await expect(opened).toHaveTitle(new RegExp(agentTexts.handedOverTitle))
  await expect(opened.getByText(`"${agent.name}" was transferred to ${member}`)).toBeVisible()
  await expectAccessible(opened)

  // The other side hears of it without a reload.
  await expect(page.getByText('You offered all of your agents to')).toHaveCount(0)
  await page.goto('/dashboard')
  await expect(page.getByText("You haven't created any agents yet.")).toBeVisible()
  await expect(page.getByText(`was transferred to ${member}`).first()).toBeVisible()
  const visitor = await stage.openPage()
  await visitor.goto(`/bot/${agent.publicId}`)
  await visitor.getByRole('textbox').fill('What does a kayak cost?')
  await visitor.getByRole('textbox').press('Enter')
  await expect(visitor.getByText('20 euros').first()).toBeVisible()
  await stage.close()
})

test('an offer is withdrawn, and another one is declined', async ({ browser, product }) => {
  const stage = openStage(product, browser)
  const { agent, page, guest } = await openBoth(stage)
  await offer(page)
  await guest.getByRole('link', { name: 'View offer' }).click()
  const accept = guest.getByRole('button', { name: 'Accept' })
  await expect(accept).toBeVisible()
  await page.getByRole('button', { name: 'Withdraw offer' }).click()
  await expect(page.getByRole('button', { name: 'Transfer agents' })).toBeVisible()
  await expect(accept).toHaveCount(0)

  await offer(page)
  await guest.getByRole('button', { name: 'Decline' }).click()
  await expect(byToast(guest, 'Offer declined')).toBeVisible()
  await expect(accept).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Transfer agents' })).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByRole('row').filter({ hasText: agent.name })).toHaveCount(2)
  await stage.close()
})
