import { innermostHeading } from '../innermost-heading.ts'
import { cellsOf, isRow, withoutMarks } from '../markdown-lines.ts'
import type { Sentence } from '../split-into-sentences.ts'
import type { AnswerPassage } from './answer-passage.ts'
import { asks, contextOf, endsAsking } from './line-context.ts'
import { headlineOf, saysYesOrNo } from './question-above.ts'
import { wordCount } from './quotable-sentences.ts'

const LONGEST_LABEL = 80
/** For the heading above a line, and for the line. */
const LONGEST_PART = 38
/** "Luggage. You can leave …" */
const MOST_WORDS_OF_A_TITLE = 3
const LONGEST_RUN_IN = 90
const RUN_IN = /^(?:\*\*|__)([^*_\n]{2,80}?)[.:：]?(?:\*\*|__)/u
/** "Dogs: not in the fields", but not "At 18:45" or "“May I smoke?” - no". */
const LABEL = /^([\p{L}\p{N}][^:：.!?。？！|\n]{1,38})(?:(?<!\d):|:(?!\d)|：)\s*\S/u
const QUOTED = /^["“„«'‘]([^"“”„«»\n]{3,78})["”“»'’]\s*(?:-{1,3}|–|—|:|→|=)/u
const MOST_WORDS_OF_A_LABEL = 5
const LOOSE_ENDS = ' ,;:(–-'
const MARKS = /[*_#`]/g
const LINK = /\[([^[\]\n]{1,200})\]\([^()\s]{0,500}\)/g
const FILE_ENDING = /\.\w{1,5}$/u

export function startsQuestion(sentences: readonly Sentence[], position: number): boolean {
  const sentence = sentences[position]
  return sentence?.kind === 'prose' && asks(sentence)
}

/** The name of the text that begins with the sentence at `position`; `undefined` if it has none. */
export function nameOf(
  passage: AnswerPassage,
  sentences: readonly Sentence[],
  position: number,
): string | undefined {
  const sentence = sentences[position]
  if (!sentence) return undefined
  if (startsQuestion(sentences, position)) return plain(sentence.text)
  const isProse = sentence.kind === 'prose'
  // A period inside the bold mark may end the sentence before the closing mark.
  const line = passage.text.slice(sentence.start, sentence.start + LONGEST_RUN_IN)
  const runIn = isProse ? RUN_IN.exec(line)?.[1] : undefined
  if (runIn !== undefined) return plain(runIn)
  const own =
    isProse && startsLine(passage.text, sentence) ? ownName(passage.text, sentences, position) : undefined
  if (own !== undefined) return own
  const headline = position === 0 ? plain(headlineOf(passage, sentences, position)) : ''
  return headline === '' ? undefined : headline
}

function startsLine(text: string, { start }: Sentence): boolean {
  return start === 0 || text[start - 1] === '\n'
}

/** For a line that begins with its name. */
function ownName(text: string, sentences: readonly Sentence[], position: number): string | undefined {
  const sentence = sentences[position]
  if (!sentence) return undefined
  const quoted = QUOTED.exec(sentence.text)?.[1]
  if (quoted !== undefined) return plain(quoted)
  if (isTitle(text, sentence, sentences[position + 1])) return plain(sentence.text)
  const label = LABEL.exec(sentence.text)?.[1]?.trim()
  return label !== undefined && label.split(/\s+/).length <= MOST_WORDS_OF_A_LABEL ? plain(label) : undefined
}

/** A few words at a line's start, followed by the text that they name. */
function isTitle(text: string, sentence: Sentence, next: Sentence | undefined): boolean {
  if (!next || !/[.:：]$/.test(sentence.text) || saysYesOrNo(sentence)) return false
  const goesOn = !text.slice(sentence.end, next.start).includes('\n') || /[:：]$/.test(sentence.text)
  return goesOn && wordCount(sentence) <= MOST_WORDS_OF_A_TITLE
}

/** The name of a topic without one: its first words, and for a line its heading. */
export function firstWords(passage: AnswerPassage, sentences: readonly Sentence[], position: number): string {
  const sentence = sentences[position]
  if (!sentence) return ''
  if (sentence.kind === 'prose') return shorten(plain(withoutMarks(sentence.text)), LONGEST_LABEL)
  const context = sentences[contextOf(sentences, position) ?? -1]
  const above = (context?.kind === 'prose' ? plain(context.text) : '') || nameAbove(passage)
  const own = shorten(lineName(sentence.text), LONGEST_PART)
  return above === ''
    ? own
    : context
      ? `${shorten(above, LONGEST_PART)}: ${own}`
      : shorten(above, LONGEST_LABEL)
}

/** The innermost heading, or the name of the file or page if the heading is long and the name is shorter. */
function nameAbove({ heading, title }: AnswerPassage): string {
  const above = plain(innermostHeading(heading))
  const name = plain(title.replace(FILE_ENDING, '').replaceAll('-', ' '))
  return above === '' || (above.length > LONGEST_PART && name !== '' && name.length <= LONGEST_PART)
    ? name
    : above
}

/** A row's first cell, or the beginning of an item. */
function lineName(text: string): string {
  const cell = isRow(text) ? cellsOf(text).find((cell) => /[\p{L}\p{N}]/u.test(cell)) : withoutMarks(text)
  return plain(cell ?? '')
}

/** A name with the first words of its text. */
export function longName(label: string, sentences: readonly Sentence[], position: number): string {
  const own = lineName(sentences[position]?.text ?? '')
  return own === '' || own.startsWith(label)
    ? label
    : `${shorten(label, LONGEST_PART)}: ${shorten(own, LONGEST_PART)}`
}

function plain(text: string): string {
  const bare = text.replace(LINK, '$1').replace(MARKS, '').trim()
  return endsAsking(bare) ? bare : shorten(bare.replace(/[.:：]$/, ''), LONGEST_LABEL)
}

function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text.trim()
  const cut = text.slice(0, longest)
  const space = cut.lastIndexOf(' ')
  return withoutLooseEnds(space > longest / 2 ? cut.slice(0, space) : cut)
}

/** The same words without a trailing comma or unclosed bracket before the part that was cut off. */
function withoutLooseEnds(cut: string): string {
  const open = cut.lastIndexOf('(')
  const closed = open > cut.lastIndexOf(')') ? cut.slice(0, open) + cut.slice(open + 1) : cut
  let end = closed.length
  while (end > 0 && LOOSE_ENDS.includes(closed[end - 1] ?? '')) end--
  return closed.slice(0, end).trim()
}
