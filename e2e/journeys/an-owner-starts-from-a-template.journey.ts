import { join } from 'node:path'
import { createAction } from '@parleykit/contract/actions/action-routes'
import { actionTemplates } from '@parleykit/contract/actions/action-templates'
import type { Page } from '@playwright/test'
import { calComKey, openCalCom } from '../../server/test/action-apis/open-cal-com.ts'
import { serveJson } from '../../server/test/action-apis/serve-json.ts'
import { makeAgent } from '../../server/test/make-agent.ts'
import { actionTexts } from '../../web/src/features/actions/action-texts.ts'
import { openStage } from '../catalogue/stage.ts'
import { openSettingsGroup } from '../support/open-settings-group.ts'
import { expect, expectAccessible, test } from '../support/product.ts'
import { showDark } from '../support/show-dark.ts'

const pictures = process.env.SCREENSHOTS

async function picture(page: Page, name: string): Promise<void> {
  if (pictures) await page.screenshot({ path: join(pictures, `templates ${name}.png`), fullPage: true })
}

test('an owner starts from the template for Cal.com, and a visitor books a free time on a phone', async ({
  product,
  browser,
}) => {
  const calCom = await openCalCom()
  const stage = openStage(product, browser)
  stage.onClose(async () => void (await calCom.close()))
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner, ['The workshop is open from Monday to Friday.'])
  const page = await stage.openPage(owner, { width: 1280, height: 900 })
  await page.goto(`/dashboard/agents/${agent.id}#settings`)
  await openSettingsGroup(page, actionTexts.title)
  await page.getByRole('button', { name: actionTexts.add, exact: true }).click()
  const editor = page.getByRole('dialog', { name: actionTexts.addTitle })
  const template = actionTemplates.find(({ id }) => id === 'booking')
  await editor.getByLabel(actionTexts.template).selectOption(template?.title ?? '')
  for (const [label, value] of [
    ['API key', calComKey],
    ['Event type ID', String(calCom.eventTypeId)],
    ['Your time zone', 'Europe/Berlin'],
    ['Address of the API', calCom.origin],
  ] as const)
    await editor.getByLabel(label, { exact: true }).fill(value)
  await picture(page, 'needs 1280')
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await showDark(page)
  await picture(page, 'needs 390 dark')
  await page.setViewportSize({ width: 1280, height: 900 })
  await editor.getByRole('button', { name: actionTexts.fill, exact: true }).click()
  await expect(editor.getByLabel(actionTexts.name, { exact: true })).toHaveValue('Book an appointment')
  await expect(editor.getByLabel(actionTexts.choicesUrl)).toHaveValue(/slots\?eventTypeId=5077497/)
  await picture(page, 'filled 1280 dark')
  await expectAccessible(page)
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('dialog', { name: actionTexts.editTitle })).toBeVisible()

  const visitor = await stage.openPage(undefined, { width: 390, height: 844 })
  await visitor.goto(`/bot/${agent.publicId}`)
  await visitor.getByRole('textbox').fill('I would like to book an appointment')
  await visitor.getByRole('textbox').press('Enter')
  const box = visitor.getByRole('region', { name: 'Book an appointment' })
  await box.getByLabel('Day').fill('2027-01-11')
  await box.getByLabel('Your name').fill('Ada')
  await box.getByLabel('Your email address').fill('ada@shop.example')
  await box.getByLabel('Your email address').press('Enter')
  await expect(box.getByLabel('Time').getByRole('option')).toHaveCount(4)
  await picture(visitor, 'times 390')
  await expectAccessible(visitor)
  await box.getByLabel('Time').selectOption({ index: 2 })
  await box.getByRole('button', { name: 'Send' }).click()
  await box.getByRole('button', { name: 'Confirm' }).click()
  await expect(box.getByRole('link', { name: 'Meeting link' })).toHaveAttribute('href', /meet\.example/)
  await picture(visitor, 'booked 390')
  await expectAccessible(visitor)
  expect(calCom.booked).toHaveLength(1)
  await stage.close()
})

test('a card shows steps and a button', async ({ product, browser }) => {
  const stages = ['Ordered', 'Packed', 'On its way', 'Delivered'].map((name, at) => ({
    ...{ name, at: at < 2 ? `December ${at + 1}` : null },
  }))
  const parcel = {
    number: '4711',
    track: 'https://track.example/4711',
    photo: 'https://photos.invalid/1.png',
    stages,
  }
  const shop = await serveJson(() => [200, parcel])
  const stage = openStage(product, browser)
  stage.onClose(async () => void (await shop.close()))
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner, ['The lamp shop is open from Monday to Friday.'])
  const made = await owner.call(createAction, {
    params: { id: agent.id },
    body: {
      ...{ kind: 'http', name: 'Parcel', purpose: '', phrases: ['Where is my parcel?'], doneText: '' },
      ...{ inputs: [], audience: 'anyone', asksFirst: true, isOn: true },
      http: {
        ...{ method: 'GET', url: `${shop.origin}/`, headers: [], bodyType: 'none', body: '' },
        honorsIdempotencyKey: false,
        picks: [
          { path: 'number', label: 'Parcel' },
          { path: 'stages[].name', label: 'Stage', show: 'steps' },
          { path: 'stages[].at', label: 'Day' },
          { path: 'photo', label: 'Photo of the parcel', show: 'picture' },
          { path: 'track', label: 'Follow the parcel', show: 'link' },
        ],
      },
    },
  })
  expect(made.status).toBe(201)
  const page = await stage.openPage(undefined, { width: 390, height: 844 })
  await page.goto(`/bot/${agent.publicId}`)
  await page.getByRole('textbox').fill('Where is my parcel?')
  await page.getByRole('textbox').press('Enter')
  const box = page.getByRole('region', { name: 'Parcel' })
  await box.getByRole('button', { name: 'Send' }).click()
  await box.getByRole('button', { name: 'Confirm' }).click()
  await expect(box.locator('[aria-current="step"]')).toContainText('On its way')
  // Its host is gone, so there is a link instead.
  await expect(box.getByRole('link', { name: 'Photo of the parcel' })).toBeVisible()
  await expect(box.getByRole('link', { name: 'Follow the parcel' })).toHaveAttribute('rel', /noopener/)
  await picture(page, 'card 390')
  await expectAccessible(page)
  await showDark(page)
  await picture(page, 'card 390 dark')
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await picture(page, 'card 1280 dark')
  await stage.close()
})
