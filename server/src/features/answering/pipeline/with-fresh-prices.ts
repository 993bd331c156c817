import type { Answer } from '@parleykit/engine/answer/compose-answer'
import type { Platform } from '../../../platform/platform.ts'
import type { AgentRow } from '../../agents/index.ts'
import { findFreshProduct, freshenQuote, productFacts } from '../../knowledge/sources/index.ts'
import type { FoundPassage, ReadingMaterial } from '../../retrieval/index.ts'
import type { Known } from '../base/answerer.ts'

/**
 * The same knowledge with the price and stock that a connected shop has now, for the product that the answer quotes or
 * that was found first. Asks at most one shop for one product.
 */
export async function withFreshPrices(platform: Platform, agent: AgentRow, known: Known): Promise<Known> {
  const { found, answer } = known
  const quoted = answer.kind === 'answer' ? answer.quotes[0]?.passageId : undefined
  const first = found.passages.find(({ passageId }) => quoted === undefined || passageId === quoted)
  if (!first || productFacts(first.text).length === 0) return known
  const { entryId } = first
  const fresh = await findFreshProduct(platform, { agentId: agent.id, entryId })
  if (!fresh) return known
  const freshen = (passage: FoundPassage): FoundPassage =>
    passage.entryId === entryId
      ? { ...passage, text: freshenQuote(passage.text, passage.text, fresh) }
      : passage
  const ofEntry = found.passages.filter((passage) => passage.entryId === entryId)
  const knownText = ofEntry.map(({ text }) => text).join('\n')
  const reading = freshenReading(found.reading, freshen)
  return {
    ...known,
    found: { ...found, passages: found.passages.map(freshen), reading },
    answer: freshenAnswer(answer, (quote) => freshenQuote(quote, knownText, fresh)),
  }
}

/** Quotes stay exact parts of their passages. */
function freshenAnswer(answer: Answer, freshen: (quote: string) => string): Answer {
  if (answer.kind !== 'answer') return answer
  return {
    ...answer,
    text: freshen(answer.text),
    quotes: answer.quotes.map((quote) => ({ ...quote, quote: freshen(quote.quote) })),
    bestSentences: new Map([...answer.bestSentences].map(([id, sentence]) => [id, freshen(sentence)])),
  }
}

function freshenReading(
  reading: ReadingMaterial | null,
  freshen: (passage: FoundPassage) => FoundPassage,
): ReadingMaterial | null {
  if (!reading) return null
  if (reading.isWhole) return { ...reading, passages: reading.passages.map(freshen) }
  const placed = (all: typeof reading.ranked) =>
    all.map(({ passage, position }) => ({ passage: freshen(passage), position }))
  return { ...reading, ranked: placed(reading.ranked), further: placed(reading.further) }
}
