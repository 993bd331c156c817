import type { ChatSource } from '@parleykit/contract/chat/chat'
import type { Thumb } from '@parleykit/contract/conversations/conversations'
import type { DoubtfulGroup } from '@parleykit/contract/reports/analytics/analytics'
import {
  type AskedQuestion,
  describeGroup,
  groupSimilarQuestions,
  type ResolvedQuestions,
  type SimilarQuestionGroup,
  type WorkShown,
} from './group-similar-questions.ts'

/** An answer that may be wrong, with its question. */
export interface DoubtfulAnswer extends AskedQuestion {
  readonly conversationId: number
  /** The beginning of the answer, for display in a list. */
  readonly answer: string
  readonly thumb: Thumb | null
  readonly thumbComment: string | null
  readonly confidence: number | null
  readonly sources: readonly ChatSource[]
}

/**
 * Answers in groups of similar questions, each led by its most doubtful one: thumbs down first, then the lowest
 * confidence.
 */
export function groupDoubtful(
  answers: readonly DoubtfulAnswer[],
  settled: ResolvedQuestions,
  shown: WorkShown = 'left',
): DoubtfulGroup[] {
  return groupSimilarQuestions(answers.toSorted(byDoubt), settled, shown).map(toDoubtfulGroup)
}

function byDoubt(a: DoubtfulAnswer, b: DoubtfulAnswer): number {
  const thumbs = Number(b.thumb === 'down') - Number(a.thumb === 'down')
  const newest = b.lastAskedAt.getTime() - a.lastAskedAt.getTime()
  return thumbs || (a.confidence ?? 0) - (b.confidence ?? 0) || newest
}

function toDoubtfulGroup(group: SimilarQuestionGroup<DoubtfulAnswer>): DoubtfulGroup {
  const [{ messageId, conversationId, answer, thumb, thumbComment, confidence, sources }] = group.items
  return {
    ...describeGroup(group),
    answers: group.items.length,
    thumbsDown: group.items.filter((item) => item.thumb === 'down').length,
    messageId,
    conversationId,
    answer,
    thumb,
    thumbComment,
    confidence,
    sources: [...new Set(sources.map(({ title }) => title))],
  }
}
