import { type Agent, getAgent } from '@parleykit/contract/agents/agents'
import { addKnowledgeText } from '@parleykit/contract/knowledge/knowledge'
import { trainingTexts } from '@parleykit/contract/retrieval/training/training-texts'
import type { Page } from '@playwright/test'
import { makeAgent } from '../../server/test/make-agent.ts'
import { wizardTexts } from '../../web/src/features/agents/wizard/wizard-texts.ts'
import { openStage } from '../catalogue/stage.ts'
import { expect, expectAccessible, test } from '../support/product.ts'

const phone = { width: 390, height: 844 }

test('a reload while the wizard trains shows the training, and once it is done the agent', async ({
  product,
  browser,
}) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const { id } = await makeAgent(owner)
  await owner.call(addKnowledgeText, { params: { id }, body: { content: 'The ferry leaves at noon.' } })
  const page = await stage.openPage(owner, phone)
  await page.goto(`/dashboard/create?step=3&agent=${id}`)
  await page.getByRole('button', { name: 'Next: Customize Agent' }).click()
  await seesAs(page, id, { trainingStatus: 'processing', trained: false })
  await page.getByRole('button', { name: 'Complete & Train Agent' }).click()
  const training = page.getByRole('heading', { name: trainingTexts.training })
  await expect(training).toBeVisible()
  await page.reload()
  await expect(training).toBeVisible()
  await expectAccessible(page)

  // Where it fails meanwhile, the way back to the form is there. The newest route wins, so the page never sees the truth.
  await seesAs(page, id, { trainingStatus: 'error', trained: false, trainingError: 'Too busy.' })
  await expect(page.getByRole('heading', { name: trainingTexts.failedTitle })).toBeVisible()
  await page.reload()
  await expect(page.getByText(`${trainingTexts.failed} Too busy.`)).toBeVisible()
  await page.getByRole('button', { name: wizardTexts.goBack }).click()
  await expect(page.getByRole('button', { name: 'Complete & Train Agent' })).toBeVisible()

  await page.unrouteAll({ behavior: 'wait' })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your agent is ready' })).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/agents\/\d+#playground$/)
  await page.reload()
  await expect(page.getByTitle('Playground of')).toBeVisible()
  // Back isn't the way to a screen that leads here again.
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Next: Customize Agent' })).toBeVisible()
  await stage.close()
})

/** The training as the page is told of it from now on, however fast it really was. */
async function seesAs(page: Page, id: number, told: Partial<Agent>) {
  await page.route(`**${getAgent.path.replace(':id', String(id))}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), ...told } })
  })
}
