import { updateAgent } from '@parleykit/contract/agents/agents'
import type { Page } from '@playwright/test'
import { makeAgent } from '../../../server/test/make-agent.ts'
import { makeOwner } from '../../../server/test/make-owner.ts'
import { brokenAnswer, byHeading, byLink, byPlaceholder, byText } from '../finds.ts'
import type { Situation } from '../situation.ts'
import type { Stage } from '../stage.ts'

async function onChat(stage: Stage): Promise<Page> {
  const owner = await makeOwner(stage.product)
  const { id, publicId, name } = await makeAgent(owner, ['The ferry leaves at noon.'])
  await owner.call(updateAgent, { params: { id }, body: { tagline: 'By the sea' } })
  stage.say('(agent name)', name)
  stage.say('(tagline)', 'By the sea')
  const page = await stage.openPage()
  await page.goto(`/bot/${publicId}`)
  return page
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox').fill(text)
  await page.getByRole('textbox').press('Enter')
}

/** Has a function call without a message end the next turns. */
async function answerByCall(page: Page, name: string): Promise<void> {
  const event = JSON.stringify({ function_call: { name } })
  await page.route('**/api/public/chat-stream/*', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: `data: ${event}\n\n` }),
  )
}

const log = (page: Page) => page.getByRole('log')

const goTo = (path: string) => async (stage: Stage) => {
  const page = await stage.openPage()
  await page.goto(path)
  return page
}

export const chatSituations: readonly Situation[] = [
  {
    title: 'a chat from its landing view on',
    arrange: onChat,
    reads: {
      'chat.agent-name': byHeading,
      'chat.tagline': byText,
      'chat.landing-question': byText,
      'chat.ask-placeholder': byPlaceholder,
      'chat.can-make-mistakes': (page, words) => page.getByText(words),
      'chat.powered-by': byLink,
      // The server's own refusals have a message.
      'chat.irrelevant-prompt': async (page) => {
        await answerByCall(page, 'irrelevantPromptHandler')
        await say(page, 'Who won the world cup in 1998?')
        return log(page)
      },
      'chat.greeting': log,
      'chat.message-placeholder': byPlaceholder,
      'chat.trouble-connecting': async (page) => {
        await page.route('**/api/public/chat-stream/*', brokenAnswer())
        await say(page, 'When does the ferry leave?')
        return log(page)
      },
      'chat.function-call': async (page, _words, stage) => {
        stage.say('(name)', 'lookUpTides')
        await answerByCall(page, 'lookUpTides')
        await say(page, 'When is high tide?')
        return log(page)
      },
    },
  },
  {
    title: 'an answer with a link to a page that can not be had',
    arrange: async (stage) => {
      const owner = await makeOwner(stage.product)
      // Nothing listens there.
      const { publicId } = await makeAgent(owner, ['The ferry is booked at http://127.0.0.1:1/ferry only.'])
      const page = await stage.openPage()
      await page.goto(`/bot/${publicId}`)
      await say(page, 'Where is the ferry booked?')
      return page
    },
    reads: {
      'link-preview.visit-link': (page) => page.getByRole('link', { name: '127.0.0.1' }).last(),
      'link-preview.failed': async (page) => {
        const publicId = new URL(page.url()).pathname.split('/').at(-1)
        const url = encodeURIComponent('http://127.0.0.1:1/ferry')
        const answer = await page.request.get(`/api/public/bots/${publicId}/link-preview?url=${url}`)
        return (await answer.json()).error
      },
    },
  },
  {
    title: 'a chat with an agent that has no name',
    arrange: async (stage) => {
      const { publicId, name } = await makeAgent(await makeOwner(stage.product))
      const page = await stage.openPage()
      await page.route(`**/bot/${publicId}`, async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replace(`"name":"${name}"`, '"name":""')
        await route.fulfill({ response, body })
      })
      await page.goto(`/bot/${publicId}`)
      return page
    },
    reads: { 'chat.fallback-name': byHeading, 'chat.fallback-placeholder': byPlaceholder },
  },
  {
    title: 'a chat that is not there',
    arrange: goTo('/bot/nobody'),
    reads: { 'chat.not-found': (page) => page.getByRole('main') },
  },
]

export const publicPageSituations: readonly Situation[] = [
  {
    title: 'the landing page',
    arrange: goTo('/'),
    reads: {
      'landing.headline': byHeading,
      'landing.create-your-agent': byLink,
      'landing.no-credit-card': byText,
      'landing.get-started-free': byLink,
      'landing.how-it-works': byHeading,
      'landing.sign-up': byText,
      'landing.customize': byText,
      'landing.deploy': byText,
      'landing.engage-and-grow': byText,
      'landing.why-builder': byHeading,
      'landing.why-deployment': byHeading,
      'landing.why-analytics': byHeading,
    },
  },
  {
    title: 'the API documentation',
    arrange: goTo('/api-docs'),
    reads: {
      'api-docs.sending': byHeading,
      'api-docs.continuing': byHeading,
      'api-docs.best-practices': byHeading,
      'api-docs.widget-place': byText,
      'api-docs.welcome': byText,
      'api-docs.dashboard': byText,
      'api-docs.current': byText,
      'api-docs.support': byHeading,
    },
  },
  {
    title: 'a path that leads nowhere',
    arrange: goTo('/no/such/page'),
    reads: { 'not-found.page': (page) => page.getByRole('main') },
  },
]
