import { inviteMember, removeMember } from '@parleykit/contract/workspaces/workspaces'
import type { Browser, Page } from '@playwright/test'
import { makeAgent } from '../../server/test/make-agent.ts'
import { makeMember } from '../../server/test/make-member.ts'
import { makeOwner, type TestOwner } from '../../server/test/make-owner.ts'
import { subscribe } from '../../server/test/subscribe.ts'
import { authTexts } from '../../web/src/features/auth/auth-texts.ts'
import { membersTexts } from '../../web/src/features/workspaces/members-texts.ts'
import { byToast } from '../catalogue/finds.ts'
import { openStage } from '../catalogue/stage.ts'
import { expect, expectAccessible, test } from '../support/product.ts'

const membersOn = (page: Page) => page.getByRole('list', { name: 'Members' }).getByRole('listitem')
const openWorkspace = (page: Page) => page.getByRole('banner').getByText("'s workspace")

async function makePayer(product: string): Promise<TestOwner> {
  const owner = await makeOwner(product)
  await subscribe(owner, 'standard')
  return owner
}

/** The link that the dialog shows, once. */
async function inviteByLink(page: Page, product: string, role: 'Editor' | 'Viewer'): Promise<string> {
  await page.goto(`${product}/dashboard/profile`)
  await page.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Role' }).selectOption({ label: role })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Invite' }).click()
  const link = await dialog.getByText(`${product}/join#`).textContent()
  await dialog.getByRole('button', { name: 'Done' }).click()
  return link ?? ''
}

