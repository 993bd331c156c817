import { inviteMember } from '@parleykit/contract/workspaces/workspaces'
import type { Page } from '@playwright/test'
import { makeOwner } from '../../server/test/make-owner.ts'
import { subscribe } from '../../server/test/subscribe.ts'
import { authTexts } from '../../web/src/features/auth/auth-texts.ts'
import { emailTexts } from '../../web/src/features/auth/email-texts.ts'
import { expect, test } from '../support/mailbox-product.ts'
import { expectAccessible, registerByApi, signUp } from '../support/product.ts'

const newPassword = 'battery staple'

async function signIn(page: Page, name: string, password: string): Promise<void> {
  await page.getByLabel('Username or Email').fill(name)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

test('an owner who forgot the password sets a new one by a link', async ({ browser, mailing }) => {
  const desk = await (await browser.newContext()).newPage()
  await signUp(desk, mailing.origin, 'forgetful')

  const page = await (await browser.newContext({ viewport: { width: 390, height: 800 } })).newPage()
  await page.goto(`${mailing.origin}/auth`)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  // The sign-in form has a field of the same name.
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
  await page.getByLabel('Username or Email').fill('forgetful@example.com')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByRole('status').filter({ hasText: "we've sent a link" })).toBeVisible()
  const mail = await mailing.mailTo('forgetful@example.com', 'new password')

  await page.goto(mailing.linkOf(mail))
  await page.getByLabel('New password').fill('short')
  // The token has left the address bar by the time that anything can be typed.
  await expect(page).toHaveURL(/\/reset-password$/)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByRole('alert')).toContainText('at least 6 characters')
  await page.getByLabel('New password').fill(newPassword)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.locator('.toast')).toContainText('Password changed')
  await expect(page).toHaveURL(/\/auth/)
  // The dashboard elsewhere hears that its session is over.
  await expect(desk).toHaveURL(/\/auth/)
  await signIn(page, 'forgetful', newPassword)
  await expect(page).toHaveURL(/\/dashboard$/)

  await desk.goto(mailing.linkOf(mail))
  await desk.getByLabel('New password').fill(newPassword)
  await desk.getByRole('button', { name: 'Set password' }).click()
  await expect(desk.getByRole('status').filter({ hasText: 'already used' })).toBeVisible()
  await expectAccessible(desk)
})

test('a refused sign-in offers a link by mail, which lets a new browser sign in', async ({
  browser,
  mailing,
}) => {
  await registerByApi(await (await browser.newContext()).newPage(), mailing.origin, 'wandering')
  const page = await (await browser.newContext({ viewport: { width: 390, height: 800 } })).newPage()
  await page.goto(`${mailing.origin}/auth`)
  await signIn(page, 'wandering', 'a wrong guess')
  await page.getByRole('link', { name: 'Get a sign-in link' }).click()
  await page.getByRole('heading', { name: 'Sign in from a new browser' }).waitFor()
  await page.getByLabel('Username or Email').fill('wandering')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByRole('status').filter({ hasText: "we've sent a link" })).toBeVisible()
  const mail = await mailing.mailTo('wandering@example.com', 'in a new browser')

  await page.goto(mailing.linkOf(mail))
  await expect(page).toHaveURL(/\/sign-in-link$/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Let this browser sign in' }).click()
  await expect(page.locator('.toast')).toContainText('Enter the password of wandering.')
  await signIn(page, 'wandering', 'correct horse')
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a password that is easy to guess is warned of while it is chosen', async ({ browser, mailing }) => {
  const page = await (await browser.newContext()).newPage()
  await page.goto(`${mailing.origin}/auth?tab=register`)
  await page.getByLabel('Username', { exact: true }).fill('trusting')
  await page.getByLabel('Email', { exact: true }).fill('trusting@example.com')
  const password = page.getByLabel('Password', { exact: true })
  const warning = page.getByText('This password is easy to guess.')
  await password.fill('iloveyou2024')
  await expect(warning).toBeVisible()
  await expectAccessible(page)
  await password.fill('battery staple')
  await expect(warning).toBeHidden()
  await password.fill('123456')
  await expect(warning).toBeVisible()
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page).toHaveURL(/\/dashboard/)
})

