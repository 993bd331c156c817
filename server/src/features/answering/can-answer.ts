import type { Platform } from '../../platform/platform.ts'
import { findPassages } from '../retrieval/index.ts'
import { composeAnswer } from './core/compose-answer.ts'
import { passagesAsked } from './core/passages-asked.ts'

/** Whether an agent's live knowledge answers a question that is asked for the first time. */
export async function canAnswer(
  platform: Platform,
  agent: { id: number; liveVersion: number | null },
  question: string,
): Promise<boolean> {
  const found = await findPassages(platform, agent, { question, limit: passagesAsked, byWordsAlone: true })
  return found !== null && composeAnswer(found).kind === 'answer'
}
