import type { UnansweredGroup } from '@parleykit/contract/reports/analytics/analytics'
import {
  type AskedQuestion,
  describeGroup,
  groupSimilarQuestions,
  type ResolvedQuestions,
  type SimilarQuestionGroup,
  type WorkShown,
} from './group-similar-questions.ts'

/** One wording that the agent refused, once or more. */
export interface RefusedWording extends AskedQuestion {
  readonly asked: number
  /** The conversation in which it was last asked. */
  readonly conversationId: number
}

/** Refused questions in groups of similar ones, most asked first. The most frequent wording leads its group. */
export function groupUnanswered(
  refused: readonly RefusedWording[],
  settled: ResolvedQuestions,
  shown: WorkShown = 'left',
): UnansweredGroup[] {
  const wordings = refused.toSorted(
    (a, b) => b.asked - a.asked || b.lastAskedAt.getTime() - a.lastAskedAt.getTime(),
  )
  return groupSimilarQuestions(wordings, settled, shown)
    .map(toUnansweredGroup)
    .sort((a, b) => b.asked - a.asked || b.lastAskedAt.localeCompare(a.lastAskedAt))
}

function toUnansweredGroup(group: SimilarQuestionGroup<RefusedWording>): UnansweredGroup {
  const newestFirst = group.items.toSorted((a, b) => b.lastAskedAt.getTime() - a.lastAskedAt.getTime())
  return {
    ...describeGroup(group),
    asked: group.items.reduce((sum, { asked }) => sum + asked, 0),
    conversationIds: [...new Set(newestFirst.map(({ conversationId }) => conversationId))],
  }
}
