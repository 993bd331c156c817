import type { EvalAnswer } from '@parleykit/contract/answering/evals/evals'
import type { JobContext } from '../../../platform/context.ts'
import type { AgentRow } from '../../agents/index.ts'
import { findAgentModels } from '../../models/index.ts'
import { findLiveVersion } from '../../retrieval/index.ts'
import { answerQuestion, wordsAtEnd } from '../index.ts'

export interface AskedVersion {
  readonly agent: AgentRow
  readonly ownerTier: string
  /** Null for an agent that was never trained. */
  readonly version: number | null
}

/**
 * An agent's answer from one version of its index to a question without a conversation, and the tokens that a model
 * took for it. Null if that version isn't kept anymore. No conversation is stored, no action runs, and nothing is billed.
 */
export async function answerEval(
  { platform, signal: stop }: JobContext,
  {
    input: { agent, ownerTier, version },
    question,
  }: { readonly input: AskedVersion; readonly question: string },
): Promise<{ readonly answer: EvalAnswer; readonly tokens: number } | null> {
  const asAgent = { ...agent, liveVersion: version }
  const index = await findLiveVersion(platform.database, asAgent)
  if (version !== null && !index) return null
  const models = await findAgentModels(platform, { ...agent, ownerTier })
  const asked = { question, earlier: [], ownerTier, models, ...(index && { version: index }) }
  let text = ''
  for await (const event of answerQuestion(platform, asAgent, asked, stop)) {
    if (event.type === 'delta') {
      text += event.text
      continue
    }
    const { answerer, refusal, model, milliseconds, actions = [] } = event.trace
    const answer: EvalAnswer = {
      isRefused: event.type === 'refusal',
      text: wordsAtEnd(event, text),
      sources: event.type === 'end' ? event.sources : [],
      answerer,
      refusal,
      milliseconds: milliseconds.whole,
      actions: actions.map(({ name }) => name),
    }
    return { answer, tokens: (model?.inputTokens ?? 0) + (model?.outputTokens ?? 0) }
  }
  throw new Error('The answer has no end')
}
