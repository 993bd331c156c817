import type { Platform } from '../../platform/platform.ts'
import { searchPassages } from '../retrieval/index.ts'
import { composeAnswer } from './core/compose-answer.ts'
import { passagesAsked } from './core/passages-asked.ts'

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
