import type { Locator, Page } from '@playwright/test'
import { ask } from '../../server/test/ask.ts'
import { makeAgent } from '../../server/test/make-agent.ts'
import { makeMember } from '../../server/test/make-member.ts'
import { makeOwner } from '../../server/test/make-owner.ts'
import { subscribe } from '../../server/test/subscribe.ts'
import { transferTexts } from '../../web/src/features/agents/ownership-transfers/transfer-texts.ts'
import { authTexts } from '../../web/src/features/auth/auth-texts.ts'
import { conversationTexts } from '../../web/src/features/conversations/conversation-texts.ts'
import { membersTexts } from '../../web/src/features/workspaces/members-texts.ts'
import { unsavedTexts } from '../../web/src/ui/unsaved/unsaved-texts.ts'
import { hold, release } from '../catalogue/finds.ts'
import { openStage, type Stage } from '../catalogue/stage.ts'
import { expect, test } from '../support/product.ts'

const desk = { width: 1280, height: 800 }

/** An agent that was asked what it knows, and two things that it doesn't, in front of its owner. */
async function openAsked(stage: Stage) {
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner, ['The ferry to the island leaves at noon.'])
  for (const message of ['When does the ferry leave?', 'Do you sell gift vouchers?', 'Where is the museum?'])
    await ask(stage.product, agent.publicId, { message })
  return { agent, page: await stage.openPage(owner, desk) }
}

/** Opens a dialog by its button twice, and expects the focus there again after Escape and after Cancel. */
async function expectReturns(page: Page, opener: Locator, ways: readonly string[] = ['Escape', 'Cancel']) {
  const dialog = page.getByRole('dialog')
  for (const way of ways) {
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    if (way === 'Escape') await page.keyboard.press(way)
    else await dialog.getByRole('button', { name: way }).click()
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  }
}

test('the focus is where it was after every dialog of the profile', async ({ product, browser }) => {
  const stage = openStage(product, browser)
  const owner = await makeOwner(product)
  await subscribe(owner, 'standard')
  await makeAgent(owner)
  await makeMember(product, owner, 'viewer')
  const page = await stage.openPage(owner, desk)
  await page.goto('/dashboard/profile')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await expectReturns(page, button('Turn on'))
  await expectReturns(page, button(membersTexts.invite), ['Escape'])
  await expectReturns(page, button(transferTexts.handOver))

  // What opened it gives way to the offer.
  await button(transferTexts.handOver).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByLabel('Current password').fill('correct horse')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('heading', { name: membersTexts.title })).toBeFocused()

  await page.getByLabel('Username', { exact: true }).fill(`${owner.user.username}2`)
  const save = button('Save changes')
  await save.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.toast')).toBeVisible()
  await expect(save).toBeDisabled()
  await expect(save).toBeFocused()
  await stage.close()
})

test('a button that sends a form is disabled and heard of meanwhile, and has the focus again', async ({
  product,
  browser,
}) => {
  const stage = openStage(product, browser)
  const page = await stage.openPage(undefined, desk)
  await page.goto('/auth')
  await page.getByLabel('Username or Email').fill('nobody')
  await page.getByLabel('Password', { exact: true }).fill('wrong horse')
  await hold(page, '**/api/login')
  await page.getByRole('button', { name: 'Login', exact: true }).press('Enter')
  const { loggingIn } = authTexts
  await expect(page.getByRole('button', { name: loggingIn })).toHaveAttribute('disabled')
  await expect(page.getByRole('status').filter({ hasText: loggingIn })).toBeAttached()
  release(page)
  await expect(page.locator('.toast')).toContainText(authTexts.loginFailed)
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeFocused()
  await stage.close()
})

test('the focus goes on to the next question once one was answered', async ({ product, browser }) => {
  const stage = openStage(product, browser)
  const { agent, page } = await openAsked(stage)
  await page.goto(`/dashboard/agents/${agent.id}#analytics`)
  const openers = page.getByRole('button', { name: /^Answer this/ })
  await expect(openers).toHaveCount(2)
  await expectReturns(page, openers.first(), ['Escape'])

  for (const left of [1, 0]) {
    await openers.first().focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Answer', { exact: true }).fill('Yes, at the pier.')
    await dialog.getByRole('button', { name: 'Save', exact: true }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(openers).toHaveCount(left)
    if (left > 0) await expect(openers.first()).toBeFocused()
    else await expect(page.getByRole('heading', { name: 'Unanswered questions' })).toBeFocused()
  }
  await stage.close()
})

test('the focus is at the button again once a correction was given up or saved', async ({
  product,
  browser,
}) => {
  const stage = openStage(product, browser)
  const { agent, page } = await openAsked(stage)
  await page.goto(`/dashboard/agents/${agent.id}#activity`)
  const correct = page.getByRole('button', { name: conversationTexts.correct, exact: true }).last()
  const editor = page.getByLabel('Corrected answer')
  const asked = page.getByRole('alertdialog', { name: unsavedTexts.discardTitle })
  async function open() {
    await correct.focus()
    await page.keyboard.press('Enter')
    await expect(editor).toBeFocused()
  }

  await open()
  await page.keyboard.press('Escape')
  await expect(correct).toBeFocused()

  await open()
  await page.keyboard.type('It leaves at one.')
  await page.keyboard.press('Escape')
  await asked.getByRole('button', { name: unsavedTexts.keepWriting }).press('Enter')
  await expect(asked).toBeHidden()
  await expect(editor).toBeFocused()
  await page.keyboard.press('Escape')
  await asked.getByRole('button', { name: unsavedTexts.discard }).press('Enter')
  await expect(asked).toBeHidden()
  await expect(correct).toBeFocused()

  await open()
  await page.keyboard.type('It leaves at one.')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByText('(corrected)').first()).toBeVisible()
  await expect(correct).toBeFocused()
  await stage.close()
})

test('settings keep the focus once they are saved, and their address once one stays', async ({
  product,
  browser,
}) => {
  const stage = openStage(product, browser)
  const { agent, page } = await openAsked(stage)
  await page.goto('/dashboard/profile')
  await page.getByRole('link', { name: 'ParleyKit' }).first().click()
  await page.getByRole('link', { name: agent.name, exact: true }).click()
  await page.getByRole('tab', { name: 'Settings' }).click()
  const address = new RegExp(`/dashboard/agents/${agent.id}#settings$`)
  await expect(page).toHaveURL(address)
  const tagline = page.getByLabel('Tagline', { exact: true })
  await tagline.fill('By the sea')
  const save = page.getByRole('button', { name: 'Save changes' })
  await save.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.toast').filter({ hasText: 'Agent updated' })).toBeVisible()
  await expect(save).toBeDisabled()
  await expect(save).toBeFocused()

  await tagline.fill('Between the islands')
  await page.goBack()
  await page.getByRole('alertdialog').getByRole('button', { name: unsavedTexts.stay }).click()
  await expect(page).toHaveURL(address)
  await stage.close()
})

test('a button keeps the focus while what it began goes on', async ({ product, browser }) => {
  const stage = openStage(product, browser)
  const { user } = await stage.newOwner()
  const page = await stage.openPage(undefined, desk)
  await page.goto('/auth')
  await page.getByLabel('Username or Email').fill(user.username)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  const login = page.getByRole('button', { name: 'Login', exact: true })
  await login.focus()
  const answer = page.waitForResponse('**/api/login')
  await page.keyboard.press('Enter')
  await expect(page.locator('.toast')).toBeVisible()
  expect((await answer).status()).toBe(401)
  await expect(login).toBeFocused()
  await stage.close()
})
