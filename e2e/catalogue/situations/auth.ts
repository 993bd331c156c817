import { expect, type Page } from '@playwright/test'
import { brokenAnswer, byButton, byLabel, byTab, byText, byToast, hold, release } from '../finds.ts'
import type { Situation } from '../situation.ts'
import type { Stage } from '../stage.ts'

async function onAuthPage(stage: Stage): Promise<Page> {
  const page = await stage.openPage()
  await page.goto('/auth')
  return page
}

async function onRegisterTab(stage: Stage): Promise<Page> {
  const page = await onAuthPage(stage)
  await page.getByRole('tab', { name: 'Register' }).click()
  return page
}

async function submit(page: Page, button: 'Login' | 'Register', fields: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(value)
  }
  await page.locator('form').getByRole('button', { name: button, exact: true }).click()
}

const validRegistration = (name: string) => ({
  Username: name,
  Email: `${name}@example.com`,
  Password: 'correct horse',
})

export const authSituations: readonly Situation[] = [
  {
    title: 'the sign-in screen',
    arrange: onAuthPage,
    reads: {
      'auth.tab-login': byTab,
      'auth.tab-register': byTab,
      'auth.feature-builder': byText,
      'auth.feature-knowledge': byText,
      'auth.feature-analytics': byText,
      'auth.username-or-email': byLabel,
    },
  },
  {
    title: 'a sign-in form with nothing in it',
    arrange: async (stage) => {
      const page = await onAuthPage(stage)
      await submit(page, 'Login', {})
      return page
    },
    reads: { 'auth.username-required': byText, 'auth.password-required': byText },
  },
  {
    title: 'a sign-in that fails',
    arrange: onAuthPage,
    reads: {
      'auth.logging-in': async (page, words) => {
        await hold(page, '**/api/login')
        await submit(page, 'Login', { 'Username or Email': 'nobody', Password: 'wrong horse' })
        return byButton(page, words)
      },
      'auth.login-failed': (page, words) => {
        release(page)
        return byToast(page, words)
      },
      'auth.error-with-body': byToast,
      'auth.error-without-body': async (page, words) => {
        await page.unroute('**/api/login')
        await page.route('**/api/login', brokenAnswer(502))
        await submit(page, 'Login', {})
        return byToast(page, words)
      },
    },
  },
  {
    title: 'a registration with short entries',
    arrange: async (stage) => {
      const page = await onRegisterTab(stage)
      await submit(page, 'Register', { Username: 'ab', Email: 'nowhere', Password: '12345' })
      return page
    },
    reads: {
      'auth.username-too-short': byText,
      'auth.email-invalid': byText,
      'auth.password-too-short': byText,
    },
  },
  {
    title: 'a registration with long entries',
    arrange: async (stage) => {
      const page = await onRegisterTab(stage)
      await submit(page, 'Register', { Username: 'a'.repeat(51), Password: 'a'.repeat(101) })
      return page
    },
    reads: { 'auth.username-too-long': byText, 'auth.password-too-long': byText },
  },
  {
    title: 'a registration, first with a name that is taken',
    arrange: async (stage) => {
      const { user } = await stage.newOwner()
      const page = await onRegisterTab(stage)
      stage.say('(taken)', user.username)
      return page
    },
    reads: {
      'auth.password-help': byText,
      'auth.registration-failed': async (page, words, stage) => {
        await submit(page, 'Register', validRegistration(stage.fill('(taken)')))
        return byToast(page, words)
      },
      'auth.registering': async (page, words, stage) => {
        await hold(page, '**/api/register')
        await submit(page, 'Register', validRegistration(`${stage.fill('(taken)')}-2`))
        return byButton(page, words)
      },
      'auth.registered': (page, words) => {
        release(page)
        return byToast(page, words)
      },
    },
  },
  {
    title: 'a session from its beginning to its end',
    arrange: async (stage) => {
      const { user } = await stage.newOwner()
      const page = await onAuthPage(stage)
      await submit(page, 'Login', { 'Username or Email': user.username, Password: 'correct horse' })
      return page
    },
    reads: {
      'auth.logged-in': byToast,
      'auth.logout-failed': async (page, words) => {
        await page.route('**/api/logout', brokenAnswer(503))
        await logOut(page)
        return byToast(page, words)
      },
      'auth.logged-out': async (page, words) => {
        await page.unroute('**/api/logout')
        await logOut(page)
        return byToast(page, words)
      },
    },
  },
]

async function logOut(page: Page): Promise<void> {
  // A menu that is just closing would take the next click as meant for itself.
  await expect(page.getByRole('menu')).toHaveCount(0)
  // A page that is just being replaced takes an open menu with it.
  await expect(async () => {
    if ((await page.getByRole('menu').count()) === 0)
      await page.getByRole('button', { name: 'Account' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Logout' }).press('Enter', { timeout: 5000 })
  }).toPass()
}