test('a new address is confirmed before anybody could be locked out with it', async ({
  browser,
  mailing,
}) => {
  const page = await (await browser.newContext()).newPage()
  await registerByApi(page, mailing.origin, 'newcomer')
  const email = 'newcomer@example.com'
  const welcomes = () => mailing.mailbox.welcomesTo(email)
  await expect.poll(() => welcomes().length).toBe(1)
  await page.goto(`${mailing.origin}/dashboard/profile`)
  await expect(page.getByText(`Please confirm that ${email} is yours`)).toBeVisible()
  const reason = page.getByText('Confirm your email address first')
  await expect(reason).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Turn on' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Resend link' }).first().click()
  await expect(page.locator('.toast')).toContainText(emailTexts.sentAgain(email).title)
  await expect.poll(() => welcomes().length).toBe(2)

  const [first, second] = welcomes()
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 800 } })).newPage()
  const confirmBy = async (mail = first) => {
    await phone.goto('about:blank')
    await phone.goto(mail ? mailing.linkOf(mail) : '')
    await phone.getByRole('button', { name: 'Confirm this address' }).click()
  }
  await confirmBy(second)
  await expect(
    phone.getByRole('status').filter({ hasText: 'Sign in to the account this link is for' }),
  ).toBeVisible()
  await expectAccessible(phone)
  await phone.getByRole('link', { name: 'Sign in' }).click()
  await signIn(phone, 'newcomer', 'correct horse')
  await expect(phone).toHaveURL(/\/dashboard$/)
  await confirmBy(first)
  await expect(phone.getByRole('status').filter({ hasText: 'already used' })).toBeVisible()
  await confirmBy(second)
  await expect(phone.getByRole('status')).toContainText(
    `${email} is confirmed as your account's email address`,
  )
  // The profile that is open hears of it by itself.
  await expect(page.getByRole('button', { name: 'Turn on' })).toBeVisible()
  await expect(page.getByText('Please confirm that')).toHaveCount(0)
})

test('the link that an inviter hands over waits for a confirmed address', async ({ browser, mailing }) => {
  const owner = await makeOwner(mailing.origin)
  await subscribe(owner, 'standard')
  const page = await (await browser.newContext()).newPage()
  await registerByApi(page, mailing.origin, 'invited')
  const email = 'invited@example.com'
  const { body } = await owner.call(inviteMember, { body: { role: 'editor', email } })
  const guest = await (await browser.newContext()).newPage()
  await guest.goto(`${mailing.origin}/join#${body.token}`)
  await expect(guest.getByText(authTexts.invitedByMail(email))).toBeVisible()
  await expect(guest.getByRole('link', { name: 'Register' })).toHaveCount(0)
  await guest.getByRole('link', { name: 'Login' }).click()
  await guest.getByRole('tab', { name: 'Register' }).click()
  await expect(guest.getByRole('status').filter({ hasText: authTexts.invitedByMail(email) })).toBeVisible()
  await expectAccessible(guest)
  await page.goto(`${mailing.origin}/join#${body.token}`)
  await page.getByRole('button', { name: 'Join' }).click()
  await expect(page.getByRole('alert')).toContainText('Confirm that the invited address is yours')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Confirm your address' }).click()
  await expect(page.getByText(`Please confirm that ${email} is yours`)).toBeVisible()
  const mail = await mailing.mailTo(email, 'invites you')
  await page.goto(mailing.linkOf(mail))
  await page.getByRole('button', { name: 'Join' }).click()
  await expect(page.getByRole('banner').getByText("'s workspace")).toBeVisible()
  await page.goto(`${mailing.origin}/dashboard/profile`)
  await expect(page.getByRole('button', { name: 'Turn on' })).toBeVisible()
})

test('another address waits for its link, and can be taken back', async ({ browser, mailing }) => {
  const page = await (await browser.newContext()).newPage()
  await registerByApi(page, mailing.origin, 'moving')
  await page.goto(`${mailing.origin}/dashboard/profile`)
  const change = async (email: string) => {
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Current password').first().fill('correct horse')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText(`We sent a link to ${email}.`)).toBeVisible()
  }
  await change('wrong@example.com')
  const wrong = await mailing.mailTo('wrong@example.com', 'Confirm')
  await page.getByRole('button', { name: 'Keep the current address' }).click()
  await expect(page.getByText('We sent a link to')).toHaveCount(0)

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 800 } })).newPage()
  await phone.goto(mailing.linkOf(wrong))
  await phone.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(phone.getByRole('status').filter({ hasText: 'already used' })).toBeVisible()

  await change('moved@example.com')
  const right = await mailing.mailTo('moved@example.com', 'Confirm')
  await phone.goto(`${mailing.origin}/auth`)
  await signIn(phone, 'moving', 'correct horse')
  await expect(phone).toHaveURL(/\/dashboard$/)
  await phone.goto(mailing.linkOf(right))
  await expectAccessible(phone)
  await phone.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(phone.getByRole('status').filter({ hasText: 'moved@example.com is confirmed' })).toBeVisible()
  // The profile that is open hears of it by itself.
  await expect(page.getByText('We sent a link to')).toHaveCount(0)
  await mailing.mailTo('moving@example.com', 'was changed')
})
