import type { AgentRow } from '../../agents/index.ts'
import type { EarlierMessage } from '../../conversations/index.ts'
import type { FoundPassage } from '../../retrieval/index.ts'
import { buildPrompt, type PromptMessage } from '../core/prompt/build-prompt.ts'
import { trimToBudget } from '../core/prompt/trim-to-budget.ts'
import type { StoredPrompt } from '../core/receipt/stored-receipt.ts'
import type { AnswerTask } from './write-answer.ts'

/** Estimated tokens. Passages are at most a few hundred each, so that eight of them nearly always fit. */
const passageBudget = 3000
const historyBudget = 1000

interface ModelRequest {
  readonly messages: readonly PromptMessage[]
  readonly canary: string
  readonly passages: readonly FoundPassage[]
  readonly passageCount: number
  /** The same by reference, for the receipt. */
  readonly stored: StoredPrompt
}

/** What the model reads: the rules, as much of the conversation as fits, the passages in their reading order. */
export function composeRequest(agent: AgentRow, task: AnswerTask, canary: string): ModelRequest {
  const { found, question, language } = task
  const inOrder = found.readingOrder.flatMap(
    (id) => found.passages.find(({ passageId }) => passageId === id) ?? [],
  )
  const fitting = trimToBudget(inOrder, ({ text }) => text, passageBudget)
  // A passage longer than the budget is still the best there is.
  const passages = fitting.length > 0 ? fitting : inOrder.slice(0, 1)
  const newestFirst = task.earlier.toReversed()
  const history = trimToBudget(newestFirst, ({ content }) => content, historyBudget).toReversed()
  const messages = buildPrompt({
    agent,
    language,
    history: history.map(toPromptMessage),
    passages,
    question,
    canary,
  })
  return {
    messages,
    canary,
    passages,
    passageCount: passages.length,
    stored: {
      system: messages[0]?.content ?? '',
      messageIds: history.map(({ id }) => id),
      passageIds: passages.map(({ passageId }) => passageId),
    },
  }
}

/** A message of the conversation as the model reads it. */
export function toPromptMessage({
  senderType,
  content,
}: Pick<EarlierMessage, 'senderType' | 'content'>): PromptMessage {
  return { role: senderType === 'visitor' ? 'user' : 'assistant', content }
}
