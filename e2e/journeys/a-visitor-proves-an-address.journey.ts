import { join } from 'node:path'
import { updateAgent } from '@parleykit/contract/agents/agents'
import type { Page } from '@playwright/test'
import { makeAgent } from '../../server/test/make-agent.ts'
import { actionTexts } from '../../web/src/features/actions/action-texts.ts'
import { openStage } from '../catalogue/stage.ts'
import { expect, test } from '../support/mailbox-product.ts'
import { openSettingsGroup } from '../support/open-settings-group.ts'
import { expectAccessible } from '../support/product.ts'

/** The folder that pictures of the steps go to; none are taken without it. */
const pictures = process.env.SCREENSHOTS

async function picture(page: Page, name: string): Promise<void> {
  if (!pictures) return
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.screenshot({ path: join(pictures, `proof ${name} ${colorScheme}.png`) })
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

test('an owner binds an action to the confirmed address, and a visitor confirms it by keyboard in German', async ({
  mailing,
  browser,
}) => {
  const stage = openStage(mailing.origin, browser)
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner, ['Der Lampenladen hat von Montag bis Freitag geöffnet.'])
  await owner.call(updateAgent, { params: { id: agent.id }, body: { theme: 'system' } })
  const page = await stage.openPage(owner, { width: 1280, height: 900 })
  await page.goto(`/dashboard/agents/${agent.id}#settings`)
  await openSettingsGroup(page, actionTexts.title)
  await page.getByRole('button', { name: actionTexts.add, exact: true }).click()
  const editor = page.getByRole('dialog', { name: actionTexts.addTitle })
  await editor.getByLabel(actionTexts.name, { exact: true }).fill('Rückruf')
  await editor.getByLabel(actionTexts.phrases, { exact: true }).fill('Bitte rufen Sie mich zurück')
  await editor.getByLabel(actionTexts.kind, { exact: true }).selectOption('form')
  await editor.getByRole('button', { name: actionTexts.addInput, exact: true }).click()
  await editor.getByLabel(actionTexts.label, { exact: true }).fill('Telefon')
  await editor.getByRole('button', { name: actionTexts.addInput, exact: true }).click()
  const bound = editor.getByRole('group', { name: actionTexts.addInput })
  await bound.getByLabel(actionTexts.label, { exact: true }).fill('E-Mail')
  const mail = editor.getByRole('group', { name: 'E-Mail' })
  await mail.getByLabel(actionTexts.source, { exact: true }).selectOption('identity')
  await mail.getByLabel(actionTexts.claim, { exact: true }).selectOption('email')
  await editor.getByLabel(actionTexts.audience, { exact: true }).selectOption('email')
  const show = (label: string) =>
    editor
      .getByLabel(label, { exact: true })
      .evaluate((field: HTMLElement) => field.scrollIntoView({ block: 'center' }))
  await show(actionTexts.claim)
  await picture(page, 'claim 1280')
  await show(actionTexts.audience)
  await picture(page, 'audience 1280')
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await show(actionTexts.claim)
  await picture(page, 'claim 390')
  await show(actionTexts.audience)
  await picture(page, 'audience 390')
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('dialog', { name: actionTexts.editTitle })).toBeVisible()

  for (const width of [390, 1280]) {
    const visitor = await stage.openPage(undefined, { width, height: 800 })
    await visitor.goto(`/bot/${agent.publicId}`)
    await visitor.getByRole('textbox').fill('Bitte rufen Sie mich zurück')
    await visitor.getByRole('textbox').press('Enter')
    const box = visitor.getByRole('region', { name: 'Rückruf' })
    const address = `kundin${width}@example.com`
    await box.getByLabel('E-Mail-Adresse').fill(address)
    await picture(visitor, `address ${width}`)
    await expectAccessible(visitor)
    await box.getByLabel('E-Mail-Adresse').press('Enter')
    await expect(box).toContainText(`an ${address} geschickt`)
    const code = box.getByLabel('Code', { exact: true })
    await expect(code).toBeFocused()
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    const letter = await mailing.mailTo(address, agent.name)
    const [sent = ''] = /^\d{6}$/m.exec(letter.text) ?? []
    await code.fill(sent === '000000' ? '111111' : '000000')
    await code.press('Enter')
    await expect(box).toContainText('falsch oder nicht mehr gültig')
    await picture(visitor, `code ${width}`)
    await expectAccessible(visitor)
    await code.fill(sent)
    await code.press('Enter')
    await box.getByLabel('Telefon').fill('030 1234')
    await picture(visitor, `form ${width}`)
    await box.getByLabel('Telefon').press('Enter')
    await expect(box).toContainText('Erledigt.')
    await expect(visitor.getByRole('log')).not.toContainText(sent)
  }
  await stage.close()
})
