import {
  createAccountResetLink,
  listManagedAccounts,
  type ManagedAccount,
} from '@parleykit/contract/setup/managed-accounts'
import { getNotice, type Notice } from '@parleykit/contract/setup/notice'
import type { Page } from '@playwright/test'
import {
  type AccountAction,
  accountsTexts,
  actionTexts,
} from '../../web/src/features/account/administration/accounts-texts.ts'
import { noticeScreenTexts } from '../../web/src/features/setup/notice/notice-texts.ts'
import type { Screen, World } from './screen.ts'

const plain: ManagedAccount = {
  ...{ id: 12, username: 'harbour-shop', email: 'office@harbour.example', plan: 'pro', grantedPlan: null },
  ...{ registeredAt: '2026-01-02T03:04:05.000Z', lastSeenAt: new Date().toISOString() },
  ...{ agents: 4, members: 3, isDisabled: false, hasTwoStep: true, isSelf: false },
}

const accounts: readonly ManagedAccount[] = [
  { ...plain, id: 14, username: 'operator', email: 'me@example.com', plan: 'admin', isSelf: true },
  plain,
  {
    ...plain,
    ...{ id: 9, username: `ferry-${'island'.repeat(7)}`, email: `ferry@${'island'.repeat(8)}.example` },
    ...{ plan: 'standard', grantedPlan: 'standard', lastSeenAt: null, agents: 0, members: 0 },
    ...{ isDisabled: true, hasTwoStep: false },
  },
]

const notice: Notice = {
  text: 'We update the server tonight between nine and ten. Agents keep answering; the dashboard pauses for a minute.',
  until: '2030-01-02T23:00:00.000Z',
  publishedAt: '2026-01-02T03:04:05.000Z',
}

/** The operator's page of accounts, with these in its list. */
async function openAccounts(world: World, shown: Notice | null = null): Promise<Page> {
  const { stage, makeAdmin } = world
  const operator = await stage.newOwner()
  await makeAdmin(operator)
  const page = await stage.openPage(operator)
  const json = { accounts, next: 9, sendsMail: true }
  await page.route(`**${listManagedAccounts.path}`, (route) => route.fulfill({ json }))
  await page.route(`**${getNotice.path}`, (route) => route.fulfill({ json: { notice: shown } }))
  await page.goto('/dashboard/status/accounts')
  await page.getByRole('rowheader', { name: plain.username }).waitFor()
  return page
}

async function openMenu(world: World): Promise<Page> {
  const page = await openAccounts(world)
  await page.getByRole('button', { name: accountsTexts.actionsFor(plain.username) }).click()
  await page.getByRole('menu').waitFor()
  return page
}

async function ask(world: World, action: AccountAction): Promise<Page> {
  const page = await openMenu(world)
  await page.getByRole('menuitem', { name: actionTexts[action].item }).click()
  await page.getByRole('dialog').getByLabel(accountsTexts.yourPassword).waitFor()
  return page
}

async function resetLink(world: World): Promise<Page> {
  const page = await ask(world, 'reset')
  const url = `https://chat.example.com/reset-password#${'k3Zq'.repeat(11)}`
  const json = { url, until: '2026-01-02T04:04:05.000Z', isMailed: true }
  const path = createAccountResetLink.path.replace(':id', String(plain.id))
  await page.route(`**${path}`, (route) => route.fulfill({ json }))
  await page.getByLabel(accountsTexts.yourPassword).fill('correct horse')
  await page.getByRole('button', { name: actionTexts.reset.action }).click()
  await page.getByText('/reset-password#').waitFor()
  return page
}

/** What the operator does with accounts, and what everyone sees of a notice. */
export const accountScreens: readonly Screen[] = [
  { name: 'accounts', open: (world) => openAccounts(world, notice) },
  { name: 'accounts menu', open: openMenu },
  { name: 'accounts plan', open: (world) => ask(world, 'plan') },
  { name: 'accounts disabling', open: (world) => ask(world, 'disable') },
  { name: 'accounts reset link', open: resetLink },
  {
    name: 'accounts inviting',
    open: async (world) => {
      const page = await openAccounts(world)
      await page.getByRole('button', { name: accountsTexts.invite.open }).click()
      await page.getByRole('dialog').getByLabel(accountsTexts.invite.email).waitFor()
      return page
    },
  },
  {
    name: 'accounts notice',
    open: async (world) => {
      const page = await openAccounts(world)
      await page.getByRole('button', { name: noticeScreenTexts.write }).click()
      await page.getByRole('dialog').getByLabel(noticeScreenTexts.text).fill(notice.text)
      return page
    },
  },
  {
    name: 'dashboard with a notice',
    open: async ({ stage, owner }) => {
      const page = await stage.openPage(owner)
      await page.route(`**${getNotice.path}`, (route) => route.fulfill({ json: { notice } }))
      await page.goto('/dashboard')
      await page.getByText(notice.text).waitFor()
      await page.waitForLoadState('networkidle')
      return page
    },
  },
]
