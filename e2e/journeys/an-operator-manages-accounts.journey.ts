import { accountsTexts, actionTexts } from '../../web/src/features/account/administration/accounts-texts.ts'
import { accountsLinkTexts } from '../../web/src/features/setup/accounts-link-texts.ts'
import { noticeScreenTexts } from '../../web/src/features/setup/notice/notice-texts.ts'
import { auditTexts, auditTitle } from '../../web/src/features/workspaces/audit/audit-texts.ts'
import { notFoundTexts } from '../../web/src/ui/navigation/not-found-texts.ts'
import { openStage } from '../catalogue/stage.ts'
import { expect, test } from '../support/product.ts'

const text = 'We update the server tonight at nine.'

test('an operator tells everyone something, disables an account, and the log has both', async ({
  browser,
  product,
  installation,
}) => {
  const stage = openStage(product, browser)
  const [operator, owner] = [await stage.newOwner(), await stage.newOwner()]
  const { username } = owner.user
  await installation.operate('grant', operator.user.username, 'admin')
  const theirs = await stage.openPage(owner)
  await theirs.goto('/dashboard/status/accounts')
  await expect(theirs.getByRole('heading', { name: notFoundTexts.title })).toBeVisible()
  await theirs.goto('/dashboard')
  await expect(theirs.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()

  const page = await stage.openPage(operator)
  await page.goto('/dashboard/status')
  await page.getByRole('link', { name: accountsLinkTexts.open }).click()
  await page.getByRole('button', { name: noticeScreenTexts.write }).click()
  await page.getByLabel(noticeScreenTexts.text).fill(text)
  await page.getByRole('button', { name: noticeScreenTexts.publish }).click()
  const banner = theirs.getByRole('status', { name: noticeScreenTexts.banner })
  await expect(banner).toHaveText(text)
  await banner.getByRole('button', { name: noticeScreenTexts.dismiss }).click()
  await expect(banner).toHaveCount(0)
  await theirs.reload()
  await expect(theirs.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  await expect(banner).toHaveCount(0)
  await page.getByRole('button', { name: noticeScreenTexts.withdraw }).click()
  await expect(page.getByRole('button', { name: noticeScreenTexts.write })).toBeVisible()

  await page.getByLabel(accountsTexts.search).fill(username)
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await page.getByRole('button', { name: accountsTexts.actionsFor(username) }).click()
  await page.getByRole('menuitem', { name: actionTexts.disable.item }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: accountsTexts.actionsFor(username) })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: actionTexts.disable.item }).click()
  await page.getByLabel(accountsTexts.yourPassword).fill('correct horse')
  await page.getByRole('button', { name: actionTexts.disable.action }).click()
  await expect(page.getByRole('rowheader')).toContainText(accountsTexts.disabled)
  await expect(theirs.getByRole('dialog').or(theirs.getByRole('tab', { name: 'Login' }))).toBeVisible()

  await page.goto('/dashboard/status')
  await page.getByRole('link', { name: auditTexts.open }).click()
  await expect(page.getByRole('heading', { name: auditTitle, level: 1 })).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: operator.user.username })
  await expect(row.filter({ hasText: `Disabled “${username}”` })).toHaveCount(1)
  await expect(row.filter({ hasText: 'Published a notice to all accounts' })).toHaveCount(1)
  await stage.close()
})
