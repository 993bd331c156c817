import { eq } from '../../platform/database/drizzle.ts'
import { type LanguageModel, ModelError } from '../../platform/language-model/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { agents } from '../agents/index.ts'
import { users } from '../auth/index.ts'
import {
  estimateTokens,
  readUnquestionedPassages,
  renewIndex,
  storeQuestions,
  type UnquestionedPassage,
} from '../retrieval/index.ts'
import { helperOfPlan, reserveTokens } from '../usage/index.ts'
import { addQuestionPrompts } from './add-question-prompts.ts'
import {
  mostQuestionTokens,
  questionGroups,
  questionRequest,
  questionTokens,
} from './core/question-request.ts'
import { readQuestions } from './core/read-questions.ts'
import { tellOfTraining } from './tell-of-training.ts'
import type { TrainingHooks } from './training-hooks.ts'

const mostTries = 5

interface Payer {
  readonly ownerId: number
  readonly ownerTier: string
}

type PayerOfVersion = Payer & { readonly agentId: number; readonly version: number }

/**
 * Has the model word the questions that the live passages answer, as far as they have none, and puts them into the index.
 * Throws a ModelError where the model fails: what was made by then is kept, and the job is tried again.
 */
export async function makeQuestions(
  platform: Platform,
  agentId: number,
  hooks: Pick<TrainingHooks, 'canAnswer'>,
  signal: AbortSignal,
): Promise<void> {
  const { database, models, config } = platform
  if (!models || !config.languageModel?.trainingQuestions) return
  // A training may publish another version meanwhile.
  for (let tries = 0; tries < mostTries; tries++) {
    const [agent] = await database
      .select({ liveVersion: agents.liveVersion, ownerId: agents.ownerId, ownerTier: users.subscriptionTier })
      .from(agents)
      .innerJoin(users, eq(users.id, agents.ownerId))
      .where(eq(agents.id, agentId))
    if (!agent || agent.liveVersion === null) return
    const model = helperOfPlan(models, agent.ownerTier)
    if (!model) return
    const key = { agentId, version: agent.liveVersion }
    const tokens = await askForQuestions(platform, model, { ...agent, ...key }, signal)
    if (!(await renewIndex(platform, key, tokens))) continue
    const [now] = await database
      .select({ liveVersion: agents.liveVersion })
      .from(agents)
      .where(eq(agents.id, agentId))
    if (now?.liveVersion !== key.version) continue
    await addQuestionPrompts(platform, key, hooks)
    await tellOfTraining(platform, agentId, 'end')
    return
  }
}

/** Returns the tokens taken; asks for no more once a budget ends. */
async function askForQuestions(
  platform: Platform,
  model: LanguageModel,
  payer: PayerOfVersion,
  signal: AbortSignal,
): Promise<number> {
  const { database } = platform
  const { agentId, version } = payer
  let taken = 0
  let isSpent = false
  for await (const page of readUnquestionedPassages(database, { agentId, version })) {
    const known = page.flatMap(({ known: questions, ...passage }) =>
      questions ? [{ ...passage, questions }] : [],
    )
    await storeQuestions(database, agentId, known.map(toRow))
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
  payer: PayerOfVersion,
  page: { readonly passages: readonly UnquestionedPassage[]; readonly taken: number },
  signal: AbortSignal,
): Promise<{ taken: number; isSpent: boolean }> {
  const { agentId } = payer
  const most = mostQuestionTokens(payer.ownerTier)
  let { taken } = page
  for (const group of questionGroups(page.passages)) {
    const wanted = group.reduce((sum, { tokens }) => sum + tokens, questionTokens(group.length))
    if (taken + wanted > most) return { taken, isSpent: true }
    const written = await askOnce(platform, model, payer, group, wanted, signal)
    if (!written) return { taken, isSpent: true }
    taken += written.tokens
    const questions = readQuestions(written.text, group)
    const made = group.map((passage, at) => ({ ...passage, questions: questions[at] ?? [] }))
    await storeQuestions(platform.database, agentId, made.map(toRow))
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

/** Null where the owner's plan, or the budget of all, has too few tokens left. */
async function askOnce(
  platform: Platform,
  model: LanguageModel,
  { ownerId, ownerTier }: Payer,
  group: readonly UnquestionedPassage[],
  tokens: number,
  signal: AbortSignal,
): Promise<{ text: string; tokens: number } | null> {
  const reservation = await reserveTokens(platform, { ownerId, ownerTier, purpose: 'writing', tokens })
  if (!reservation) return null
  let text = ''
  let taken = tokens
  try {
    for await (const event of model.stream(questionRequest(group), signal)) {
      if (event.type === 'text') text += event.text
      if (event.type !== 'end') continue
      const { inputTokens, outputTokens } = event.usage
      if (inputTokens !== null) taken = inputTokens + (outputTokens ?? estimateTokens(text))
    }
    signal.throwIfAborted()
    return { text, tokens: taken }
  } catch (error) {
    if (error instanceof ModelError && text === '') taken = 0
    throw error
  } finally {
    await reservation.settle(taken)
  }
}
