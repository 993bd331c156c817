import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { makeAgent } from '../../server/test/make-agent.ts'
import { openShop } from '../../server/test/open-shop.ts'
import { actionTexts } from '../../web/src/features/actions/action-texts.ts'
import { approvalTexts } from '../../web/src/features/actions/approvals/approval-texts.ts'
import { analyticsTexts } from '../../web/src/features/reports/analytics/analytics-texts.ts'
import { openStage } from '../catalogue/stage.ts'
import { openSettingsGroup } from '../support/open-settings-group.ts'
import { expect, expectAccessible, test } from '../support/product.ts'

/** The folder that pictures of the steps go to; none are taken without it. */
const pictures = process.env.SCREENSHOTS

/** Both themes, at the page's width and on a phone. */
async function picture(page: Page, name: string): Promise<void> {
  if (!pictures) return
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.screenshot({ path: join(pictures, `approval ${name} ${colorScheme}.png`) })
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

let shop: Awaited<ReturnType<typeof openShop>>
test.beforeEach(async () => {
  shop = await openShop()
})
test.afterEach(() => shop.close())

test('a visitor books, a person approves, and the visitor reads the result without reloading', async ({
  product,
  browser,
}) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner, ['The workshop is open from Monday to Friday.'])
  const response = await fetch(`${product}/api/agents/${agent.id}/actions`, {
    method: 'POST',
    headers: { cookie: owner.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ kind: 'http', name: 'Book a visit', purpose: '', phrases: ['I would like to book a visit'] },
      ...{ audience: 'anyone', asksFirst: true, doneText: 'You are booked.', isOn: true },
      inputs: [
        {
          ...{ name: 'day', label: 'Day', type: 'date', required: true, source: 'visitor' },
          ...{ choices: [], value: null, claim: null, hint: '' },
        },
      ],
      http: {
        ...{ method: 'POST', url: `${shop.origin}/bookings`, headers: [], bodyType: 'json' },
        ...{ body: '{"day": "{{ day }}"}', picks: [{ path: 'booking', label: 'Booking' }] },
        honorsIdempotencyKey: true,
      },
    }),
  })
  expect(response.status).toBe(201)

  const page = await stage.openPage(owner, { width: 1280, height: 900 })
  await page.goto(`/dashboard/agents/${agent.id}#settings`)
  await openSettingsGroup(page, actionTexts.title)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const editor = page.getByRole('dialog', { name: actionTexts.editTitle })
  await editor.getByRole('switch', { name: actionTexts.needsApproval }).click()
  await editor.getByLabel(actionTexts.approvalHours, { exact: true }).fill('3')
  await editor.getByLabel(actionTexts.waitingText, { exact: true }).scrollIntoViewIfNeeded()
  await picture(page, 'editor 1280')
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await editor.getByLabel(actionTexts.waitingText, { exact: true }).scrollIntoViewIfNeeded()
  await picture(page, 'editor 390')
  await page.setViewportSize({ width: 1280, height: 900 })
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(actionTexts.saved, { exact: true })).toBeVisible()
  await editor.getByRole('button', { name: 'Close', exact: true }).last().click()

  const visitor = await stage.openPage(undefined, { width: 390, height: 800 })
  await visitor.goto(`/bot/${agent.publicId}`)
  await visitor.getByRole('textbox').fill('I would like to book a visit')
  await visitor.getByRole('textbox').press('Enter')
  const box = visitor.getByRole('region', { name: 'Book a visit' })
  await expect(box.getByLabel('Day')).toBeVisible()
  await visitor.reload()
  await box.getByLabel('Day').fill('2026-12-24')
  await box.getByLabel('Day').press('Enter')
  await box.getByRole('button', { name: 'Confirm' }).click()
  await expect(box).toContainText('Time limit: 3 hours.')
  await visitor.reload()
  await expect(box).toContainText('A colleague checks this first.')
  await picture(visitor, 'waiting 390')
  await expectAccessible(visitor)
  expect(shop.asked).toEqual([])

  await page.getByRole('button', { name: approvalTexts.waiting(1) }).click()
  const list = page.getByRole('dialog', { name: approvalTexts.waitingTitle })
  await expect(list).toContainText('Day: 2026-12-24')
  await picture(page, 'list 1280')
  await page.setViewportSize({ width: 390, height: 800 })
  await picture(page, 'list 390')
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await list.getByRole('link').click()
  const panel = page.getByRole('region', { name: approvalTexts.panel })
  await expect(panel).toContainText('2026-12-24')
  await panel.getByRole('button', { name: approvalTexts.decline }).click()
  await panel.getByRole('button', { name: approvalTexts.back }).click()
  await picture(page, 'panel 1280')
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await panel.scrollIntoViewIfNeeded()
  await picture(page, 'panel 390')
  await page.setViewportSize({ width: 1280, height: 900 })
  await panel.getByRole('button', { name: approvalTexts.approve }).click()
  await expect(page.getByText(approvalTexts.outcomes.done.description, { exact: true })).toBeVisible()
  await expect(panel).toBeHidden()

  await expect(box).toContainText('You are booked.')
  await expect(box).toContainText('B-1')
  expect([...shop.booked.values()]).toEqual([1])
  await picture(visitor, 'approved 390')
  await visitor.reload()
  await expect(visitor.getByRole('log')).toContainText('Booking: B-1')
  await expect(box).toBeHidden()

  await page.goto(`/dashboard/agents/${agent.id}#settings`)
  await openSettingsGroup(page, actionTexts.title)
  await page.getByRole('button', { name: actionTexts.runs, exact: true }).click()
  const runs = page.getByRole('dialog', { name: actionTexts.runsOf('Book a visit') })
  await expect(runs.getByText('Succeeded')).toBeVisible()
  await picture(page, 'runs 1280')
  await page.setViewportSize({ width: 390, height: 800 })
  await picture(page, 'runs 390')
  await expectAccessible(page)
  await page.goto(`/dashboard/agents/${agent.id}#analytics`)
  const figures = page.getByRole('region', { name: analyticsTexts.actions })
  await expect(figures).toContainText('Book a visit')
  await figures.scrollIntoViewIfNeeded()
  await picture(page, 'figures 390')
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await figures.scrollIntoViewIfNeeded()
  await picture(page, 'figures 1280')
  await expectAccessible(page)
  await stage.close()
})
