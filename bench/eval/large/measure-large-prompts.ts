import type { Agent } from '@parleykit/contract/agents/agents'
import { estimateTokens } from '@parleykit/engine/text/estimate-tokens'
import { type JsonClient, signIn } from '../../../e2e/support/json-client.ts'
import { endServer, runServer } from '../../../e2e/support/run-server.ts'
import { holdsAnswer } from '../holds-answer.ts'
import { quantile, share } from '../measure-articles.ts'
import { knowledgeOf, putQuestion } from '../prompts/put-question.ts'
import { type RecordingModel, startRecordingModel } from '../prompts/recording-model.ts'
import type { ArticleQuestion } from '../read-material.ts'

/** Of an agent whose model reads passages only. */
export interface LargePromptFigures {
  readonly questions: number
  /** Shares: the model reads an answer; it is asked at all. */
  readonly held: number
  readonly asked: number
  readonly tokens: { readonly p50: number; readonly p95: number }
}

/**
 * Starts the product on `dataDir` with a model that keeps its prompts, and puts the questions to agents of `bench-owner`
 * that are trained there: whether what the model reads holds an answer. In the order of the agents.
 */
export async function measureLargePrompts(
  dataDir: string,
  agents: readonly Agent[],
  questions: readonly ArticleQuestion[],
): Promise<LargePromptFigures[]> {
  const model = await startRecordingModel('Fine [1].')
  const server = await runServer(dataDir, {
    LLM_BASE_URL: model.baseUrl,
    LLM_MODEL: 'recording',
    LLM_CONTEXT_TOKENS: '0',
    LLM_TRAINING_QUESTIONS: 'off',
  })
  try {
    const owner = await signIn(server.origin, 'bench-owner', false)
    const figures: LargePromptFigures[] = []
    for (const agent of agents) figures.push(await measureAgent(owner, model, agent, questions))
    return figures
  } finally {
    await endServer(server, 'SIGTERM')
    await model.close()
  }
}

async function measureAgent(
  owner: JsonClient,
  model: RecordingModel,
  agent: Agent,
  questions: readonly ArticleQuestion[],
): Promise<LargePromptFigures> {
  const outcomes: { holds: boolean; tokens: number | null }[] = []
  for (const { question, answers } of questions) {
    model.take()
    await putQuestion(owner, agent, question, null)
    const prompt = model.take().find(({ isAnswering }) => isAnswering)
    outcomes.push({
      holds: prompt !== undefined && holdsAnswer(knowledgeOf(prompt), answers),
      tokens: prompt ? estimateTokens(prompt.text) : null,
    })
  }
  const tokens = outcomes.flatMap((outcome) => outcome.tokens ?? [])
  return {
    questions: questions.length,
    held: share(outcomes, ({ holds }) => holds),
    asked: share(outcomes, (outcome) => outcome.tokens !== null),
    tokens: { p50: quantile(tokens, 0.5), p95: quantile(tokens, 0.95) },
  }
}
