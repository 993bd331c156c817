import { composeAnswer } from '@parleykit/engine/answer/compose-answer'
import { passagesAsked } from '@parleykit/engine/answer/passages-asked'
import type { Platform } from '../../platform/platform.ts'
import { searchPassages } from '../retrieval/index.ts'

/** Whether an agent's live knowledge answers a question that is asked for the first time, by its words alone. */
export async function canAnswer(
  { database }: Platform,
  agent: { id: number; liveVersion: number | null },
  question: string,
): Promise<boolean> {
  const found = await searchPassages({ database, embeddings: null }, agent, {
    question,
    limit: passagesAsked,
  })
  return found !== null && composeAnswer(found).kind === 'answer'
}
