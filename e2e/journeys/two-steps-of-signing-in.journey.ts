import type { Page } from '@playwright/test'
import { codeOf } from '../../server/test/authenticator-app.ts'
import { expect, expectAccessible, registerByApi, test } from '../support/product.ts'

const password = 'correct horse' // signUp's

async function signIn(page: Page, product: string, username: string): Promise<void> {
  await page.goto(`${product}/auth`)
  await page.getByLabel('Username or Email').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

test('an owner turns two-step sign-in on, signs in by code and recovery code, and turns it off', async ({
  browser,
  product,
}, { workerIndex }) => {
  const username = `careful-${workerIndex}-${Date.now()}`
  const desk = await (await browser.newContext()).newPage()
  await registerByApi(desk, product, username)
  await desk.goto(`${product}/dashboard/profile`)
  await desk.getByRole('button', { name: 'Turn on' }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel('Current password').fill('guess')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('alert')).toContainText(/incorrect/i)
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible()
  await expectAccessible(desk)
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '')
  await dialog.getByLabel('Code', { exact: true }).fill('000000')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByRole('alert')).toContainText(/incorrect/i)
  await dialog.getByLabel('Code', { exact: true }).fill(codeOf(secret))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  const listed = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(listed).toHaveCount(10)
  const [first = '', second = ''] = await listed.allInnerTexts()
  await expectAccessible(desk)
  // They are never shown again, so a key pressed by mistake doesn't take them away.
  await dialog.press('Escape')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(desk.getByText('10 recovery codes are left.')).toBeVisible()

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 800 } })).newPage()
  await signIn(phone, product, username)
  await expect(phone.getByText('Your password is correct.')).toBeVisible()
  await expect(phone.getByLabel('Code', { exact: true })).toBeFocused()
  await expectAccessible(phone)
  await phone.getByLabel('Code', { exact: true }).fill('000000')
  await phone.getByRole('button', { name: 'Login' }).click()
  await expect(phone.getByRole('alert')).toContainText(/incorrect/i)
  // The code that turned it on opens nothing more; the one after it does, once its time has come.
  const code = phone.getByLabel('Code', { exact: true })
  await expect(async () => {
    if (await code.isVisible()) {
      await code.fill(codeOf(secret))
      await phone.getByRole('button', { name: 'Login' }).click()
    }
    await expect(phone).toHaveURL(/\/dashboard$/, { timeout: 5000 })
  }).toPass()

  const borrowed = await (await browser.newContext()).newPage()
  await signIn(borrowed, product, username)
  await borrowed.getByLabel('Code', { exact: true }).fill(first)
  await borrowed.getByRole('button', { name: 'Login' }).click()
  await expect(borrowed).toHaveURL(/\/dashboard$/)

  // The profile that is open hears of it by itself.
  await expect(desk.getByRole('list', { name: 'Security log' })).toContainText('Recovery code used')
  await desk.getByRole('button', { name: 'Turn off' }).click()
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByLabel('Code', { exact: true }).fill(first)
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expect(dialog.getByRole('alert')).toContainText('already used')
  await dialog.getByLabel('Code', { exact: true }).fill(second)
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expect(desk.locator('.toast')).toContainText('Two-step sign-in is off')
  await expect(desk.getByRole('button', { name: 'Turn on' })).toBeVisible()
})
