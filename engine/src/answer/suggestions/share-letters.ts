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
/** Letters that leave a mark together, and how many marks there are: some 500 letters leave an eighth of them. */
const MARKED = 3
const MARKS = 4096

/** A text for `shareLetters`. */
export interface FoldedText {
  readonly text: string
  /** A bit for each mark: where one of a group is missing, so is the group (a Bloom filter of one hash). */
  readonly marks: Uint32Array
}

/**
 * Which share of a question's groups of letters each text has, from 0 to 1, a group counting the more the fewer texts have
 * it: forms of a word that no stemmer knows, parts of compounds and typos share most of theirs. Of Chinese and Japanese the signs and pairs
 * of them. Words from the question before count half.
 */
export function shareLetters(question: AnalysedQuestion, folded: readonly FoldedText[]): number[] {
  const context = question.terms.flatMap(({ isContext, meant }) => (isContext ? [meant] : []))
  const weights = new Map<string, number>()
  for (const group of groupsIn(context.join(' '))) weights.set(group, CONTEXT_SHARE)
  for (const group of groupsIn(question.text)) weights.set(group, 1)
  const shares = folded.map(() => 0)
  let total = 0
  for (const [group, weight] of [...weights].slice(0, MOST_GROUPS)) {
    const holding = textsWith(group, folded)
    const rarity = weight * Math.log(1 + (folded.length - holding.length + 0.5) / (holding.length + 0.5))
    total += rarity
    for (const at of holding) shares[at] = (shares[at] ?? 0) + rarity
  }
  return total === 0 ? shares : shares.map((share) => share / total)
}

/** Its words without diacritics, and the marks of their letters. */
export function foldText(text: string): FoldedText {
  const folded = foldedWords(text)
  const marks = new Uint32Array(MARKS / 32)
  for (let at = 0; at + MARKED <= folded.length; at++) {
    const mark = markAt(folded, at)
    marks[mark >>> 5] = (marks[mark >>> 5] ?? 0) | (1 << (mark & 31))
  }
  return { text: folded, marks }
}

/** Its words, with a space before and after each, so that a group knows where one begins. */
function foldedWords(text: string): string {
  return ` ${foldDiacritics(wordsIn(text).join(' '))} `
}

/** Places of the texts that hold a group: most that don't are told by their marks. */
function textsWith(group: string, folded: readonly FoldedText[]): number[] {
  const marks: number[] = []
  for (let at = 0; at + MARKED <= group.length; at++) marks.push(markAt(group, at))
  return folded.flatMap(({ text, marks: own }, place) =>
    marks.every((mark) => ((own[mark >>> 5] ?? 0) & (1 << (mark & 31))) !== 0) && text.includes(group)
      ? [place]
      : [],
  )
}

function markAt(text: string, at: number): number {
  const mixed =
    Math.imul(text.charCodeAt(at), 0x9e3779b1) ^
    Math.imul(text.charCodeAt(at + 1), 0x85ebca6b) ^
    Math.imul(text.charCodeAt(at + 2), 0xc2b2ae35)
  return (mixed >>> 16) % MARKS
}

function groupsIn(text: string): Set<string> {
  const groups = new Set<string>()
  for (const word of foldedWords(text).trim().split(' ')) {
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
