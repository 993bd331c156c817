import { compareQuestions } from '@parleykit/engine/similarity/compare-questions'
import { parseQuestion } from '@parleykit/engine/similarity/parse-question'
import { questionTerms } from '@parleykit/engine/similarity/question-terms'
import { SimilarQuestions } from '@parleykit/engine/similarity/similar-questions'
import { termWeightIn } from '@parleykit/engine/similarity/term-similarity'
import { detectLanguage } from '@parleykit/engine/text/detect-language'

/** One wording of a question that may need work. */
export interface AskedQuestion {
  readonly question: string
  readonly lastAskedAt: Date
  /** The message ID for dismissing it. */
  readonly messageId: number
  /** Whether a dismissal covers only what was asked until then. Otherwise, it also covers later questions. */
  readonly comesBack?: boolean
}

/** A question that the owner has answered, and when. */
export interface OwnerAnswer {
  readonly question: string
  readonly createdAt: Date
}

/** A dismissed question, and when it was dismissed. */
export interface DismissedQuestion {
  readonly messageId: number
  readonly question: string
  readonly dismissedAt: Date
}

export interface ResolvedQuestions {
  readonly answered: readonly OwnerAnswer[]
  readonly dismissed: readonly DismissedQuestion[]
}

/** Open work, or dismissed work that hasn't been answered since. */
export type WorkShown = 'left' | 'dismissed'

export interface SimilarQuestionGroup<Item> {
  /** The first item leads the group. */
  readonly items: readonly [leader: Item, ...others: Item[]]
  /** The message IDs for dismissing the group. For dismissed groups, the dismissed messages. */
  readonly messageIds: readonly number[]
}

interface Growing<Item> {
  readonly items: [leader: Item, ...others: Item[]]
  readonly messageIds: Set<number>
}

/**
 * Groups similar questions. Omits those that the owner has answered since they were last asked, but not all similar
 * ones: visitors get such an answer only if they ask the same question. Greedy leader clustering (Hartigan 1975): each
 * question joins the group with the most similar leader, or leads its own.
 * @param asked sorted so that questions that should lead come first
 */
export function groupSimilarQuestions<Item extends AskedQuestion>(
  asked: readonly Item[],
  { answered, dismissed }: ResolvedQuestions,
  shown: WorkShown,
): SimilarQuestionGroup<Item>[] {
  const terms = questionTerms([...asked, ...answered, ...dismissed].map(({ question }) => question))
  const weightOf = termWeightIn(terms)
  const termsAt = (place: number) => terms[place] ?? new Map<string, number>()
  const answers = new SimilarQuestions<OwnerAnswer>(weightOf)
  for (const [at, answer] of answered.entries()) answers.add(answer, termsAt(asked.length + at))
  const dismissals = new SimilarQuestions<DismissedQuestion>(weightOf)
  const dismissedFrom = asked.length + answered.length
  for (const [at, dismissal] of dismissed.entries()) dismissals.add(dismissal, termsAt(dismissedFrom + at))
  const dismissalById = new Map(dismissed.map((dismissal) => [dismissal.messageId, dismissal]))

  const groups: Growing<Item>[] = []
  const leaders = new SimilarQuestions<Growing<Item>>(weightOf)
  for (const [at, item] of asked.entries()) {
    const own = termsAt(at)
    if (answers.find(own).some(({ item: answer }) => isAnsweredBy(item, answer))) continue
    // The item's own dismissal is added by ID: a question without words is similar to none.
    const named = [...dismissals.find(own).map((found) => found.item), dismissalById.get(item.messageId)]
    const settling = named.flatMap((dismissal) =>
      dismissal && !(item.comesBack && dismissal.dismissedAt < item.lastAskedAt) ? [dismissal.messageId] : [],
    )
    if (settling.length > 0 !== (shown === 'dismissed')) continue
    const messageIds = shown === 'dismissed' ? settling : [item.messageId]
    const [nearest] = leaders.find(own).sort((a, b) => b.similarity - a.similarity)
    if (nearest) {
      nearest.item.items.push(item)
      for (const id of messageIds) nearest.item.messageIds.add(id)
      continue
    }
    const group: Growing<Item> = { items: [item], messageIds: new Set(messageIds) }
    groups.push(group)
    leaders.add(group, own)
  }
  return groups.map(({ items, messageIds }) => ({ items, messageIds: [...messageIds] }))
}

/** Whether visitors who ask it again get an answer that the owner has written since. */
function isAnsweredBy({ question, lastAskedAt }: AskedQuestion, answer: OwnerAnswer): boolean {
  if (answer.createdAt < lastAskedAt) return false
  const language = detectLanguage(answer.question)
  return compareQuestions(parseQuestion(question, language), parseQuestion(answer.question, language)) > 0
}

/** The fields that all groups have. Callers limit how much is shown. */
export function describeGroup({ items, messageIds }: SimilarQuestionGroup<AskedQuestion>) {
  const [leader] = items
  const wordings = new Set(items.map(({ question }) => question))
  wordings.delete(leader.question)
  return {
    question: leader.question,
    otherWordings: [...wordings],
    lastAskedAt: new Date(Math.max(...items.map(({ lastAskedAt }) => lastAskedAt.getTime()))).toISOString(),
    messageIds: [...messageIds],
  }
}
