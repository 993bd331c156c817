import type { UnansweredGroup } from '@parleykit/contract/analytics'
import { AlikeQuestions } from '@parleykit/engine/similarity/alike-questions'
import { termWeightIn } from '@parleykit/engine/similarity/likeness'
import { questionTerms } from '@parleykit/engine/similarity/question-terms'

/** One wording that the agent refused, however often. */
export interface RefusedWording {
  readonly question: string
  readonly asked: number
  readonly lastAskedAt: Date
  /** The conversation in which it was asked last. */
  readonly conversationId: number
}

/** A question that the owner has answered, and when. */
export interface OwnerAnswer {
  readonly question: string
  readonly createdAt: Date
}

/** The most frequent wording comes first: it leads the group. */
type Group = [leader: RefusedWording, ...others: RefusedWording[]]

/**
 * Refused questions in groups of alike ones, those asked most first. Wordings that are alike to a question that the
 * owner answered after they were last refused are left out. Greedy leader clustering (Hartigan 1975): each wording
 * joins the group whose leader it is most alike to, or leads its own.
 */
export function groupUnanswered(
  refused: readonly RefusedWording[],
  answered: readonly OwnerAnswer[],
): UnansweredGroup[] {
  const wordings = refused.toSorted(
    (a, b) => b.asked - a.asked || b.lastAskedAt.getTime() - a.lastAskedAt.getTime(),
  )
  const terms = questionTerms([...wordings, ...answered].map(({ question }) => question))
  const weightOf = termWeightIn(terms)
  const termsAt = (place: number) => terms[place] ?? new Map<string, number>()
  const answers = new AlikeQuestions<OwnerAnswer>(weightOf)
  for (const [at, answer] of answered.entries()) answers.add(answer, termsAt(wordings.length + at))

  const groups: Group[] = []
  const leaders = new AlikeQuestions<Group>(weightOf)
  for (const [at, wording] of wordings.entries()) {
    const own = termsAt(at)
    if (answers.find(own).some(({ item }) => item.createdAt >= wording.lastAskedAt)) continue
    const [nearest] = leaders.find(own).sort((a, b) => b.likeness - a.likeness)
    if (nearest) {
      nearest.item.push(wording)
      continue
    }
    const group: Group = [wording]
    groups.push(group)
    leaders.add(group, own)
  }
  return groups
    .map(toUnansweredGroup)
    .sort((a, b) => b.asked - a.asked || b.lastAskedAt.localeCompare(a.lastAskedAt))
}

function toUnansweredGroup(group: Group): UnansweredGroup {
  const [leader, ...others] = group
  const newestFirst = group.toSorted((a, b) => b.lastAskedAt.getTime() - a.lastAskedAt.getTime())
  return {
    question: leader.question,
    otherWordings: others.map(({ question }) => question),
    asked: group.reduce((sum, { asked }) => sum + asked, 0),
    lastAskedAt: (newestFirst[0] ?? leader).lastAskedAt.toISOString(),
    conversationIds: [...new Set(newestFirst.map(({ conversationId }) => conversationId))],
  }
}
