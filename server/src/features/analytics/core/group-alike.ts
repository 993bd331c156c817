import { AlikeQuestions } from '@parleykit/engine/similarity/alike-questions'
import { compareQuestions } from '@parleykit/engine/similarity/compare-questions'
import { termWeightIn } from '@parleykit/engine/similarity/likeness'
import { questionTerms } from '@parleykit/engine/similarity/question-terms'
import { readQuestion } from '@parleykit/engine/similarity/read-question'
import { detectLanguage } from '@parleykit/engine/text/detect-language'

/** One wording of a question that something may be left to do about. */
export interface AskedQuestion {
  readonly question: string
  readonly lastAskedAt: Date
  /** The message that a dismissal of it names. */
  readonly messageId: number
  /** Whether a dismissal counts for what was there until then alone; else for what is asked later, too. */
  readonly comesBack?: boolean
}

/** A question that the owner has answered, and when. */
export interface OwnerAnswer {
  readonly question: string
  readonly createdAt: Date
}

/** A question that somebody has taken off the list, and when. */
export interface DismissedQuestion {
  readonly messageId: number
  readonly question: string
  readonly dismissedAt: Date
}

export interface SettledQuestions {
  readonly answered: readonly OwnerAnswer[]
  readonly dismissed: readonly DismissedQuestion[]
}

/** What is left to do, or what was dismissed and has not been answered since. */
export type WorkShown = 'left' | 'dismissed'

export interface AlikeGroup<Item> {
  /** The first of them leads. */
  readonly items: readonly [leader: Item, ...others: Item[]]
  /** What a dismissal names; of what was dismissed, the messages that were named. */
  readonly messageIds: readonly number[]
}

interface Growing<Item> {
  readonly items: [leader: Item, ...others: Item[]]
  readonly messageIds: Set<number>
}

/**
 * Questions in groups of alike ones. Those that the owner has answered since they were last asked are left out: not all that
 * are alike, since visitors get such an answer only where they ask just the same. Greedy leader clustering (Hartigan 1975): each joins the group whose leader it is most alike to, or leads its own.
 * @param asked those come first that are to lead
 */
export function groupAlike<Item extends AskedQuestion>(
  asked: readonly Item[],
  { answered, dismissed }: SettledQuestions,
  shown: WorkShown,
): AlikeGroup<Item>[] {
  const terms = questionTerms([...asked, ...answered, ...dismissed].map(({ question }) => question))
  const weightOf = termWeightIn(terms)
  const termsAt = (place: number) => terms[place] ?? new Map<string, number>()
  const answers = new AlikeQuestions<OwnerAnswer>(weightOf)
  for (const [at, answer] of answered.entries()) answers.add(answer, termsAt(asked.length + at))
  const dismissals = new AlikeQuestions<DismissedQuestion>(weightOf)
  const dismissedFrom = asked.length + answered.length
  for (const [at, dismissal] of dismissed.entries()) dismissals.add(dismissal, termsAt(dismissedFrom + at))
  const dismissalById = new Map(dismissed.map((dismissal) => [dismissal.messageId, dismissal]))

  const groups: Growing<Item>[] = []
  const leaders = new AlikeQuestions<Growing<Item>>(weightOf)
  for (const [at, item] of asked.entries()) {
    const own = termsAt(at)
    if (answers.find(own).some(({ item: answer }) => isAnsweredBy(item, answer))) continue
    // Its own one beside those of alike questions: a question without words is like none.
    const named = [...dismissals.find(own).map((found) => found.item), dismissalById.get(item.messageId)]
    const settling = named.flatMap((dismissal) =>
      dismissal && !(item.comesBack && dismissal.dismissedAt < item.lastAskedAt) ? [dismissal.messageId] : [],
    )
    if (settling.length > 0 !== (shown === 'dismissed')) continue
    const messageIds = shown === 'dismissed' ? settling : [item.messageId]
    const [nearest] = leaders.find(own).sort((a, b) => b.likeness - a.likeness)
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

/** Whether visitors who ask it again get what the owner has written since. */
function isAnsweredBy({ question, lastAskedAt }: AskedQuestion, answer: OwnerAnswer): boolean {
  if (answer.createdAt < lastAskedAt) return false
  const language = detectLanguage(answer.question)
  return compareQuestions(readQuestion(question, language), readQuestion(answer.question, language)) > 0
}

/** What all groups tell of their questions, but for how much of it is shown. */
export function describeGroup({ items, messageIds }: AlikeGroup<AskedQuestion>) {
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
