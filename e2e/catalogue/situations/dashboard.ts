import type { Page } from '@playwright/test'
import { makeAgent } from '../../../server/test/make-agent.ts'
import { brokenAnswer, byButton, byHeading, byLink, byText, byToast } from '../finds.ts'
import type { Situation } from '../situation.ts'
import type { Stage } from '../stage.ts'

async function onDashboard(stage: Stage): Promise<Page> {
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner)
  stage.say('(agent name)', agent.name)
  stage.say('(API key)', agent.apiKey)
  const page = await stage.openPage(owner)
  await page.goto('/dashboard')
  return page
}

const byColumn = (page: Page, words: string) => page.getByRole('columnheader', { name: words, exact: true })

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function deleteFromMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /delete/i })
    .click()
}

export const dashboardSituations: readonly Situation[] = [
  {
    title: 'the dashboard of a new owner',
    arrange: async (stage) => {
      const page = await stage.openPage(await stage.newOwner())
      await page.goto('/dashboard')
      return page
    },
    reads: {
      'dashboard.title': byHeading,
      'dashboard.welcome': (page, words) => page.getByRole('main').getByText(words).first(),
      'dashboard.create-new-agent': byLink,
      'dashboard.active-agents': byText,
      'dashboard.total-conversations': byText,
      'dashboard.your-agents': byHeading,
      'dashboard.no-agents': byText,
      'dashboard.create-first-agent': byLink,
      'dashboard.usage': byHeading,
      'dashboard.free-credits': (page) => section(page, 'Usage'),
      'dashboard.recent-activity': byHeading,
      'dashboard.view-all-activity': byLink,
    },
  },
  {
    title: 'the dashboard of an owner with an agent',
    arrange: onDashboard,
    reads: {
      'dashboard.column-name': byColumn,
      'dashboard.column-status': byColumn,
      'dashboard.column-conversations': byColumn,
      'dashboard.column-created': byColumn,
      'dashboard.just-now': (page) => section(page, 'Recent Activity').getByRole('listitem').first(),
      'dashboard.delete-failed': async (page, words) => {
        await page.route('**/api/bots/*', brokenAnswer())
        await deleteFromMenu(page)
        return byToast(page, words)
      },
      'dashboard.deleted': async (page, words) => {
        await page.unroute('**/api/bots/*')
        await deleteFromMenu(page)
        return byToast(page, words)
      },
    },
  },
  {
    title: 'a list of agents that fails',
    arrange: async (stage) => {
      const page = await stage.openPage(await stage.newOwner())
      await page.route('**/api/bots', brokenAnswer())
      await page.goto('/dashboard')
      return page
    },
    reads: { 'dashboard.fetch-failed': byText },
  },
  {
    title: 'the integration code of an agent',
    arrange: async (stage) => {
      const page = await onDashboard(stage)
      await page.getByRole('button', { name: /^Actions for/ }).click()
      await page.getByRole('menuitem', { name: 'Get integration code' }).click()
      return page
    },
    reads: {
      'integration.direct-link': onIntegrationTab,
      'integration.social-sharing': byDialog,
      'integration.email-campaigns': byDialog,
      'integration.qr-codes': byDialog,
      'integration.testing': byDialog,
      'integration.html-snippet': onIntegrationTab,
      'integration.initial-message': byDialog,
      'integration.snippet-key': byDialog,
      'integration.snippet-name': byDialog,
      'integration.api-documentation': onIntegrationTab,
      'integration.implementation-guide': onIntegrationTab,
      'integration.guide-key': byDialog,
      'integration.copied': async (page, words) => {
        await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
        await onIntegrationTab(page, 'HTML Snippet')
        await page.getByRole('dialog').getByRole('button', { name: /copy/i }).first().click()
        return byToast(page, words)
      },
    },
  },
]

function byDialog(page: Page) {
  return page.getByRole('dialog')
}

async function onIntegrationTab(page: Page, words: string) {
  const tab = byDialog(page).getByRole('tab', { name: words, exact: true })
  await tab.click()
  return tab
}

export const shellSituations: readonly Situation[] = [
  {
    title: 'the account menu',
    arrange: async (stage) => {
      const page = await stage.openPage(await stage.newOwner())
      await page.goto('/dashboard')
      return page
    },
    reads: {
      'shell.initials': (page) => byButton(page, 'Account'),
      'shell.username': async (page) => {
        await byButton(page, 'Account').click()
        return page.getByRole('menu')
      },
      'shell.email': (page) => page.getByRole('menu'),
      'shell.profile-settings': byMenuItem,
      'shell.logout': byMenuItem,
    },
  },
  {
    title: 'the menu of a small screen',
    arrange: async (stage) => {
      const page = await stage.openPage(await stage.newOwner(), { width: 390, height: 800 })
      await page.goto('/dashboard')
      await byButton(page, 'Menu').click()
      return page
    },
    reads: { 'shell.mobile-profile-settings': byMenuItem, 'shell.mobile-logout': byMenuItem },
  },
]

function byMenuItem(page: Page, words: string) {
  return page.getByRole('menuitem', { name: words, exact: true })
}
