import { addKnowledgeText } from '@parleykit/contract/knowledge/knowledge'
import type { Page } from '@playwright/test'
import { makeAgent } from '../../../server/test/make-agent.ts'
import { brokenAnswer, brokenConnection, byButton, byText, byToast } from '../finds.ts'
import type { Situation } from '../situation.ts'
import type { Stage } from '../stage.ts'

/** The page of an agent that has knowledge and isn't trained. */
async function onUntrainedAgent(stage: Stage): Promise<Page> {
  const owner = await stage.newOwner()
  const { id } = await makeAgent(owner)
  await owner.call(addKnowledgeText, { params: { id }, body: { content: 'The office opens at nine.' } })
  const page = await stage.openPage(owner)
  await page.goto(`/dashboard/agents/${id}`)
  return page
}

const train = (page: Page) => byButton(page, 'Train Agent').click()

export const trainingSituations: readonly Situation[] = [
  {
    title: 'an agent without knowledge',
    arrange: async (stage) => {
      const owner = await stage.newOwner()
      const { id } = await makeAgent(owner)
      const page = await stage.openPage(owner)
      await page.goto(`/dashboard/agents/${id}`)
      return page
    },
    reads: { 'agent.add-knowledge': byText },
  },
  {
    title: 'a training that works',
    arrange: onUntrainedAgent,
    reads: {
      'agent.train': byButton,
      'training.initiated': async (page, words) => {
        await train(page)
        return byToast(page, words)
      },
      'training.succeeded': byToast,
      'agent.trained': byText,
    },
  },
  {
    title: 'a training that does not start',
    arrange: async (stage) => {
      const page = await onUntrainedAgent(stage)
      await page.route('**/api/agents/*/train', brokenAnswer())
      await train(page)
      return page
    },
    reads: { 'training.start-failed': byToast, 'training.failed-title': byToast },
  },
  {
    title: 'a training that fails on the way',
    arrange: async (stage) => {
      const page = await onUntrainedAgent(stage)
      await page.route('**/api/agents/*/train', (route) =>
        route.fulfill({ status: 202, json: { message: 'Training', trained: false, status: 'processing' } }),
      )
      await page.route(/\/api\/agents\/\d+$/, async (route) => {
        const response = await route.fetch()
        const agent: object = await response.json()
        await route.fulfill({ response, json: { ...agent, trainingStatus: 'error' } })
      })
      await train(page)
      return page
    },
    reads: { 'training.failed': byToast },
  },
  {
    title: 'a training whose connection breaks',
    arrange: async (stage) => {
      const page = await onUntrainedAgent(stage)
      await page.route('**/api/agents/*/train', brokenConnection)
      await train(page)
      return page
    },
    reads: { 'training.failed-unexpectedly': byToast },
  },
]
