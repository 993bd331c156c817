import type { Agent } from '@parleykit/contract/agents/agents'
import type { JsonClient } from '../../../e2e/support/json-client.ts'
import { putQuestion } from './put-question.ts'
import type { RecordingModel } from './recording-model.ts'
import { sharedStart } from './shared-start.ts'

/** How much of prompts a model server may keep: shares of their characters, means over agents. */
export interface KeptFigures {
  readonly agents: number
  /** Equal to the prompt before, from the beginning: mean of the second to the sixth turn; of the sixth alone. */
  readonly withinSixTurns: number
  readonly inTheSixth: number
  /** Of another visitor's first prompt, equal to the first one's. */
  readonly betweenVisitors: number
}

const TURNS = 6

/** Two visitors put six questions each, in one conversation each; null where there are too few, or one didn't reach the model. */
export async function measureKept(
  owner: JsonClient,
  model: RecordingModel,
  agent: Agent,
  questions: readonly string[],
): Promise<KeptFigures | null> {
  if (questions.length < 2 * TURNS) return null
  const one = await converse(owner, model, agent, questions.slice(0, TURNS))
  const other = await converse(owner, model, agent, questions.slice(TURNS, 2 * TURNS))
  const [first, otherFirst] = [one[0], other[0]]
  if (one.length < TURNS || first === undefined || otherFirst === undefined) return null
  const shares = one.slice(1).map((prompt, at) => sharedStart(one[at] ?? '', prompt))
  return {
    agents: 1,
    withinSixTurns: shares.reduce((sum, share) => sum + share, 0) / shares.length,
    inTheSixth: shares.at(-1) ?? 0,
    betweenVisitors: sharedStart(first, otherFirst),
  }
}

/** The prompts, as far as the questions reached the model. */
async function converse(
  owner: JsonClient,
  model: RecordingModel,
  agent: Agent,
  questions: readonly string[],
): Promise<string[]> {
  const prompts: string[] = []
  let conversationId: number | null = null
  for (const question of questions) {
    model.take()
    const events = await putQuestion(owner, agent, question, conversationId)
    conversationId = events[0]?.conversationId ?? conversationId
    prompts.push(...model.take().flatMap(({ isAnswering, text }) => (isAnswering ? [text] : [])))
  }
  return prompts
}
