import { isHeadingAlone } from '../innermost-heading.ts'
import type { Sentence } from '../split-into-sentences.ts'
import { countTokens } from '../tokenize.ts'
import type { AnswerPassage } from './answer-passage.ts'
import { asks, contextOf, endsAsking, isDelimiterRow, leadsIn } from './line-context.ts'
import { quotableSentences, wordCount } from './quotable-sentences.ts'
import { firstWords, longName, nameOf, startsQuestion } from './topic-names.ts'

/** A short stretch of a passage that can be asked for by its name, and is shown whole. */
export interface Topic {
  readonly passage: AnswerPassage
  /** Its name: the question or headline above it, its run-in heading, or its first words. */
  readonly label: string
  /** The same with its first words, which distinguishes it from another of the same name. */
  readonly longLabel: string
  /** The heading above it, or at the beginning of its lines. None if its first words are its name. */
  readonly names: readonly string[]
  /** In reading order, at most 80 words together. */
  readonly sentences: readonly Sentence[]
  /** If it has several names, the part that each of them begins. */
  readonly parts: readonly TopicPart[]
}

export interface TopicPart {
  readonly name: string
  readonly sentences: readonly Sentence[]
}

/** Positions `from` to `to` among a passage's sentences. */
interface Stretch {
  readonly names: readonly string[]
  /** Without the first words that substitute for a missing name. */
  readonly given: readonly string[]
  /** The start of each of those. */
  readonly starts: readonly number[]
  readonly from: number
  readonly to: number
  readonly words: number
}

/** Short enough to be read at a glance when opened by a click. */
const MOST_WORDS = 80
/** Not counting the text that a reply shows above it. */
const MOST_WORDS_JOINED = 70
const LONGEST_JOINED_LABEL = 60
/** For one of several named parts, without the name. */
const FEWEST_WORDS = 2

const known = new WeakMap<AnswerPassage, readonly Topic[]>()

/** The topics of a passage, found once for each object. Linear in its length. */
export function findTopics(passage: AnswerPassage): readonly Topic[] {
  const topics = known.get(passage) ?? cutTopics(passage)
  known.set(passage, topics)
  return topics
}

function cutTopics(passage: AnswerPassage): Topic[] {
  if (isHeadingAlone(passage)) return []
  const sentences = quotableSentences(passage)
  const stretches: Stretch[] = []
  for (const [position, sentence] of sentences.entries()) {
    const words = wordCount(sentence)
    const name = nameOf(passage, sentences, position)
    const last = stretches.at(-1)
    const fits =
      last !== undefined &&
      last.words + wordsOfBlock(sentences, position) <= MOST_WORDS_JOINED &&
      !startsQuestion(sentences, position)
    const label = last && name !== undefined ? [...last.names, name].join(', ') : ''
    const joins =
      name === undefined || (!last?.names.some(endsAsking) && label.length <= LONGEST_JOINED_LABEL)
    if (last && fits && joins) {
      const names = name === undefined || last.names.includes(name) ? last.names : [...last.names, name]
      const isNew = name !== undefined && !last.given.includes(name)
      const given = isNew ? [...last.given, name] : last.given
      const starts = isNew ? [...last.starts, position] : last.starts
      stretches[stretches.length - 1] = {
        ...last,
        ...{ names, given, starts, to: position + 1, words: last.words + words },
      }
    } else {
      const names = [name ?? firstWords(passage, sentences, position)]
      const above = withHeader(sentences, position, position + 1)
      const [given, starts] = name === undefined ? [[], []] : [[name], [position]]
      stretches.push({ names, given, starts, from: position, to: position + 1, words: countWords(above) })
    }
  }
  return stretches.flatMap(({ names, given, starts, from, to }) => {
    const shown = withHeader(sentences, from, to)
    const label = names.join(', ')
    const partOf = (name: string, at: number) => ({
      name,
      sentences: sentences.slice(starts[at], starts[at + 1] ?? to),
    })
    const says = shown.some((sentence) => !asks(sentence)) && countWords(shown) <= MOST_WORDS
    return label !== '' && says
      ? [
          {
            passage,
            label,
            longLabel: longName(label, sentences, from),
            names: given,
            sentences: shown,
            parts: given.length < 2 ? [] : given.map(partOf).filter(saysMore),
          },
        ]
      : []
  })
}

/** Whether text follows the name. */
function saysMore({ name, sentences }: TopicPart): boolean {
  return countWords(sentences) > countTokens(name) + FEWEST_WORDS
}

function countWords(sentences: readonly Sentence[]): number {
  return sentences.reduce((sum, sentence) => sum + wordCount(sentence), 0)
}

/** The range from `position` that should stay together if possible: a list, a table, or a single sentence. */
function wordsOfBlock(sentences: readonly Sentence[], position: number): number {
  const sentence = sentences[position]
  if (!sentence) return 0
  const own = wordCount(sentence)
  const first =
    sentence.kind === 'prose' ? (leadsIn(sentences, position) ? position + 1 : position) : position
  const kind = sentences[first]?.kind
  if (
    kind === undefined ||
    kind === 'prose' ||
    (first === position && sentences[position - 1]?.kind === kind)
  )
    return own
  let words = first === position ? 0 : own
  for (let at = first; sentences[at]?.kind === kind && words <= MOST_WORDS_JOINED; at++)
    words += wordCount(sentences[at] ?? sentence)
  return words <= MOST_WORDS_JOINED ? words : own
}

/** A part of a table or list includes the header or sentence that it depends on. */
function withHeader(sentences: readonly Sentence[], from: number, to: number): Sentence[] {
  const own = sentences.slice(from, to)
  const context = contextOf(sentences, from)
  if (context === undefined || context >= from) return own
  const dashes = sentences[context + 1]
  const above = sentences.slice(context, context + (context + 1 < from && isDelimiterRow(dashes) ? 2 : 1))
  return [...above, ...own]
}
