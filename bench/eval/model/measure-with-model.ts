import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Agent } from '@parleykit/contract/agents/agents'
import type { AnswerTrace } from '@parleykit/contract/answering/answer-traces'
import type { ChatEvent } from '@parleykit/contract/chat/chat'
import { type JsonClient, signIn } from '../../../e2e/support/json-client.ts'
import { endServer, runServer } from '../../../e2e/support/run-server.ts'
import { type AskedAgent, type AskedTurn, readAskedAgents } from '../prompts/asked-agents.ts'

export interface ModelOutcome {
  readonly turn: AskedTurn
  /** Null for a refusal. */
  readonly reply: string | null
  readonly trace: AnswerTrace
  readonly milliseconds: number
}

/**
 * Puts all conversations to the running product with the model that the environment names (LLM_MODEL and its companions),
 * through the whole path. Every question is a paid request.
 * @throws saying how to set a model, where none is
 */
export async function measureWithModel(
  agents: readonly AskedAgent[] = readAskedAgents(),
): Promise<ModelOutcome[]> {
  if (!process.env.LLM_MODEL)
    throw new Error(
      'No model is set. Give one, such as LLM_BASE_URL=http://127.0.0.1:11434/v1 LLM_MODEL=name npm run bench -- eval --model (LLM_PROVIDER=openai or anthropic with LLM_API_KEY for theirs; LLM_PRICES for the cost).',
    )
  const dataDir = await mkdtemp(join(tmpdir(), 'parleykit-model-'))
  const server = await runServer(dataDir)
  try {
    const outcomes: ModelOutcome[] = []
    for (const [at, asked] of agents.entries()) {
      // Each has a plan's tokens of its own.
      const owner = await signIn(server.origin, `bench-owner-${at}`, true)
      outcomes.push(...(await converseWith(owner, asked)))
    }
    return outcomes
  } finally {
    await endServer(server, 'SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function converseWith(owner: JsonClient, asked: AskedAgent): Promise<ModelOutcome[]> {
  const agent = await owner.send<Agent>('POST', '/api/agents', { name: asked.name.slice(0, 50) })
  for (const { title, text } of asked.entries) {
    const named = title === '' ? {} : { fileName: title }
    await owner.send('POST', `/api/agents/${agent.id}/knowledge`, { content: text, ...named })
  }
  await owner.send('POST', `/api/agents/${agent.id}/train`)
  const outcomes: ModelOutcome[] = []
  for (const turns of asked.conversations) {
    let conversationId: number | null = null
    for (const turn of turns) {
      const { begun, response } = await owner.stream(`/api/public/chat-stream/${agent.publicId}`, {
        visitorId: 'visitor-measures-the-model',
        message: turn.question,
        conversationId,
        preview: true,
      })
      const events = readEvents(await response.text())
      conversationId = events[0]?.conversationId ?? conversationId
      const messageId = events.at(-1)?.messageId
      if (messageId === undefined) throw new Error(`"${turn.question}" got no answer`)
      const isRefused = events.some((event) => event.function_call)
      outcomes.push({
        turn,
        reply: isRefused ? null : events.map((event) => event.delta ?? '').join(''),
        trace: await owner.send<AnswerTrace>('GET', `/api/messages/${messageId}/receipt`),
        milliseconds: performance.now() - begun,
      })
    }
  }
  return outcomes
}

function readEvents(body: string): ChatEvent[] {
  const lines = body.split('\n').filter((line) => line.startsWith('data:'))
  return lines.map((line): ChatEvent => JSON.parse(line.slice(5)))
}
