import type { Platform } from '../../../platform/platform.ts'
import type { AgentRow } from '../../agents/index.ts'
import { type FoundPassages, findPassages } from '../../retrieval/index.ts'
import type { AskedQuestion } from '../base/asked-question.ts'
import { chooseHelper } from '../base/choose-model.ts'
import { rewriteQuestion } from './rewrite-question.ts'

interface Task extends AskedQuestion {
  readonly earlierQuestions: readonly string[]
  /** The search that found too little, with the context that the rules found for the question. */
  readonly search: Parameters<typeof findPassages>[2] & { readonly context: string }
  readonly found: FoundPassages
}

/**
 * Searches large knowledge again with a model's rewrite of a question that may depend on the conversation in a way that
 * no rule detects. Null if the rule suffices, or if no model is available.
 */
export async function searchFollowUp(
  platform: Platform,
  agent: AgentRow,
  task: Task,
  stop: AbortSignal,
): Promise<FoundPassages | null> {
  const { earlierQuestions, search, found } = task
  if (found.reading?.isWhole !== false || earlierQuestions.length === 0) return null
  const isClear = search.context !== '' && earlierQuestions.length === 1
  if (isClear) return null
  const chosen = chooseHelper(platform, task.ownerTier)
  if (!chosen || chosen.hindrance) return null
  const owner = { ownerId: agent.ownerId, ownerTier: task.ownerTier }
  const rewritten = await rewriteQuestion(platform, chosen.model, owner, task, stop)
  // Entries may have been deleted while the model wrote.
  const anew = { ...search, context: rewritten ?? '', version: task.version }
  return rewritten === null ? null : findPassages(platform, agent, anew)
}
