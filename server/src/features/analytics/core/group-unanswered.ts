import type { UnansweredGroup } from '@parleykit/contract/analytics'
import { likenessWithin } from './likeness.ts'
import { type QuestionTerms, questionTerms } from './question-terms.ts'

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

/** From here on two questions count as the same: a word more doesn't part them, another word among a few does. */
const alike = 0.68

const none: QuestionTerms = new Map()

interface Group {
  readonly terms: QuestionTerms
  readonly wordings: RefusedWording[]
}

/**
 * Refused questions in groups of alike ones, those asked most first. Wordings that are alike to a question that the
 * owner answered after they were last refused are left out. Greedy leader clustering (Hartigan 1975): each wording
 * joins the most alike group by that group's most frequent wording, or leads its own.
 */
export function groupUnanswered(
  refused: readonly RefusedWording[],
  answered: readonly OwnerAnswer[],
): UnansweredGroup[] {
  const terms = questionTerms([...refused, ...answered].map(({ question }) => question))
  const likeness = likenessWithin(terms)
  const answers = answered.map(({ createdAt }, at) => ({
    createdAt,
    terms: terms[refused.length + at] ?? none,
  }))
  const open = refused
    .map((wording, at) => ({ wording, terms: terms[at] ?? none }))
    .filter(
      (each) =>
        !answers.some(
          (answer) =>
            answer.createdAt >= each.wording.lastAskedAt && likeness(each.terms, answer.terms) >= alike,
        ),
    )
    .sort((a, b) => byFrequency(a.wording, b.wording))

  const groups: Group[] = []
  const groupsByTerm = new Map<string, Group[]>()
  for (const { wording, terms: own } of open) {
    const nearest = findNearest(own, groupsByTerm, likeness)
    if (nearest) {
      nearest.wordings.push(wording)
      continue
    }
    const group: Group = { terms: own, wordings: [wording] }
    groups.push(group)
    for (const term of own.keys()) groupsByTerm.set(term, [...(groupsByTerm.get(term) ?? []), group])
  }
  return groups
    .map(toUnansweredGroup)
    .sort((a, b) => b.asked - a.asked || b.lastAskedAt.localeCompare(a.lastAskedAt))
}

function byFrequency(a: RefusedWording, b: RefusedWording): number {
  return b.asked - a.asked || b.lastAskedAt.getTime() - a.lastAskedAt.getTime()
}

function findNearest(
  terms: QuestionTerms,
  groupsByTerm: ReadonlyMap<string, readonly Group[]>,
  likeness: ReturnType<typeof likenessWithin>,
): Group | undefined {
  const candidates = new Set([...terms.keys()].flatMap((term) => groupsByTerm.get(term) ?? []))
  let nearest: { group: Group; likeness: number } | undefined
  for (const group of candidates) {
    const own = likeness(terms, group.terms)
    if (own >= alike && own > (nearest?.likeness ?? 0)) nearest = { group, likeness: own }
  }
  return nearest?.group
}

function toUnansweredGroup({ wordings }: Group): UnansweredGroup {
  const newestFirst = wordings.toSorted((a, b) => b.lastAskedAt.getTime() - a.lastAskedAt.getTime())
  const [leader = '', ...others] = wordings.map(({ question }) => question)
  return {
    question: leader,
    otherWordings: others,
    asked: wordings.reduce((sum, { asked }) => sum + asked, 0),
    lastAskedAt: newestFirst[0]?.lastAskedAt.toISOString() ?? '',
    conversationIds: [...new Set(newestFirst.map(({ conversationId }) => conversationId))],
  }
}
