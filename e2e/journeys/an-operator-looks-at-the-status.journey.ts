import { readServerStatus } from '@parleykit/contract/reports/status/status'
import { serverStatusTitle } from '../../web/src/features/reports/status/server-status-title.ts'
import { statusTexts } from '../../web/src/features/reports/status/status-texts.ts'
import { notFoundTexts } from '../../web/src/ui/navigation/not-found-texts.ts'
import { openStage } from '../catalogue/stage.ts'
import { pressAt } from '../support/keyboard.ts'
import { expect, test } from '../support/product.ts'

test('who runs the server opens its status by keyboard, and it looks again by itself', async ({
  browser,
  product,
  installation,
}) => {
  const stage = openStage(product, browser)
  const operator = await stage.newOwner()
  await installation.operate('grant', operator.user.username, 'admin')
  const page = await stage.openPage(operator)
  await page.goto('/dashboard')
  await pressAt(page, page.getByRole('button', { name: 'Account' }))
  const item = page.getByRole('menuitem', { name: serverStatusTitle })
  await expect(item).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Profile Settings' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(item).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${product}/dashboard/status`)
  await expect(page.getByRole('heading', { name: serverStatusTitle, level: 1 })).toBeVisible()
  const part = (about: string) => page.getByRole('listitem').filter({ hasText: `${about}, ` })
  await expect(part('Database')).toContainText('Embedded PostgreSQL')
  await expect(part('Disk')).toContainText('free on the DATA_DIR disk')
  // The first backup comes by itself where the server has been there for long enough.
  const said = (text: string) => part('Backups').filter({ hasText: text })
  await expect(said(statusTexts.backup.first).or(said('The latest was taken'))).toBeVisible()
  await expect(part('Email')).toContainText('Not set up')
  await expect(part('Email')).toContainText('No email is sent.')
  const guide = part('Email').getByRole('link', { name: statusTexts.howTo.label })
  expect((await page.request.get((await guide.getAttribute('href')) ?? '')).ok()).toBe(true)
  await expect(part('Telemetry')).toContainText('No traces or logs are sent.')
  await expect(page.getByText(statusTexts.processes.isThis)).toBeVisible()

  // What was shown stays while it can't be loaded again, and the next load updates it.
  const address = `**${readServerStatus.path}`
  await page.route(address, (route) => route.abort('connectionreset'))
  await expect(page.getByText(statusTexts.stale)).toBeVisible()
  await expect(part('Database')).toBeVisible()
  await page.unroute(address)
  await expect(page.getByText(statusTexts.stale)).toHaveCount(0)
  await stage.close()
})

test('to another account the status is an unknown address that nothing leads to', async ({
  browser,
  product,
}) => {
  const stage = openStage(product, browser)
  const page = await stage.openPage(await stage.newOwner())
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Account' }).click()
  await expect(page.getByRole('menuitem', { name: 'Profile Settings' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: serverStatusTitle })).toHaveCount(0)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/dashboard/status')
  await expect(page.getByRole('heading', { name: notFoundTexts.title })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  expect(asked).not.toContain(readServerStatus.path)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()

  const visitor = await stage.openPage()
  await visitor.goto('/dashboard/status')
  await expect(visitor).toHaveURL(`${product}/auth?next=${encodeURIComponent('/dashboard/status')}`)
  await stage.close()
})
