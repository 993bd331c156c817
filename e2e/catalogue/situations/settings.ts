import { type Agent, createAgent, deleteAgent } from '@parleykit/contract/agents/agents'
import type { Page } from '@playwright/test'
import { makeAgent } from '../../../server/test/make-agent.ts'
import { openSettingsGroup } from '../../support/open-settings-group.ts'
import { brokenAnswer, byButton, byHeading, byLink, byText, byToast } from '../finds.ts'
import type { Situation } from '../situation.ts'
import type { Stage } from '../stage.ts'

async function onSettings(stage: Stage): Promise<Page> {
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner)
  stage.say('(agent name)', agent.name)
  const page = await stage.openPage(owner)
  await page.goto(`/dashboard/agents/${agent.id}#settings`)
  return page
}

const picture = {
  name: 'pixel.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

const choosePicture = (page: Page) =>
  page.locator('input[type=file][accept="image/*"]').setInputFiles(picture)
const save = (page: Page) => page.getByRole('button', { name: /^Save/ }).first().click()

async function fillTooLong(page: Page): Promise<void> {
  for (const title of ['Appearance', 'Conversation']) await openSettingsGroup(page, title)
  const tooLong = { Name: 51, Tagline: 101, Description: 1001, 'Custom tone': 501 }
  for (const [label, length] of Object.entries(tooLong)) {
    await page.getByLabel(label, { exact: true }).fill('a'.repeat(length))
  }
  await page.getByLabel('Brand color', { exact: true }).fill('reddish')
  await save(page)
}

async function deleteAgentByName(page: Page, name: string): Promise<void> {
  await openSettingsGroup(page, 'Danger Zone')
  await byButton(page, 'Delete agent').click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('textbox').fill(name)
  await dialog.getByRole('button', { name: 'Delete agent' }).click()
}

export const settingsSituations: readonly Situation[] = [
  {
    title: 'the settings of an agent',
    arrange: onSettings,
    reads: {
      'settings.image-help': (page, words) => page.getByText(words).first(),
      'settings.no-image': (page, words) => page.getByText(words).first(),
      'settings.danger-zone': byHeading,
      'settings.cancel': byLink,
      'settings.image-failed': async (page, words) => {
        await page.route('**/profile-image', brokenAnswer())
        await choosePicture(page)
        return byToast(page, words)
      },
      'settings.update-failed': async (page, words) => {
        await page.route(/\/api\/bots\/\d+$/, brokenAnswer())
        await page.getByLabel('Tagline', { exact: true }).fill('By the sea')
        await save(page)
        return byToast(page, words)
      },
      'settings.updated': async (page, words) => {
        await page.unroute(/\/api\/bots\/\d+$/)
        await save(page)
        return byToast(page, words)
      },
      'settings.name-required': async (page, words) => {
        await page.getByLabel('Name', { exact: true }).fill('')
        await save(page)
        return byText(page, words)
      },
      'settings.name-too-long': async (page, words) => {
        await fillTooLong(page)
        return byText(page, words)
      },
      'settings.description-too-long': byText,
      'settings.tagline-too-long': byText,
      'settings.custom-tone-too-long': byText,
      'settings.brand-color-invalid': byText,
    },
  },
  {
    title: 'a deletion from the settings, at the second try',
    arrange: onSettings,
    reads: {
      'settings.delete-failed': async (page, words, stage) => {
        await page.route(/\/api\/bots\/\d+$/, brokenAnswer())
        await deleteAgentByName(page, stage.fill('(agent name)'))
        return byToast(page, words)
      },
      'settings.deleted': async (page, words) => {
        await page.unroute(/\/api\/bots\/\d+$/)
        // The dialog stays open after a failure, with the name still typed.
        await page.getByRole('alertdialog').getByRole('button', { name: 'Delete agent' }).click()
        return byToast(page, words)
      },
    },
  },
  {
    title: 'a picture for an agent that was deleted meanwhile',
    arrange: async (stage) => {
      const owner = await stage.newOwner()
      const { id } = await makeAgent(owner)
      const page = await stage.openPage(owner)
      await page.goto(`/dashboard/agents/${id}#settings`)
      await byHeading(page, 'Danger Zone').waitFor()
      await owner.call(deleteAgent, { params: { id } })
      await choosePicture(page)
      return page
    },
    reads: { 'settings.agent-id-missing': byToast },
  },
  {
    title: 'an agent made without a profile of the four',
    arrange: async (stage) => {
      const owner = await stage.newOwner()
      const toneType = 'sarcastic' as Agent['toneType'] as 'site_navigator'
      const answer = await owner.call(createAgent, { body: { name: 'Mine', toneType } })
      stage.say('(answer)', JSON.stringify(answer.body))
      return stage.openPage()
    },
    reads: { 'settings.tone-invalid': (_page, _words, stage) => stage.fill('(answer)') },
  },
]
