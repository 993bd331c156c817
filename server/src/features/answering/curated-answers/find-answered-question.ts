import { curatedQuestionMax } from '@parleykit/contract/answering/curated-answers/limits'
import type { TransactionContext } from '../../../platform/context.ts'
import { listEarlierQuestions, type MessageRow } from '../../conversations/index.ts'
import { curatedAnswerHooks } from './hooks.ts'

/** Number of questions read: the one that a message answers, and earlier ones that it may depend on. */
const questionsRead = 4

/** The question that a message answers, completed with the questions it depends on; null if there is none. */
export async function findAnsweredQuestion(
  { platform, transaction }: TransactionContext,
  { id: messageId, conversationId }: Pick<MessageRow, 'id' | 'conversationId'>,
): Promise<string | null> {
  const asked = await listEarlierQuestions(transaction, {
    before: { conversationId, messageId },
    limit: questionsRead,
  })
  const question = asked.at(-1)
  if (question === undefined) return null
  const context = platform.hooks.ask(curatedAnswerHooks.contextOf, question, asked.slice(0, -1))
  return `${context} ${question}`.trim().slice(-curatedQuestionMax).toWellFormed()
}
