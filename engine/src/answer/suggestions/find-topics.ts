import type { Sentence } from '../../text/split-into-sentences.ts'
import { countTokens } from '../../text/tokenize.ts'
import { headlineOf, saysYesOrNo } from '../evidence/question-above.ts'
import type { AnswerPassage } from '../evidence/weigh-evidence.ts'
import { asks, contextOf, endsAsking, isDelimiterRow } from '../reading/line-context.ts'
import { readSentences } from '../reading/read-sentences.ts'

/** A short stretch of a passage that can be asked for by its name, and is shown whole. */
export interface Topic {
  readonly passage: AnswerPassage
  /** Names it: the question or the headline above it, the words that it is run in with, or its first words. */
  readonly label: string
  /** In reading order, at most 80 words together. */
  readonly sentences: readonly Sentence[]
}

/** Places `from` to `to` among a passage's sentences. */
interface Stretch {
  readonly names: readonly string[]
  readonly from: number
  readonly to: number
  readonly words: number
}

/** What a click opens can be read at a glance. */
const MOST_WORDS = 80
/** Before the header of a table is added. */
const MOST_WORDS_JOINED = 70
const LONGEST_LABEL = 80
const LONGEST_JOINED_LABEL = 60
/** "Luggage. You can leave …" */
const MOST_WORDS_OF_A_TITLE = 3
const LONGEST_RUN_IN = 90
const RUN_IN = /^(?:\*\*|__)([^*_\n]{2,80}?)[.:：]?(?:\*\*|__)/u
const MARKS = /[*_#`]/g
const LINK = /\[([^[\]\n]{1,200})\]\([^()\s]{0,500}\)/g

const known = new WeakMap<AnswerPassage, readonly Topic[]>()

/** The topics that a passage speaks of, cut once for each object. Linear in its length. */
export function findTopics(passage: AnswerPassage): readonly Topic[] {
  const topics = known.get(passage) ?? cutTopics(passage)
  known.set(passage, topics)
  return topics
}

function cutTopics(passage: AnswerPassage): Topic[] {
  const sentences = readSentences(passage)
  const stretches: Stretch[] = []
  for (const [place, sentence] of sentences.entries()) {
    const words = countTokens(sentence.text)
    const name = nameOf(passage, sentences, place)
    const last = stretches.at(-1)
    const fits =
      last !== undefined && last.words + words <= MOST_WORDS_JOINED && !startsQuestion(sentences, place)
    const label = last && name !== undefined ? [...last.names, name].join(', ') : ''
    const joins =
      name === undefined || (!last?.names.some(endsAsking) && label.length <= LONGEST_JOINED_LABEL)
    if (last && fits && joins) {
      const names = name === undefined || last.names.includes(name) ? last.names : [...last.names, name]
      stretches[stretches.length - 1] = { ...last, names, to: place + 1, words: last.words + words }
    } else stretches.push({ names: [name ?? firstWords(sentence.text)], from: place, to: place + 1, words })
  }
  return stretches.flatMap(({ names, from, to }) => {
    const shown = withHeader(sentences, from, to)
    const words = shown.reduce((sum, { text }) => sum + countTokens(text), 0)
    const label = names.join(', ')
    const says = shown.some((sentence) => !asks(sentence)) && words <= MOST_WORDS
    return label !== '' && says ? [{ passage, label, sentences: shown }] : []
  })
}

function startsQuestion(sentences: readonly Sentence[], place: number): boolean {
  const sentence = sentences[place]
  return sentence?.kind === 'prose' && asks(sentence)
}

/** The name of what begins with the sentence at `place`; `undefined` where nothing does. */
function nameOf(passage: AnswerPassage, sentences: readonly Sentence[], place: number): string | undefined {
  const sentence = sentences[place]
  if (!sentence) return undefined
  if (startsQuestion(sentences, place)) return plain(sentence.text)
  const isProse = sentence.kind === 'prose'
  // A full stop within the mark may end the sentence before the mark does.
  const line = passage.text.slice(sentence.start, sentence.start + LONGEST_RUN_IN)
  const runIn = isProse ? RUN_IN.exec(line)?.[1] : undefined
  if (runIn !== undefined) return plain(runIn)
  const headline = place === 0 ? plain(headlineOf(passage.heading, sentences, place)) : ''
  if (headline !== '') return headline
  return isProse && isTitle(passage.text, sentence, sentences[place + 1]) ? plain(sentence.text) : undefined
}

/** A few words at a line's start, with what they name behind them. */
function isTitle(text: string, sentence: Sentence, next: Sentence | undefined): boolean {
  const startsLine = sentence.start === 0 || text[sentence.start - 1] === '\n'
  if (!startsLine || !next || !/[.:：]$/.test(sentence.text) || saysYesOrNo(sentence)) return false
  const goesOn = !text.slice(sentence.end, next.start).includes('\n') || /[:：]$/.test(sentence.text)
  return goesOn && countTokens(sentence.text) <= MOST_WORDS_OF_A_TITLE
}

function plain(text: string): string {
  const bare = text.replace(LINK, '$1').replace(MARKS, '').trim()
  return endsAsking(bare) ? bare : shorten(bare.replace(/[.:：]$/, ''))
}

/** Rows and what has no words give no name. */
function firstWords(text: string): string {
  return text.startsWith('|') ? '' : plain(text.replace(/^\s*(?:[-*+•–]|\d{1,3}[.)])\s+/, ''))
}

function shorten(text: string): string {
  if (text.length <= LONGEST_LABEL) return text.trim()
  const cut = text.slice(0, LONGEST_LABEL)
  const space = cut.lastIndexOf(' ')
  return space > LONGEST_LABEL / 2 ? cut.slice(0, space).trim() : cut.trim()
}

/** A part of a table or list takes along the header or the sentence that it can't be understood without. */
function withHeader(sentences: readonly Sentence[], from: number, to: number): Sentence[] {
  const own = sentences.slice(from, to)
  const context = contextOf(sentences, from)
  if (context === undefined || context >= from) return own
  const dashes = sentences[context + 1]
  const above = sentences.slice(context, context + (context + 1 < from && isDelimiterRow(dashes) ? 2 : 1))
  return [...above, ...own]
}
