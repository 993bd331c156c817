import type { ModelBudget } from '@parleykit/contract/models/model-budget'
import type { JobContext } from '../../../platform/context.ts'
import { type LanguageModel, ModelError } from '../../../platform/language-model/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type CallTokens, reserveForModel } from '../../models/spend/index.ts'
import {
  estimateTokens,
  listUnquestionedPassages,
  type PassagePages,
  storeQuestions,
  type UnquestionedPassage,
} from '../index.ts'
import { parseQuestions } from './core/parse-questions.ts'
import {
  batchPassages,
  buildQuestionPrompt,
  maxQuestionTokens,
  questionPromptTokens,
} from './core/question-prompt.ts'

export interface Payer {
  readonly agentId: number
  readonly ownerId: number
  readonly ownerTier: string
}

/** With the agent's own budget for models. */
type BudgetedPayer = Payer & { readonly modelBudget: ModelBudget | null }

/**
 * Has the model write questions for passages that have none. Returns the tokens taken and stops once a budget is used
 * up. Throws a ModelError if the model fails; questions made by then are kept.
 */
export async function generateQuestions(
  { platform, signal }: JobContext,
  {
    model,
    payer,
    pages,
  }: { readonly model: LanguageModel; readonly payer: BudgetedPayer; readonly pages: PassagePages },
): Promise<number> {
  const { database } = platform
  const { agentId } = payer
  let taken = 0
  let isSpent = false
  for await (const page of listUnquestionedPassages(database, { agentId, pages })) {
    const known = page.flatMap(({ known: questions, ...passage }) =>
      questions ? [{ ...passage, questions }] : [],
    )
    await storeQuestions(database, { agentId, made: known.map(toRow) })
    const unknown = isSpent ? [] : page.filter((passage) => !passage.known)
    const asked = await askForPage(platform, model, payer, { passages: unknown, taken }, signal)
    taken = asked.taken
    isSpent ||= asked.isSpent
  }
  return taken
}

async function askForPage(
  platform: Platform,
  model: LanguageModel,
  payer: BudgetedPayer,
  page: { readonly passages: readonly UnquestionedPassage[]; readonly taken: number },
  signal: AbortSignal,
): Promise<{ taken: number; isSpent: boolean }> {
  const { agentId } = payer
  const most = maxQuestionTokens(payer.ownerTier)
  let { taken } = page
  for (const group of batchPassages(page.passages)) {
    const wanted = group.reduce((sum, { tokens }) => sum + tokens, questionPromptTokens(group.length))
    if (taken + wanted > most) return { taken, isSpent: true }
    const written = await askOnce(platform, model, payer, group, wanted, signal)
    if (!written) return { taken, isSpent: true }
    taken += written.tokens
    const questions = parseQuestions(written.text, group)
    const made = group.map((passage, at) => ({ ...passage, questions: questions[at] ?? [] }))
    await storeQuestions(platform.database, { agentId, made: made.map(toRow) })
  }
  return { taken, isSpent: false }
}

const toRow = ({
  passageId,
  contentHash,
  questions,
}: Pick<UnquestionedPassage, 'passageId' | 'contentHash'> & { questions: string[] }) => ({
  passageId,
  contentHash,
  questions,
})

/** Null if the plan's, the operator's or an own budget has too little left. */
async function askOnce(
  platform: Platform,
  model: LanguageModel,
  { agentId, ownerId, ownerTier, modelBudget }: BudgetedPayer,
  group: readonly UnquestionedPassage[],
  tokens: number,
  signal: AbortSignal,
): Promise<{ text: string; tokens: number } | null> {
  const prompt = buildQuestionPrompt(group)
  const most: CallTokens = { input: tokens - prompt.maxOutputTokens, output: prompt.maxOutputTokens }
  const agent = { id: agentId, ownerId, modelBudget }
  const reservation = await reserveForModel(platform, agent, { model, ownerTier, most })
  if (!reservation) return null
  let text = ''
  let taken = most
  try {
    for await (const event of model.stream(prompt, signal)) {
      if (event.type === 'text') text += event.text
      if (event.type !== 'end') continue
      const { inputTokens, outputTokens } = event.usage
      if (inputTokens !== null) taken = { input: inputTokens, output: outputTokens ?? estimateTokens(text) }
    }
    signal.throwIfAborted()
    return { text, tokens: taken.input + taken.output }
  } catch (error) {
    if (error instanceof ModelError && text === '') taken = { input: 0, output: 0 }
    throw error
  } finally {
    await reservation.settle(taken)
  }
}
