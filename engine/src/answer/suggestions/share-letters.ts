import type { AnalysedQuestion } from '../../query/analyse-question.ts'
import { foldDiacritics } from '../../text/normalise-word.ts'
import { wordsIn } from '../../text/words-in.ts'

const PAIRED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** Signs that mean something by themselves. */
const IDEOGRAPH = /[\p{Script=Han}\p{Script=Katakana}]/u
const CONTEXT_SHARE = 0.5
const GROUP_SIZES = [3, 4]
/** Of a question: more tell no more. */
const MOST_GROUPS = 400

/**
 * Which share of a question's groups of letters each text has, from 0 to 1, a group counting the more the fewer texts have
 * it: forms of a word that no stemmer knows, parts of compounds and typos share most of theirs. Of Chinese and Japanese the signs and pairs
 * of them. Words from the question before count half. Texts are folded (`foldText`).
 */
export function shareLetters(question: AnalysedQuestion, folded: readonly string[]): number[] {
  const context = question.terms.flatMap(({ isContext, meant }) => (isContext ? [meant] : []))
  const weights = new Map<string, number>()
  for (const group of groupsIn(context.join(' '))) weights.set(group, CONTEXT_SHARE)
  for (const group of groupsIn(question.text)) weights.set(group, 1)
  const shares = folded.map(() => 0)
  let total = 0
  for (const [group, weight] of [...weights].slice(0, MOST_GROUPS)) {
    const holding = folded.map((text) => text.includes(group))
    const count = holding.filter(Boolean).length
    const rarity = weight * Math.log(1 + (folded.length - count + 0.5) / (count + 0.5))
    total += rarity
    for (const [at, holds] of holding.entries()) if (holds) shares[at] = (shares[at] ?? 0) + rarity
  }
  return total === 0 ? shares : shares.map((share) => share / total)
}

/** Its words, with a space before and after each, so that a group knows where one begins. */
export function foldText(text: string): string {
  return ` ${foldDiacritics(wordsIn(text).join(' '))} `
}

function groupsIn(text: string): Set<string> {
  const groups = new Set<string>()
  for (const word of foldText(text).trim().split(' ')) {
    if (PAIRED.test(word)) addSigns(groups, [...word])
    else if (word !== '') addLetters(groups, ` ${word} `)
  }
  return groups
}

function addSigns(groups: Set<string>, signs: readonly string[]): void {
  for (const [at, sign] of signs.entries()) {
    if (IDEOGRAPH.test(sign)) groups.add(sign)
    const next = signs[at + 1]
    if (next !== undefined) groups.add(sign + next)
  }
}

function addLetters(groups: Set<string>, marked: string): void {
  for (const size of GROUP_SIZES)
    for (let at = 0; at + size <= marked.length; at++) groups.add(marked.slice(at, at + size))
}
