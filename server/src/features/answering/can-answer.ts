import { composeAnswer, passagesAsked } from '@parleykit/engine/answer/compose-answer'
import { innermostHeading } from '@parleykit/engine/text/innermost-heading'
import type { Platform } from '../../platform/platform.ts'
import { type FoundPassage, searchPassages } from '../retrieval/index.ts'

/**
 * Whether an agent's live knowledge answers a question, searched by words alone and without a conversation. With
 * `topic`, the answer must also be about that heading or question.
 */
export async function canAnswer(
  { database }: Platform,
  {
    agent,
    question,
    topic,
  }: {
    readonly agent: { id: number; liveVersion: number | null }
    readonly question: string
    readonly topic?: string | undefined
  },
): Promise<boolean> {
  const found = await searchPassages({ database, embeddings: null }, agent, {
    question,
    limit: passagesAsked,
  })
  const answer = found && composeAnswer(found)
  if (answer?.kind !== 'answer') return false
  const [first] = answer.quotes
  const passage = found?.passages.find(({ passageId }) => passageId === first?.passageId)
  return topic === undefined || (passage !== undefined && isAbout(passage, topic))
}

function isAbout({ heading, text, questions }: FoundPassage, topic: string): boolean {
  return (
    innermostHeading(heading).includes(topic) || text.includes(topic) || (questions ?? []).includes(topic)
  )
}
