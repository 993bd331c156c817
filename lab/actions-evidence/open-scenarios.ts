import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ActionBody } from '@parleykit/contract/actions/actions'
import type { Agent, ReplyCheck } from '@parleykit/contract/agents/agents'
import type { AnswerTrace } from '@parleykit/contract/answering/answer-traces'
import { type JsonClient, signIn } from '../../e2e/support/json-client.ts'
import { toolName } from '../../server/src/features/actions/core/action-tool.ts'
import { ask } from '../../server/test/ask.ts'
import { startScriptedLanguageModel } from '../../server/test/scripted-language-model.ts'
import { actionDefaults, textInput } from '../../server/test/shop-actions.ts'

export interface Scenario {
  readonly id: string
  readonly trade: string
  readonly question: string
  /** The value of the action's only input. */
  readonly value: string
  readonly status: number
  readonly response: unknown
}

interface Trade {
  readonly id: string
  readonly agent: string
  readonly knowledge: readonly string[]
  readonly action: string
  readonly inputs: readonly { readonly name: string; readonly label: string }[]
  readonly picks: readonly { readonly path: string; readonly label: string }[]
}

interface Material {
  readonly trades: readonly Trade[]
  readonly scenarios: readonly Scenario[]
}

const material: Material = JSON.parse(readFileSync(join(import.meta.dirname, 'scenarios.json'), 'utf8'))
const { trades } = material
export const { scenarios } = material

export type StandIns = Awaited<ReturnType<typeof startStandIns>>

/** A model that does as it is told, and the API that the actions of all trades call. */
export async function startStandIns() {
  let answer: Pick<Scenario, 'status' | 'response'> = { status: 404, response: {} }
  const api = createServer((_request, response) => {
    const text = typeof answer.response === 'string' ? answer.response : JSON.stringify(answer.response)
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text)
  })
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  const { port } = api.address() as AddressInfo
  const model = await startScriptedLanguageModel({ says: 'Yes.' })
  return {
    model,
    apiOrigin: `http://127.0.0.1:${port}`,
    /** For the server that uses them. */
    environment: {
      ...{ BILLING: 'off', LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'stand-in' },
      ALLOW_PRIVATE_HOSTS: `127.0.0.1:${port}`,
    },
    answerWith: (scenario: Scenario) => {
      answer = scenario
    },
    close: async () => {
      await model.close()
      api.close()
    },
  }
}

interface TradeAgent {
  readonly id: number
  readonly publicId: string
  readonly tool: string
}

/** Makes an agent for each trade of the scenarios, and returns how to ask one of them. */
export async function openScenarios(origin: string, standIns: StandIns, wanted: readonly Scenario[]) {
  const { model } = standIns
  const owner = await signIn(origin, 'evidence-owner', true)
  const agents = new Map<string, TradeAgent>()
  for (const trade of trades.filter(({ id }) => wanted.some((scenario) => scenario.trade === id)))
    agents.set(trade.id, await makeTrade(owner, trade, standIns.apiOrigin))
  return {
    setReplyCheck: async (replyCheck: ReplyCheck) => {
      for (const { id } of agents.values()) await owner.send('PUT', `/api/bots/${id}`, { replyCheck })
    },
    /** Asks a scenario's question. The model calls the action, and says the reply to its result. */
    askScenario: async (scenario: Scenario, reply: string) => {
      const agent = agents.get(scenario.trade)
      if (!agent) throw new Error(`There is no agent for ${scenario.trade}`)
      standIns.answerWith(scenario)
      model.requests.length = 0
      model.verifications.length = 0
      const [input] = trades.find(({ id }) => id === scenario.trade)?.inputs ?? []
      const call = { calls: agent.tool, input: { [input?.name ?? '']: scenario.value } }
      const isOffered = ({ tools = [] }: (typeof model.requests)[number]) =>
        tools.some((tool) => tool.function.name === agent.tool)
      model.act = {
        obeys: () => (model.requests.filter(isOffered).length === 1 ? call : { says: reply }),
      }
      const { text, events } = await ask(origin, agent.publicId, { message: scenario.question })
      const trace = await owner.send<AnswerTrace>('GET', `/api/messages/${events.at(-1)?.messageId}/receipt`)
      return { text, verification: trace.model?.verification ?? null }
    },
  }
}

async function makeTrade(owner: JsonClient, trade: Trade, apiOrigin: string): Promise<TradeAgent> {
  const { id } = await owner.send<Agent>('POST', '/api/agents', { name: trade.agent })
  for (const content of trade.knowledge) await owner.send('POST', `/api/agents/${id}/knowledge`, { content })
  await owner.send('POST', `/api/agents/${id}/train`)
  while (!(await owner.send<Agent>('GET', `/api/agents/${id}`)).trained) await sleep(100)
  const { publicId } = await owner.send<Agent>('GET', `/api/agents/${id}`)
  const action: ActionBody = {
    ...{ ...actionDefaults, kind: 'http', name: trade.action, phrases: [`${trade.action}?`] },
    ...{ asksFirst: false, inputs: trade.inputs.map((input) => ({ ...textInput, ...input })) },
    http: {
      ...{ method: 'GET', url: `${apiOrigin}/{{ ${trade.inputs[0]?.name} }}`, bodyType: 'none' },
      ...{ body: '', headers: [], picks: [...trade.picks], honorsIdempotencyKey: false },
    },
  }
  const made = await owner.send<{ id: number }>('POST', `/api/agents/${id}/actions`, action)
  return { id, publicId, tool: toolName({ id: made.id, name: trade.action }) }
}
