import { endsAsking } from '../../text/annotations/line-context.ts'
import { quotableSentences } from '../../text/annotations/quotable-sentences.ts'
import { innermostHeading } from '../../text/innermost-heading.ts'
import type { Sentence } from '../../text/split-into-sentences.ts'
import type { Excerpt } from './choose-sentences.ts'
import { cleanQuote } from './clean-quote.ts'
import { formatTable } from './format-table.ts'

/**
 * Joins excerpts into a reply in Markdown: a paragraph for each passage, with its sentences in order. List items keep
 * lines of their own. Excerpts from several sections, and lines without an introduction, come under their heading.
 */
export function joinQuotes(excerpts: readonly Excerpt[]): string {
  const headings = new Set(excerpts.map(({ passage }) => passage.heading))
  const written = excerpts.map((excerpt) => {
    const { text, needsHeading } = joinSentences(excerpt)
    const heading = headings.size > 1 || needsHeading ? headingOf(excerpt) : ''
    const above = excerpt.question ?? heading
    return (above === '' ? '' : `**${above}**\n\n`) + text + (excerpt.isCut ? '\n\n…' : '')
  })
  return written.join('\n\n')
}

function headingOf({ passage }: Excerpt): string {
  return innermostHeading(passage.heading).replaceAll(/[*_#]/g, '').trim()
}

/** Formats adjacent sentences of one kind. */
interface Block {
  readonly kind: Sentence['kind']
  readonly sentences: readonly Sentence[]
}

function joinSentences({ passage, sentences }: Excerpt): { text: string; needsHeading: boolean } {
  const all = quotableSentences(passage)
  const blocks = blocksOf(sentences)
  const parts = blocks.map(({ kind, sentences: own }) => {
    if (kind === 'row') return cleanQuote(formatTable(all, own))
    const text = joinLines(passage.text, own)
    return kind === 'code' ? text : cleanQuote(text)
  })
  const gaps = blocks.map(({ kind }, at) =>
    kind === 'item' && blocks[at - 1]?.kind === 'prose' ? '\n' : '\n\n',
  )
  const [first] = blocks
  const isBareList = first?.kind === 'item' && !endsAsking(passage.heading)
  return {
    text: parts.map((part, at) => (at === 0 ? part : `${gaps[at]}${part}`)).join(''),
    needsHeading: isBareList || (first?.kind === 'row' && (parts[0] ?? '').includes('\n')),
  }
}

function blocksOf(sentences: readonly Sentence[]): Block[] {
  const blocks: { kind: Sentence['kind']; sentences: Sentence[] }[] = []
  for (const sentence of sentences) {
    const last = blocks.at(-1)
    if (last?.kind === sentence.kind) last.sentences.push(sentence)
    else blocks.push({ kind: sentence.kind, sentences: [sentence] })
  }
  return blocks
}

/**
 * Joins adjacent sentences with the separator in the passage itself (nothing in Chinese or Japanese), others with one
 * that reads well.
 */
function joinLines(text: string, sentences: readonly Sentence[]): string {
  return sentences.reduce((joined, sentence, at) => {
    const before = sentences[at - 1]
    return joined + (before ? gapBetween(text, before, sentence) : '') + sentence.text
  }, '')
}

function gapBetween(text: string, before: Sentence, sentence: Sentence): string {
  const between = text.slice(before.end, sentence.start)
  if (sentence.start >= before.end && between.trim() === '') return between
  if (sentence.kind !== 'prose') return '\n'
  return /\n\s*\n/.test(between) ? '\n\n' : between.includes('\n') ? '\n' : ' '
}
