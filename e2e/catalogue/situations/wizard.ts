import type { Page } from '@playwright/test'
import { brokenAnswer, brokenConnection, byButton, byHeading, byToast, hold, release } from '../finds.ts'
import type { Situation } from '../situation.ts'
import type { Stage } from '../stage.ts'

async function onWizard(stage: Stage): Promise<Page> {
  const page = await stage.openPage(await stage.newOwner())
  await page.goto('/dashboard/create')
  return page
}

async function onProfileStep(stage: Stage): Promise<Page> {
  const page = await onWizard(stage)
  await nameAgent(page)
  return page
}

/** On the last step, with an agent that knows something. */
async function onLastStep(stage: Stage): Promise<Page> {
  const page = await onProfileStep(stage)
  await byButton(page, 'Next: Add Knowledge').click()
  await addText(page)
  await byButton(page, 'Next: Customize Agent').click()
  return page
}

async function nameAgent(page: Page): Promise<void> {
  await page.getByLabel('Agent name').fill('Harbour Guide')
  await byButton(page, 'Next').click()
}

async function addText(page: Page): Promise<void> {
  await page.getByLabel('Text', { exact: true }).fill('The harbour office opens at nine.')
  await byButton(page, 'Add text').click()
}

const complete = (page: Page) => byButton(page, 'Complete & Train Agent').click()

export const wizardSituations: readonly Situation[] = [
  {
    title: 'the wizard, step by step',
    arrange: onWizard,
    reads: {
      'wizard.step-name': byHeading,
      'wizard.cancel': (page, words) => page.getByRole('link', { name: words, exact: true }),
      'wizard.first-message': async (page, words) => {
        await byButton(page, 'Next').click()
        return byToast(page, words)
      },
      'wizard.correct-highlighted': byToast,
      'wizard.step-profile': async (page, words) => {
        await nameAgent(page)
        return byHeading(page, words)
      },
      'tone.site-navigator': byRadio,
      'tone.conversion-concierge': byRadio,
      'tone.cross-sell-advisor': byRadio,
      'tone.support-troubleshooter': byRadio,
      'wizard.next-knowledge': byButton,
      'wizard.create-failed': async (page, words) => {
        await page.route('**/api/agents', brokenAnswer())
        await byButton(page, 'Next: Add Knowledge').click()
        return byToast(page, words)
      },
      'wizard.processing': async (page, words) => {
        await page.unroute('**/api/agents')
        await hold(page, '**/api/agents')
        await byButton(page, 'Next: Add Knowledge').click()
        return byButton(page, words)
      },
      'wizard.agent-base-created': (page, words) => {
        release(page)
        return byToast(page, words)
      },
      'wizard.step-knowledge': byHeading,
      'wizard.knowledge-first': byButton,
      'wizard.next-customize': async (page, words) => {
        await addText(page)
        return byButton(page, words)
      },
      'wizard.step-customize': async (page, words) => {
        await byButton(page, 'Next: Customize Agent').click()
        return byHeading(page, words)
      },
      'wizard.complete': byButton,
      'wizard.correct-all': async (page, words) => {
        await page.getByLabel('Tagline').fill('a'.repeat(101))
        await complete(page)
        return byToast(page, words)
      },
      'wizard.save-failed': async (page, words) => {
        await page.getByLabel('Tagline').fill('By the sea')
        await page.route('**/api/bots/*', brokenAnswer())
        await complete(page)
        return byToast(page, words)
      },
      'wizard.agent-created': async (page, words) => {
        await page.unroute('**/api/bots/*')
        await hold(page, '**/api/agents/*/train')
        await complete(page)
        return byToast(page, words)
      },
      'wizard.training': (page, words) => byHeading(page, words),
      'wizard.finalizing': async (page, words) => {
        await page.route(/\/api\/agents\/\d+$/, async (route) => {
          const response = await route.fetch()
          const body = (await response.text()).replace(
            '"trainingStatus":"idle"',
            '"trainingStatus":"completed"',
          )
          await route.fulfill({ response, body })
        })
        return byHeading(page, words)
      },
    },
  },
  {
    title: 'a training in the wizard that fails',
    arrange: async (stage) => {
      const page = await onLastStep(stage)
      await page.route('**/api/agents/*/train', brokenConnection)
      await complete(page)
      return page
    },
    reads: { 'wizard.training-failed': byHeading, 'wizard.go-back': byButton },
  },
  {
    title: 'a step of the wizard that an agent is missing for',
    arrange: async (stage) => {
      const page = await stage.openPage(await stage.newOwner())
      await page.goto('/dashboard/create?step=3')
      return page
    },
    reads: { 'wizard.agent-id-missing': byToast },
  },
]

function byRadio(page: Page, words: string) {
  return page.getByRole('radiogroup').locator('label, button').filter({ hasText: words }).first()
}
