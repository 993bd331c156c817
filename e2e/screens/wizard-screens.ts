import { addKnowledgeText } from '@parleykit/contract/knowledge/knowledge'
import type { Page } from '@playwright/test'
import { makeAgent } from '../../server/test/make-agent.ts'
import { templateTexts } from '../../web/src/features/knowledge/template-texts.ts'
import { planTexts } from '../../web/src/features/workspaces/plan-texts.ts'
import { brokenConnection } from '../catalogue/finds.ts'
import type { Screen, World } from './screen.ts'

const inWizard =
  (step: number) =>
  async ({ stage, owner, agent }: World) => {
    const page = await stage.openPage(owner)
    await page.goto(`/dashboard/create?step=${step}&agent=${agent.id}`)
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    return page
  }

/** The last step, of an agent that knows something and wasn't trained: a trained one's wizard is over. */
async function atLastStep({ stage }: World): Promise<Page> {
  const owner = await stage.newOwner()
  const { id } = await makeAgent(owner)
  await owner.call(addKnowledgeText, { params: { id }, body: { content: 'The ferry leaves at noon.' } })
  const page = await stage.openPage(owner)
  await page.goto(`/dashboard/create?step=4&agent=${id}`)
  await page.getByLabel('Tagline').waitFor()
  return page
}

/** The wizard and how it ends. */
export const wizardScreens: readonly Screen[] = [
  { name: 'wizard name', open: inWizard(1) },
  {
    name: 'wizard of a full plan',
    open: async ({ stage }) => {
      const owner = await stage.newOwner()
      await makeAgent(owner)
      const page = await stage.openPage(owner)
      await page.goto('/dashboard/create')
      await page.getByRole('link', { name: planTexts.upgradeNow }).waitFor()
      return page
    },
  },
  {
    name: 'wizard template',
    open: async ({ stage, newcomer }) => {
      const page = await stage.openPage(newcomer)
      await page.goto('/dashboard/create?template=hotel')
      await page.getByText(templateTexts.starters).waitFor()
      return page
    },
  },
  {
    name: 'wizard drafts',
    open: async ({ stage, owner, agent }) => {
      const page = await stage.openPage(owner)
      await page.goto(`/dashboard/create?step=3&agent=${agent.id}&template=hotel`)
      await page
        .getByRole('button', { name: new RegExp(templateTexts.fillIn) })
        .first()
        .click()
      await page.getByRole('dialog').getByRole('textbox').first().waitFor()
      return page
    },
  },
  { name: 'wizard profile', open: inWizard(2) },
  { name: 'wizard knowledge', open: inWizard(3) },
  { name: 'wizard customize', open: atLastStep },
  {
    name: 'wizard errors',
    open: async (world) => {
      const page = await atLastStep(world)
      await page.getByLabel('Tagline').fill('a'.repeat(101))
      await page.getByRole('button', { name: 'Complete & Train Agent' }).click()
      await page.locator('.toast').waitFor()
      return page
    },
    widths: [390, 1280],
  },
  {
    name: 'wizard training failed',
    open: async (world) => {
      const page = await atLastStep(world)
      await page.route('**/api/agents/*/train', brokenConnection)
      await page.getByRole('button', { name: 'Complete & Train Agent' }).click()
      await page.getByRole('button', { name: 'Go Back & Review' }).waitFor()
      return page
    },
  },
]
