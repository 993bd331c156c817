import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { makeAgent } from '../../server/test/make-agent.ts'
import { openShop } from '../../server/test/open-shop.ts'
import { actionTexts } from '../../web/src/features/actions/action-texts.ts'
import { openStage } from '../catalogue/stage.ts'
import { openSettingsGroup } from '../support/open-settings-group.ts'
import { expect, expectAccessible, test } from '../support/product.ts'

/** The folder that pictures of the steps go to; none are taken without it. */
const pictures = process.env.SCREENSHOTS

async function picture(page: Page, name: string): Promise<void> {
  if (pictures) await page.screenshot({ path: join(pictures, `actions ${name}.png`), fullPage: true })
}

let shop: Awaited<ReturnType<typeof openShop>>
test.beforeEach(async () => {
  shop = await openShop()
})
test.afterEach(() => shop.close())

test('an owner adds an order look-up from a pasted command, and a visitor uses it on a phone', async ({
  product,
  browser,
}) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner, ['The lamp shop is open from Monday to Friday.'])
  const page = await stage.openPage(owner, { width: 1280, height: 900 })
  await page.goto(`/dashboard/agents/${agent.id}#settings`)
  await openSettingsGroup(page, actionTexts.title)
  await page.getByRole('button', { name: actionTexts.add, exact: true }).click()
  const editor = page.getByRole('dialog', { name: actionTexts.addTitle })
  await editor.getByLabel(actionTexts.name, { exact: true }).fill('Order status')
  await editor.getByLabel(actionTexts.phrases, { exact: true }).fill('Where is my order?')
  const command = `curl ${shop.origin}/orders/{{order}} -H "Authorization: Bearer very-secret-4242"`
  await editor.getByLabel(actionTexts.curl, { exact: true }).fill(command)
  await expect(editor.getByLabel(actionTexts.url, { exact: true })).toHaveValue(
    `${shop.origin}/orders/{{order}}`,
  )
  await expect(editor.getByLabel(actionTexts.label, { exact: true })).toHaveValue('Order')
  await editor.getByLabel(actionTexts.label, { exact: true }).fill('Order number')
  await picture(page, 'editor')
  await expectAccessible(page)
  await editor.getByRole('button', { name: 'Save', exact: true }).click()

  const edited = page.getByRole('dialog', { name: actionTexts.editTitle })
  const trial = edited.locator('.action-trial')
  await trial.getByLabel('Order number').fill('4711')
  await trial.getByRole('button', { name: actionTexts.run }).click()
  for (const path of ['number', 'status', 'items[].name'])
    await trial.getByRole('button', { name: actionTexts.pickField(path), exact: true }).click()
  await picture(page, 'trial')
  await edited.getByRole('button', { name: 'Save', exact: true }).click()
  await trial.getByRole('button', { name: actionTexts.run }).click()
  await expect(trial.getByText('Status: shipped')).toBeVisible()
  await expectAccessible(page)
  await edited.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(page.getByText('“Where is my order?”')).toBeVisible()

  const visitor = await stage.openPage(undefined, { width: 390, height: 800 })
  await visitor.goto(`/bot/${agent.publicId}`)
  await visitor.getByRole('textbox').fill('Where is my order 4711?')
  await visitor.getByRole('textbox').press('Enter')
  const box = visitor.getByRole('region', { name: 'Order status' })
  await expect(box.getByLabel('Order number')).toHaveValue('4711')
  await picture(visitor, 'form 390')
  await expectAccessible(visitor)
  await box.getByLabel('Order number').press('Enter')
  await expect(box).toContainText('shipped')
  await expect(box).toContainText('From Order status')
  await picture(visitor, 'card 390')
  await expectAccessible(visitor)
  await visitor.reload()
  await expect(visitor.getByRole('log')).toContainText('Status: shipped')
  await stage.close()
})

test('a visitor books in German by keyboard, changes the day, confirms once, and cancels another', async ({
  product,
  browser,
}) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner, ['Die Werkstatt hat von Montag bis Freitag geöffnet.'])
  const response = await fetch(`${product}/api/agents/${agent.id}/actions`, {
    method: 'POST',
    headers: { cookie: owner.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ kind: 'http', name: 'Termin buchen', purpose: '', phrases: ['Ich möchte einen Termin buchen'] },
      ...{ audience: 'anyone', asksFirst: true, doneText: 'Ihr Termin ist gebucht.', isOn: true },
      inputs: [
        {
          ...{ name: 'day', label: 'Tag', type: 'date', required: true, source: 'visitor' },
          ...{ choices: [], value: null, claim: null, hint: '' },
        },
      ],
      http: {
        ...{ method: 'POST', url: `${shop.origin}/bookings`, headers: [], bodyType: 'json' },
        ...{ body: '{"day": "{{ day }}"}', picks: [{ path: 'booking', label: 'Buchung' }] },
        honorsIdempotencyKey: true,
      },
    }),
  })
  expect(response.status).toBe(201)
  const page = await stage.openPage(undefined, { width: 390, height: 800 })
  await page.goto(`/bot/${agent.publicId}`)
  await page.getByRole('textbox').fill('Ich möchte einen Termin buchen')
  await page.getByRole('textbox').press('Enter')
  const box = page.getByRole('region', { name: 'Termin buchen' })
  await box.getByRole('button', { name: 'Senden' }).press('Enter')
  await expect(box).toContainText('Bitte füllen Sie das aus.')
  await box.getByLabel('Tag').fill('2026-12-24')
  await box.getByLabel('Tag').press('Enter')
  await expect(box).toContainText('Tag: 2026-12-24')
  await picture(page, 'confirm 390')
  await expectAccessible(page)
  await box.getByRole('button', { name: 'Ändern' }).press('Enter')
  await box.getByLabel('Tag').fill('2026-12-23')
  await box.getByLabel('Tag').press('Enter')
  await expect(box).toContainText('Tag: 2026-12-23')
  await box.getByRole('button', { name: 'Bestätigen' }).dblclick()
  await expect(box).toContainText('Ihr Termin ist gebucht.')
  await expect(box).toContainText('B-1')
  expect([...shop.booked.values()]).toEqual([1])
  await page.emulateMedia({ colorScheme: 'dark' })
  await picture(page, 'booked 390')

  await page.getByRole('textbox').fill('Ich möchte einen Termin buchen')
  await page.getByRole('textbox').press('Enter')
  const second = page.getByRole('region', { name: 'Termin buchen' }).last()
  await second.getByLabel('Tag').fill('2026-12-28')
  await second.getByLabel('Tag').press('Enter')
  await expect(second).toContainText('Tag: 2026-12-28')
  await second.getByRole('button', { name: 'Abbrechen' }).press('Enter')
  await expect(second).toContainText('Abgebrochen. Es wurde nichts gesendet.')
  expect([...shop.booked.values()]).toEqual([1])
  await stage.close()
})
