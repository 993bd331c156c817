import { lockOwnAgent } from '../../agents/index.ts'
import type { OwnerContext } from '../../auth/index.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { replaceEvalQuestions } from './replace-eval-questions.ts'

/** Saves the questions that one of the owner's agents is checked with. A run in progress keeps its own. */
export async function saveEvalQuestions(
  { platform, owner }: OwnerContext,
  { agentId, questions }: { readonly agentId: number; readonly questions: readonly string[] },
): Promise<void> {
  await platform.database.transaction(async (transaction) => {
    await lockOwnAgent(transaction, owner, agentId)
    await replaceEvalQuestions(transaction, { agentId, questions })
  })
  notifyOwner(platform, owner.id, { topic: 'checks', agentId })
}
