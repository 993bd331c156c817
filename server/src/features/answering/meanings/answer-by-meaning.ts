import { type Answer, composeAnswer } from '@parleykit/engine/answer/compose-answer'
import { addNearest } from '@parleykit/engine/answer/meaning/add-nearest'
import { readMeanings } from '@parleykit/engine/answer/meaning/read-meanings'
import { SURE_CONFIDENCE } from '@parleykit/engine/answer/weigh'
import type { Platform } from '../../../platform/platform.ts'
import { type FoundPassages, readWholeKnowledge } from '../../retrieval/index.ts'
import { smallKnowledgeTokens } from '../core/suggestions/small-knowledge.ts'
import { readTopicVectors } from './read-topic-vectors.ts'

/** A visitor waits for it on top of all else: not long where words are sure, since the meanings mostly agree. */
const patienceMs = { sure: 200, unsure: 1000 }

/**
 * Answers anew, by words and the small encoder's meanings of sentences, unless words alone are sure and the meanings agree;
 * as before where a configured embedding model takes its place (words that are sure need none there), or the meanings aren't
 * known, be it that they come too late.
 * @param asked the question with what it leans on
 */
export async function answerByMeaning(
  platform: Platform,
  asked: string,
  found: FoundPassages,
  answer: Answer,
): Promise<{ found: FoundPassages; answer: Answer; isMeaningLate: boolean }> {
  const asBefore = { found, answer, isMeaningLate: false }
  if (found.similarities.size > 0) return asBefore
  const { database, sentenceEncoder, embeddings } = platform
  const isSure = answer.kind === 'answer' && answer.confidence >= SURE_CONFIDENCE
  if (!sentenceEncoder || (isSure && embeddings)) return asBefore
  const whole = await readWholeKnowledge(database, found.version, smallKnowledgeTokens)
  const passages = whole ?? found.passages
  const patience = isSure ? patienceMs.sure : patienceMs.unsure
  const compared = await readTopicVectors(platform, found.version, asked, passages, patience)
  if (!compared) return asBefore
  if (compared === 'late') return { ...asBefore, isMeaningLate: !isSure }
  const meanings = readMeanings(compared.question, passages, compared.vectors)
  const joined = addNearest(found, meanings, passages)
  return {
    found: { ...found, ...joined, similarities: meanings.similarities },
    answer: composeAnswer({ ...joined, meanings }),
    isMeaningLate: false,
  }
}
