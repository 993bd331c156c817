import { editDistance } from '../text/edit-distance.ts'
import type { ContentWord, QuestionForm } from './parse-question.ts'

/** Shorter words have too many similar words with another meaning: "hotel" and "hostel". */
const SHORTEST_MISSPELT = 8
const MISSPELT = 0.9
/** Confidence for the same question in other words, or phrased in another way. */
export const REWORDED = 0.95

/**
 * Confidence that two questions ask the same: 1 for the same words, less for another wording, 0 if anything that may
 * affect the answer differs (a content word, a number, a negation, what is asked for, who, from where and to where).
 * Errs on the side of 0: a wrong answer in the owner's name is worse than a missed one.
 */
export function compareQuestions(a: QuestionForm, b: QuestionForm): number {
  if (a.plain === b.plain) return a.plain === '' ? 0 : 1
  if (a.words.length === 0 || a.words.length !== b.words.length) return 0
  if (a.isNegated !== b.isNegated || !asksAlike(a, b)) return 0
  if (a.person !== 0 && b.person !== 0 && a.person !== b.person) return 0
  if (a.content !== b.content) return isMisspelt(a, b) ? MISSPELT : 0
  return relatesAlike(a, b) ? REWORDED : 0
}

/** Confidence that a single word asks the same as a longer question. */
export const BARE = 0.8

/**
 * Whether `bare` is a single word ("parking?") and the only one that `whole` depends on, whatever `whole` asks about
 * it.
 */
export function isBareOf(bare: QuestionForm, whole: QuestionForm): boolean {
  if (bare.asks !== 'anything' || bare.words.length !== 1 || bare.content !== whole.content) return false
  if (bare.isNegated || whole.isNegated) return false
  return (bare.person === 0 || bare.person === whole.person) && relatesAlike(bare, whole)
}

/** "Opening hours?" asks the same as "what are the opening hours" and "are there opening hours". */
function asksAlike(a: QuestionForm, b: QuestionForm): boolean {
  if (a.asks === b.asks) return true
  const loose = ['what', 'whether']
  if (a.asks === 'anything') return loose.includes(b.asks)
  return b.asks === 'anything' && loose.includes(a.asks)
}

/** "From Paris to Rome" is not "from Rome to Paris". */
function relatesAlike(a: QuestionForm, b: QuestionForm): boolean {
  const relations = new Map(a.words.map(({ stem, relation }) => [stem, relation]))
  return b.words.every(({ stem, relation }) => {
    const other = relations.get(stem) ?? -1
    return relation < 0 || other < 0 || relation === other
  })
}

/** Whether the questions differ only by one letter of one long word. */
function isMisspelt(a: QuestionForm, b: QuestionForm): boolean {
  const onlyInA = a.words.filter(({ stem }) => !b.words.some((word) => word.stem === stem))
  const onlyInB = b.words.filter(({ stem }) => !a.words.some((word) => word.stem === stem))
  const [left] = onlyInA
  const [right] = onlyInB
  if (!left || !right || onlyInA.length > 1 || onlyInB.length > 1 || a.words.length < 2) return false
  return (
    mayBeMisspelt(left) && mayBeMisspelt(right) && differsByOne(left.word, right.word) && relatesAlike(a, b)
  )
}

function mayBeMisspelt({ word, isName }: ContentWord): boolean {
  return (
    word.length >= SHORTEST_MISSPELT && !isName && /^\p{Script=Latin}+$|^\p{Script=Cyrillic}+$/u.test(word)
  )
}

/** One letter more, fewer, replaced or swapped with its neighbor, but not the first: prefixes reverse a meaning. */
function differsByOne(a: string, b: string): boolean {
  return a[0] === b[0] && editDistance(a, b, 1) <= 1
}
