import type { TrainingQuestions } from '@parleykit/contract/retrieval/training/training'
import type { Platform } from '../../../platform/platform.ts'
import type { AgentRow } from '../../agents/index.ts'
import { findAgentModels, writesTrainingQuestions } from '../../models/index.ts'
import { getQuestionStats } from '../index.ts'
import { maxQuestionTokens } from './core/question-prompt.ts'

/** Approximate bytes of text per token, and tokens written per token read. */
const bytesAToken = 3.5
const written = 0.4

/** The tokens that the questions of an agent's knowledge took, and those that the next training will take. */
export async function readTrainingQuestions(
  platform: Platform,
  { agent, ownerTier }: { readonly agent: AgentRow; readonly ownerTier: string },
): Promise<TrainingQuestions> {
  const { bytesLeft, ...made } = await getQuestionStats(platform.database, agent)
  const tokensMost = maxQuestionTokens(ownerTier)
  const next = Math.ceil((bytesLeft / bytesAToken) * (1 + written))
  const models = await findAgentModels(platform, { ...agent, ownerTier })
  const isOn = models !== null && (await writesTrainingQuestions(platform, agent))
  const isOwnKey = models?.helper.isOwnKey ?? false
  return { isOn, isOwnKey, ...made, tokensNext: isOn ? Math.min(next, tokensMost) : 0, tokensMost }
}