async function openGuest(browser: Browser): Promise<Page> {
  return (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
}

test('a stranger registers by a link, looks around, is promoted, switches, and is removed', async ({
  product,
  browser,
}) => {
  const stage = openStage(product, browser)
  const owner = await makePayer(product)
  const agent = await makeAgent(owner, ['Kayaks cost 20 euros a day.'])
  const page = await stage.openPage(owner)
  await page.goto('/dashboard/profile')
  await expect(page.getByRole('button', { name: 'Invite' })).toBeVisible()
  await expect(membersOn(page)).toHaveCount(0)
  const link = await inviteByLink(page, product, 'Viewer')
  await expect(membersOn(page)).toContainText('Anyone with the link')

  const guest = await openGuest(browser)
  await guest.goto(link)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(`Join ${owner.user.username}'s workspace`)
  // The address no longer holds the link's token.
  await expect(guest).toHaveURL(`${product}/join`)
  await expectAccessible(guest)
  await guest.getByRole('link', { name: 'Register' }).click()
  const username = `guest-${Date.now()}`
  await guest.getByLabel('Username', { exact: true }).fill(username)
  await guest.getByLabel('Email', { exact: true }).fill(`${username}@example.com`)
  await guest.getByLabel('Password', { exact: true }).fill('correct horse')
  await guest.getByRole('button', { name: 'Register' }).click()
  await expect(openWorkspace(guest)).toBeVisible()

  const row = guest.getByRole('row').filter({ hasText: agent.name })
  await expect(row).toBeVisible()
  await expect(guest.getByRole('link', { name: 'Create New Agent' })).toHaveCount(0)
  await row.getByRole('link').click()
  await expect(guest.getByRole('heading', { name: 'In the knowledge base' })).toBeVisible()
  await expect(guest.getByText('Add a text')).toHaveCount(0)
  await guest.getByRole('tab', { name: 'Settings' }).click()
  await expect(guest.getByText('Only editors and the owner of this workspace')).toBeVisible()
  await expectAccessible(guest)
  await guest.getByRole('tab', { name: 'Playground' }).click()
  const chat = guest.frameLocator('iframe')
  await chat.getByRole('textbox').fill('What does a kayak cost?')
  await chat.getByRole('textbox').press('Enter')
  await expect(chat.getByText('20 euros').first()).toBeVisible()

  // The owner's list has heard of it by itself; a role counts without a reload.
  await expect(membersOn(page)).toContainText(username)
  await page.getByRole('combobox', { name: `Role of ${username}` }).selectOption({ label: 'Editor' })
  await guest.getByRole('tab', { name: 'Knowledge' }).click()
  await expect(guest.getByText('Add a text')).toBeVisible()

  await guest.getByRole('button', { name: 'Account' }).click()
  await guest.getByRole('menuitemradio', { name: 'Your workspace' }).click()
  await expect(guest.getByText("You haven't created any agents yet.")).toBeVisible()
  await expectAccessible(guest)
  await guest.getByRole('button', { name: /^Open .+'s workspace$/ }).click()
  await expect(guest.getByText("You haven't created any agents yet.")).toHaveCount(0)
  await expect(guest.getByRole('row').nth(1)).toBeVisible()
  await guest.getByRole('button', { name: 'Account' }).click()
  await guest.getByRole('menuitemradio', { name: 'Your workspace' }).click()
  await expect(guest.getByText("You haven't created any agents yet.")).toBeVisible()
  await expect(openWorkspace(guest)).toHaveCount(0)
  // A link into the other workspace opens it.
  await guest.goto(`${product}/dashboard/agents/${agent.id}`)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(agent.name)
  await expect(openWorkspace(guest)).toBeVisible()

  await page.getByRole('button', { name: `Remove ${username}` }).click()
  await page.getByRole('button', { name: 'Remove member' }).click()
  await expect(byToast(page, 'Member removed')).toBeVisible()
  await expect(membersOn(page)).toHaveCount(0)
  await expect(openWorkspace(guest)).toHaveCount(0)
  await expect(guest.getByRole('heading', { name: 'Agent not found' })).toBeVisible()
  await guest.context().close()
  await stage.close()
})

test('who is removed while typing is told why nothing can be saved, and loses nothing of it', async ({
  product,
  browser,
}) => {
  const stage = openStage(product, browser)
  const owner = await makePayer(product)
  const agent = await makeAgent(owner)
  const editor = await makeMember(product, owner, 'editor')
  const page = await stage.openPage(editor)
  await page.goto(`/dashboard/agents/${agent.id}#settings-appearance`)
  await expect(openWorkspace(page)).toBeVisible()
  const typed = 'Half a page of a description that took an hour.'
  await page.getByLabel('Description').fill(typed)
  await owner.call(removeMember, { params: { userId: editor.user.id } })
  const why = page.getByRole('alert').filter({ hasText: 'you were removed from its workspace' })
  await expect(why).toBeVisible()
  await expect(openWorkspace(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.locator('.toast')).toContainText('Failed to update agent.')
  await expect(page.getByLabel('Description')).toHaveValue(typed)
  await expectAccessible(page)

  // Nothing is left of the other workspace once the page is.
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page.getByText("You haven't created any agents yet.")).toBeVisible()
  await stage.close()
})

test('who has an account signs in on the way, joins, and leaves', async ({ product, browser }) => {
  const stage = openStage(product, browser)
  const owner = await makePayer(product)
  const link = await inviteByLink(await stage.openPage(owner), product, 'Editor')
  const { user } = await makeOwner(product)
  const guest = await openGuest(browser)
  await guest.goto(link)
  await guest.getByRole('link', { name: 'Login' }).click()
  await guest.getByLabel('Username or Email').fill(user.username)
  await guest.getByLabel('Password', { exact: true }).fill('correct horse')
  await guest.getByRole('button', { name: 'Login' }).click()
  await guest.getByRole('button', { name: 'Join' }).click()
  await expect(openWorkspace(guest)).toBeVisible()
  await expect(guest.getByRole('link', { name: 'Create New Agent' })).toBeVisible()

  await guest.goto(link)
  await expect(guest.getByText('was already used')).toBeVisible()
  await guest.goto(`${product}/dashboard/profile`)
  await guest.getByRole('button', { name: `Leave ${owner.user.username}` }).click()
  await expectAccessible(guest)
  await guest.getByRole('button', { name: 'Leave workspace' }).click()
  await expect(openWorkspace(guest)).toHaveCount(0)
  await expect(guest.getByRole('region', { name: membersTexts.title })).toBeVisible()
  await guest.context().close()
  await stage.close()
})

test('who is invited by address finds it filled in, and joins whether they register or sign in', async ({
  product,
  browser,
}) => {
  const stage = openStage(product, browser)
  const owner = await makePayer(product)
  const linkFor = async (email: string) => {
    const { token } = (await owner.call(inviteMember, { body: { role: 'viewer', email } })).body
    return `${product}/join#${token}`
  }
  const email = `invited-${Date.now()}@example.com`
  const guest = await openGuest(browser)
  await guest.goto(await linkFor(email))
  await guest.getByRole('link', { name: 'Register' }).click()
  const address = guest.getByLabel('Email', { exact: true })
  await expect(address).toHaveValue(email)
  await expect(address).toHaveAccessibleDescription(authTexts.invitedHelp)
  // The fields are the first stop of their panel.
  await guest.getByRole('tab', { name: 'Register' }).press('Tab')
  await expect(guest.getByLabel('Username', { exact: true })).toBeFocused()
  await guest.reload()
  await expect(address).toHaveValue(email)
  await guest.getByRole('tab', { name: 'Login' }).click()
  await expect(guest.getByLabel('Username or Email')).toHaveValue(email)
  await expectAccessible(guest)
  await guest.getByRole('tab', { name: 'Register' }).click()
  await guest.getByLabel('Username', { exact: true }).fill(email.split('@')[0] ?? '')
  await guest.getByLabel('Password', { exact: true }).fill('correct horse')
  await guest.getByRole('button', { name: 'Register' }).click()
  await expect(openWorkspace(guest)).toBeVisible()
  await guest.context().close()

  // Who chose to register and has an account after all still comes to what they were invited to.
  const { user } = await makeOwner(product)
  const known = await openGuest(browser)
  await known.goto(await linkFor(user.email))
  await known.getByRole('link', { name: 'Register' }).click()
  await known.getByRole('tab', { name: 'Login' }).click()
  await expect(known.getByLabel('Username or Email')).toHaveValue(user.email)
  await known.getByLabel('Password', { exact: true }).fill('correct horse')
  await known.getByRole('button', { name: 'Login', exact: true }).click()
  await known.getByRole('button', { name: 'Join' }).click()
  await expect(openWorkspace(known)).toBeVisible()
  await known.context().close()
  await stage.close()
})

test('a plan for one person says so, and a larger one has seats', async ({ product, browser }) => {
  const stage = openStage(product, browser)
  const alone = await makeOwner(product)
  const { id } = await makeAgent(alone)
  const page = await stage.openPage(alone)
  const members = page.getByRole('region', { name: membersTexts.title })
  await page.goto(`/dashboard/agents/${id}#settings-access`)
  await page.getByRole('link', { name: membersTexts.seeMembers }).click()
  await expect(members.getByText('Your plan includes one seat.')).toBeInViewport()
  await expect(members.getByRole('button', { name: membersTexts.invite })).toHaveCount(0)
  await expect(members.getByRole('link', { name: 'Upgrade Now' })).toHaveAttribute(
    'href',
    '/dashboard/subscription',
  )
  await expectAccessible(page)
  await subscribe(alone, 'standard')
  const member = await makeMember(product, alone, 'viewer')
  for (let seat = 3; seat <= 5; seat += 1) await makeMember(product, alone, 'editor')
  await page.reload()
  await expect(membersOn(page)).toHaveCount(4)
  await expect(members).toContainText('Your plan includes 5 seats')
  await members.getByRole('link', { name: 'Upgrade Now' }).click()
  await expect(page).toHaveURL(/\/dashboard\/subscription$/)
  await expect(page.getByText('5 of 5', { exact: true })).toBeVisible()
  const guest = await stage.openPage(member)
  await guest.goto('/dashboard/profile')
  await expect(guest.getByRole('list', { name: 'Other workspaces' })).toContainText(alone.user.username)
  await stage.close()
})
