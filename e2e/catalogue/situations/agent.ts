import { listConversations } from '@parleykit/contract/conversations/conversations'
import type { Page } from '@playwright/test'
import { ask } from '../../../server/test/ask.ts'
import { makeAgent } from '../../../server/test/make-agent.ts'
import { conversationTexts } from '../../../web/src/features/conversations/conversation-texts.ts'
import { brokenAnswer, byButton, byHeading, byTab, byText } from '../finds.ts'
import type { Situation } from '../situation.ts'
import type { Stage } from '../stage.ts'

async function onAgent(stage: Stage, tab = ''): Promise<Page> {
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner)
  stage.say('(agent name)', agent.name)
  const page = await stage.openPage(owner)
  await page.goto(`/dashboard/agents/${agent.id}${tab}`)
  return page
}

/** The Activity tab of an agent that a visitor has asked something. */
async function onActivity(stage: Stage, broken?: string | RegExp): Promise<Page> {
  const owner = await stage.newOwner()
  const { id, publicId } = await makeAgent(owner, ['The ferry leaves at noon.'])
  await ask(stage.product, publicId, { message: 'When does the ferry leave?' })
  const { body } = await owner.call(listConversations, { params: { id } })
  if (body.length === 0) throw new Error('The conversation is not listed')
  const page = await stage.openPage(owner)
  if (broken) await page.route(broken, brokenAnswer())
  await page.goto(`/dashboard/agents/${id}#activity`)
  return page
}

export const agentSituations: readonly Situation[] = [
  {
    title: 'the page of an agent',
    arrange: (stage) => onAgent(stage),
    reads: {
      'agent.breadcrumb': (page) => page.getByRole('navigation', { name: 'Breadcrumb' }),
      'agent.tab-knowledge': byTab,
      'agent.tab-playground': byTab,
      'agent.tab-activity': byTab,
      'agent.tab-analytics': byTab,
      'agent.tab-connect': byTab,
      'agent.tab-settings': byTab,
      'agent.chart-coming-soon': async (page, words) => {
        await byTab(page, 'Analytics').click()
        return byText(page, words)
      },
      'connect.bubble': async (page, words) => {
        await byTab(page, 'Connect').click()
        return page.getByRole('radio', { name: /^Chat bubble/ }).getByText(words)
      },
      'agent.iframe': async (page) => {
        await page.getByRole('radio', { name: /^Iframe/ }).click()
        return page.getByText(/<iframe/).first()
      },
    },
  },
  {
    title: 'an agent without a public id',
    arrange: async (stage) => {
      const owner = await stage.newOwner()
      const { id } = await makeAgent(owner)
      const page = await stage.openPage(owner)
      await page.route(/\/api\/agents\/\d+$/, async (route) => {
        const response = await route.fetch()
        const agent: object = await response.json()
        await route.fulfill({ response, json: { ...agent, publicId: null } })
      })
      await page.goto(`/dashboard/agents/${id}#playground`)
      return page
    },
    reads: { 'agent.no-public-page': byText },
  },
  {
    title: 'the conversations of an agent',
    arrange: (stage) => onActivity(stage),
    reads: {
      'activity.conversations': byHeading,
      'activity.prev': byButton,
      'activity.next': byButton,
      'activity.save': async (page, words) => {
        await page.getByRole('button', { name: conversationTexts.correct, exact: true }).last().click()
        return byButton(page, words)
      },
      'activity.cancel': byButton,
      'activity.corrected': async (page, words) => {
        await page.getByLabel('Corrected answer').fill('The ferry leaves at one.')
        await byButton(page, 'Save').click()
        return page.getByText(words).first()
      },
    },
  },
  {
    title: 'conversations that fail to load',
    arrange: (stage) => onActivity(stage, /\/api\/bots\/\d+\/conversations/),
    reads: { 'activity.list-failed': byText },
  },
  {
    title: 'messages that fail to load',
    arrange: (stage) => onActivity(stage, /\/api\/conversations\/\d+\/messages/),
    reads: { 'activity.messages-failed': byText },
  },
]

/** Found whatever its case is in the document: it is written with a capital by the style sheet. */
