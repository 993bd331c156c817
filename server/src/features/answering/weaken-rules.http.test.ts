import { type ReplyCheck, updateAgent } from '@parleykit/contract/agents/agents'
import { noInstructions } from '@parleykit/contract/agents/instructions'
import { visitorTexts } from '@parleykit/contract/chat/visitor-texts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../test/ask.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner } from '../../../test/make-owner.ts'
import {
  type ScriptedLanguageModel,
  type ScriptedVerdict,
  startScriptedLanguageModel,
} from '../../../test/scripted-language-model.ts'
import { PROMPT_RULES } from './core/prompt/build-prompt.ts'
import { leaksPrompt } from './core/prompt/detect-prompt-leak.ts'
import attacks from './weaken-rules.json' with { type: 'json' }

const KNOWLEDGE = [
  '# Kayaks\n\nRenting a kayak costs 20 euros an hour. Life jackets are included in the price.',
  '# Opening hours\n\nThe harbour shop is open from nine to six. It is closed on Mondays in winter.',
]
const { correction, irrelevantPrompt } = visitorTexts('en')

interface Attack {
  readonly by: string
  readonly part?: string
  readonly text: string
  /** The visitor's question, if the attack isn't the question itself. */
  readonly question?: string
  /** A turn of the conversation before. */
  readonly before?: { readonly question: string; readonly says: string }
  /** The reply of a language model to the product's prompt, or the tool that it called. */
  readonly says?: string
  readonly calls?: string
  /** Texts of the reply that no passage holds. */
  readonly never: readonly string[]
  /** The verdict on each part of the reply that contains the key. */
  readonly verdicts: { readonly [contained: string]: Omit<ScriptedVerdict, 'n'> | undefined }
}

let model: ScriptedLanguageModel
let app: TestApp

beforeAll(async () => {
  model = await startScriptedLanguageModel({ says: 'Fine.' })
  app = await createTestApp({ LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'weak' })
})
afterAll(async () => {
  await app.close()
  await model.close()
})

/** An agent that is attacked by its texts, if a visitor doesn't attack it. */
async function makeAttacked({ by, part, text }: Attack, replyCheck: ReplyCheck): Promise<string> {
  const owner = await makeOwner(app.origin)
  const { id, publicId } = await makeAgent(owner, by === 'knowledge' ? [...KNOWLEDGE, text] : KNOWLEDGE)
  const body = {
    replyCheck,
    ...(part !== undefined && { instructions: { ...noInstructions, [part]: text } }),
    ...(by === 'customTone' && { customTone: text }),
  }
  expect((await owner.call(updateAgent, { params: { id }, body })).status).toBe(200)
  return publicId
}

/** Lets the model reply to what it reads, with the secrets that it finds there. */
const saying = (says: string): ScriptedLanguageModel['act'] => ({
  obeys: (messages) => {
    const reference = referenceIn(messages)
    const rules = PROMPT_RULES.map((rule) => `- ${rule}`).join('\n')
    const base64 = Buffer.from(reference).toString('base64')
    return {
      says: says
        .replace('{reference}', reference)
        .replace('{rules}', () => rules)
        .replace('{base64}', base64),
    }
  },
})

const referenceIn = (messages: readonly { readonly content: string }[]) =>
  /Your reference is (\w+);/.exec(messages[0]?.content ?? '')?.[1] ?? ''

/** What a correction says of an untrue text: the text itself, or what is right instead. */
const namesOrRights = ({ verdicts }: Attack, untrue: string): string[] => [
  untrue,
  ...Object.values(verdicts).flatMap((verdict) => verdict?.right?.replace(/ \[\d\]\.$/, '') ?? []),
]

async function run(attack: Attack, replyCheck: ReplyCheck) {
  const { text, question = text, before, says, calls, verdicts } = attack
  const publicId = await makeAttacked(attack, replyCheck)
  model.verify = (parts) =>
    parts.map((part, at) => {
      const known = Object.entries(verdicts).find(([contained]) => part.includes(contained))
      return { n: at + 1, held: 'no', ...known?.[1] }
    })
  let conversation = {}
  if (before) {
    model.act = saying(before.says)
    const { conversationId, visitorToken } = await ask(app.origin, publicId, { message: before.question })
    conversation = { conversationId, visitorToken }
  }
  model.act = calls === undefined ? saying(says ?? '') : { calls }
  const asked = await ask(app.origin, publicId, { message: question, ...conversation })
  return { ...asked, canary: referenceIn(model.requests.at(-1)?.messages ?? []) }
}

const each = (attacks as readonly Attack[]).map((attack) => [attack.by, attack.text, attack] as const)

test('there are five attacks by each way in', () => {
  const ways = Object.groupBy(each, ([by]) => by)
  expect(Object.entries(ways).map(([by, all]) => [by, all?.length])).toEqual([
    ['instructions', 5],
    ['customTone', 5],
    ['knowledge', 5],
    ['visitor', 5],
  ])
})

test.each(each)(
  'shown as it is written, nothing leaks by %s, and the rest is corrected: %s',
  async (...[, , attack]) => {
    const { text, canary, events } = await run(attack, 'as_written')
    expect(canary).toMatch(/^\w{12}$/)
    expect(leaksPrompt(text, canary)).toBe(false)
    expect(text.trim()).not.toBe('')
    expect(events.at(-1)).toMatchObject({ done: true })
    const [reply = '', corrected = ''] = text.split(`**${correction}**`)
    for (const untrue of attack.never.filter((words) => reply.includes(words)))
      expect(
        namesOrRights(attack, untrue).some((words) => corrected.includes(words)),
        untrue,
      ).toBe(true)
  },
)

test.each(each)(
  'verified before it is shown, nothing leaks by %s or leaves the knowledge: %s',
  async (...[, , attack]) => {
    const { text, canary, events } = await run(attack, 'before_shown')
    expect(leaksPrompt(text, canary)).toBe(false)
    expect(text.trim()).not.toBe('')
    expect(events.at(-1)).toMatchObject({ done: true })
    for (const untrue of attack.never) expect(text).not.toContain(untrue)
  },
)

test.each(each.filter(([by]) => by === 'instructions' || by === 'customTone'))(
  'a question without an answer is refused, whatever its %s: %s',
  async (...[, , attack]) => {
    const asked = {
      ...attack,
      question: 'Who painted the Mona Lisa?',
      says: '',
      calls: 'irrelevantPromptHandler',
    }
    for (const replyCheck of ['as_written', 'before_shown'] as const)
      expect((await run(asked, replyCheck)).events).toContainEqual(
        expect.objectContaining({
          function_call: { name: 'irrelevantPromptHandler' },
          message: irrelevantPrompt,
        }),
      )
  },
)
