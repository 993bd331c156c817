import type { AnalysedQuestion } from '../../query/analyse-question.ts'
import { foldDiacritics } from '../../text/normalise-word.ts'
import { wordsIn } from '../../text/words-in.ts'
import { letterGroups } from './letter-groups.ts'
import type { GroupNumbers, WordGroups } from './word-groups.ts'

const PAIRED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** Signs that have a meaning by themselves. */
const IDEOGRAPH = /[\p{Script=Han}\p{Script=Katakana}]/u
const CONTEXT_SHARE = 0.5
/** Maximum number of groups of a question: more don't change the result. */
const MOST_GROUPS = 400

/**
 * The share of a question's letter groups that each text has, from 0 to 1. A group in fewer texts counts more.
 * Inflected forms that no stemmer knows, parts of compounds and typos share most of their groups. In Chinese and
 * Japanese, signs and pairs of them count. Words from the previous question count half.
 * @param texts the groups of each, as `groups` numbers them
 */
export function shareLetters(
  question: AnalysedQuestion,
  texts: readonly GroupNumbers[],
  groups: WordGroups,
): Float64Array {
  const asked = weighGroups(question)
  const numbers = asked.map(({ group }) => groups.find(group))
  const { counts, isIn } = lookUp(numbers, texts, groups)
  const shares = new Float64Array(texts.length)
  let total = 0
  for (const [place, { weight }] of asked.entries()) {
    const count = counts[place] ?? 0
    const rarity = weight * Math.log(1 + (texts.length - count + 0.5) / (count + 0.5))
    total += rarity
    const first = place * texts.length
    for (let text = 0; text < texts.length; text++)
      if (isIn[first + text] === 1) shares[text] = (shares[text] ?? 0) + rarity
  }
  return total === 0 ? shares : shares.map((share) => share / total)
}

/** Per group, the number of texts that have it, and 1 for each of those texts, group after group. */
function lookUp(asked: readonly number[], texts: readonly GroupNumbers[], groups: WordGroups) {
  const counts = new Uint32Array(asked.length)
  const isIn = new Uint8Array(asked.length * texts.length)
  const places = groups.placesOf(asked)
  for (const [text, own] of texts.entries()) {
    for (let at = 0; at < own.length; at++) {
      const place = (places[own[at] ?? 0] ?? 0) - 1
      if (place < 0) continue
      counts[place] = (counts[place] ?? 0) + 1
      isIn[place * texts.length + text] = 1
    }
  }
  return { counts, isIn }
}

/** The groups of a question, with their weights. */
function weighGroups(question: AnalysedQuestion): { readonly group: string; readonly weight: number }[] {
  const context = question.terms.flatMap(({ isContext, meant }) => (isContext ? [meant] : []))
  const weights = new Map<string, number>()
  for (const group of groupsIn(context.join(' '))) weights.set(group, CONTEXT_SHARE)
  for (const group of groupsIn(question.text)) weights.set(group, 1)
  return Array.from(weights, ([group, weight]) => ({ group, weight })).slice(0, MOST_GROUPS)
}

function groupsIn(text: string): Set<string> {
  const groups = new Set<string>()
  for (const word of foldDiacritics(wordsIn(text).join(' ')).split(' ')) {
    if (PAIRED.test(word)) addSigns(groups, [...word])
    else if (word !== '') for (const group of letterGroups(word)) groups.add(group)
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
