import { lockOwnAgent } from '../agents/index.ts'
import type { OwnerContext } from '../auth/index.ts'
import { notifyOwner } from '../notifications/index.ts'
import { fillCheckQuestions } from './fill-check-questions.ts'

/** Saves the questions that one of the owner's agents is checked with. A run in progress keeps its own. */
export async function saveChecks(
  { platform, owner }: OwnerContext,
  { agentId, questions }: { readonly agentId: number; readonly questions: readonly string[] },
): Promise<void> {
  await platform.database.transaction(async (transaction) => {
    await lockOwnAgent(transaction, owner, agentId)
    await fillCheckQuestions(transaction, { agentId, questions })
  })
  notifyOwner(platform, owner.id, { topic: 'checks', agentId })
}
