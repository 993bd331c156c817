import type { Page } from '@playwright/test'
import { expect, test } from './mailbox-product.ts'
import { expectAccessible, signUp } from './product.ts'

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
  await expect(page.getByRole('status')).toContainText('a link is on its way')
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
  await expect(desk.getByRole('status')).toContainText('used already')
  await expectAccessible(desk)
})

test('another address waits for its link, and can be taken back', async ({ browser, mailing }) => {
  const page = await (await browser.newContext()).newPage()
  await signUp(page, mailing.origin, 'moving')
  await page.goto(`${mailing.origin}/dashboard/profile`)
  const change = async (email: string) => {
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Current password').first().fill('correct horse')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText(`A link was sent to ${email}.`)).toBeVisible()
  }
  await change('wrong@example.com')
  const wrong = await mailing.mailTo('wrong@example.com', 'Confirm')
  await page.getByRole('button', { name: 'Keep the present address' }).click()
  await expect(page.getByText('A link was sent to')).toHaveCount(0)

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 800 } })).newPage()
  await phone.goto(mailing.linkOf(wrong))
  await phone.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(phone.getByRole('status')).toContainText('used already')

  await change('moved@example.com')
  const right = await mailing.mailTo('moved@example.com', 'Confirm')
  await phone.goto('about:blank')
  await phone.goto(mailing.linkOf(right))
  await expectAccessible(phone)
  await phone.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(phone.getByRole('status')).toContainText('moved@example.com is the address')
  // The profile that is open hears of it by itself.
  await expect(page.getByText('A link was sent to')).toHaveCount(0)
  await mailing.mailTo('moving@example.com', 'was changed')
})
