import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Agent, createAgent } from '@parleykit/contract/agents/agents'
import type { User } from '@parleykit/contract/auth/account'
import { chatTexts } from '@parleykit/contract/chat/texts'
import { listConversations, listMessages } from '@parleykit/contract/conversations/conversations'
import { addKnowledgeText } from '@parleykit/contract/knowledge/knowledge'
import { trainAgent } from '@parleykit/contract/retrieval/training/training'
import type { Page } from '@playwright/test'
import { startScriptedLanguageModel } from '../../server/test/scripted-language-model.ts'
import { openBreakingLine } from '../support/open-breaking-line.ts'
import { expect, registerByApi, test } from '../support/product.ts'
import { endServer, runServer } from '../support/run-server.ts'
import { seededRandom } from '../support/seeded-random.ts'

/** Questions whose connections break; `CUT_TURNS=200` asks more. */
const turns = Number(process.env.CUT_TURNS ?? 8)
/** Of what comes back before a connection breaks: an answer with its headers has somewhat more. */
const bytesMax = 2500

const question = 'How much does renting a kayak cost?'
const beginning = 'Renting a kayak costs 20 euros an hour.'
const rest = 'Life jackets are included in the price. Kayaks come back by six.'
const whole = `${beginning} ${rest}`

test('an answer is whole on the screen wherever its connection breaks, and after a reload in its middle', async ({
  page,
  browser,
}) => {
  test.setTimeout(Math.max(300_000, turns * 10_000))
  const model = await startScriptedLanguageModel({ says: whole })
  const dataDir = await mkdtemp(join(tmpdir(), 'parleykit-e2e-'))
  const server = await runServer(dataDir, {
    EMBEDDING_MODEL: 'off',
    BILLING: 'off',
    LLM_BASE_URL: model.baseUrl,
    LLM_MODEL: 'scripted',
    LLM_FIRST_TOKEN_SECONDS: '240',
    LLM_TOTAL_SECONDS: '240',
    LLM_TRAINING_QUESTIONS: 'off',
  })
  const line = await openBreakingLine(server.origin)
  try {
    await registerByApi(page, server.origin, 'owner-by-the-sea')
    const agent = await makeAgent(page, server.origin)
    const visitor = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const chat = await visitor.newPage()
    await chat.goto(`${line.origin}/bot/${agent.publicId}`)
    const answers = chat.locator('.message.assistant').filter({ hasText: beginning })

    const random = seededRandom(54)
    for (let turn = 1; turn <= turns; turn++) {
      // With the first answer come the parts of the page that are fetched once.
      line.breakAfter(turn === 1 ? [] : [random() * bytesMax, random() * bytesMax])
      await ask(chat)
      await expect(answers).toHaveCount(turn)
      await expect(answers.last().getByRole('button', { name: 'Good answer' })).toBeVisible()
      await expect(answers.last()).toContainText(whole)
    }
    if (process.env.CUT_TURNS) console.log(`${turns} answers, ${line.breaks} broken connections`)
    expect(line.breaks).toBeGreaterThan(turns / 2)
    line.breakAfter([])
    await expect(chat.getByText(chatTexts.troubleConnecting)).toHaveCount(0)

    const { promise, resolve: goOn } = Promise.withResolvers<void>()
    model.act = { says: `${beginning} `, until: promise, thenSays: rest }
    await ask(chat)
    await expect(answers).toHaveCount(turns + 1)
    await chat.reload()
    await expect(answers).toHaveCount(turns + 1)
    await expect(answers.last()).not.toContainText(rest)
    await expect(chat.getByRole('button', { name: 'Stop' })).toBeEnabled()
    line.breakAfter([0])
    goOn()
    await expect(answers.last()).toContainText(whole)
    await expect(answers.last().getByRole('button', { name: 'Good answer' })).toBeVisible()
    await expect(chat.getByText(chatTexts.troubleConnecting)).toHaveCount(0)

    // On the server as on the screen: one conversation, each answer once, and each billed once.
    const read = async (path: string) => (await page.request.get(server.origin + path)).json()
    const conversations = await read(listConversations.path.replace(':id', String(agent.id)))
    expect(conversations).toMatchObject([{ messageCount: 2 * (turns + 1) }])
    const messages: { content: string }[] = await read(
      listMessages.path.replace(':id', String(conversations[0].id)),
    )
    expect(messages.map(({ content }) => content)).toEqual(
      Array.from({ length: turns + 1 }, () => [question, whole]).flat(),
    )
    const user: User = await read('/api/user')
    expect(user.chatCreditsUsed).toBe(turns + 1)
    await visitor.close()
  } finally {
    await line.close()
    await endServer(server, 'SIGTERM')
    await model.close()
    await rm(dataDir, { recursive: true, force: true })
  }
})

async function ask(chat: Page): Promise<void> {
  const input = chat.getByRole('textbox')
  await expect(input).toBeEnabled()
  await input.fill(question)
  await input.press('Enter')
}

async function makeAgent(page: Page, origin: string): Promise<Agent> {
  const api = page.request
  const created = await api.post(origin + createAgent.path, { data: { name: 'Harbour Shop' } })
  const agent: Agent = await created.json()
  const at = (path: string) => origin + path.replace(':id', String(agent.id))
  await api.post(at(addKnowledgeText.path), { data: { content: `# Kayaks\n\n${whole}` } })
  await api.post(at(trainAgent.path))
  return agent
}
