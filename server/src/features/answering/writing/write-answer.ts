import { randomBytes } from 'node:crypto'
import type { ChatSource } from '@parleykit/contract/chat'
import type { Answerer, RefusalReason } from '@parleykit/contract/receipts'
import { visitorTexts } from '@parleykit/contract/visitor-texts'
import type { Platform } from '../../../platform/platform.ts'
import type { AgentRow } from '../../agents/index.ts'
import type { FoundPassages } from '../../retrieval/index.ts'
import { reserveTokens, settleTokens } from '../../usage/index.ts'
import type { AnswerEvent, AskedQuestion } from '../answer-question.ts'
import type { Answer } from '../core/compose-answer.ts'
import { cutForStream } from '../core/cut-for-stream.ts'
import { costOf } from '../core/receipt/cost-of.ts'
import type { StoredReceipt } from '../core/receipt/stored-receipt.ts'
import { unansweredPart } from '../core/unanswered-part.ts'
import { citedSources, quotedSources } from '../core/writing/sources-of.ts'
import { chooseModel } from './choose-model.ts'
import { composeRequest } from './compose-request.ts'
import { mostTokens, tokensTaken } from './count-tokens.ts'
import type { Stopwatch } from './stopwatch.ts'
import { type Writing, writeWithModel } from './write-with-model.ts'

/** A question that the gate let through. */
export interface AnswerTask extends AskedQuestion {
  readonly language: string
  readonly found: FoundPassages
  readonly answer: Extract<Answer, { kind: 'answer' }>
}

/** How an answer was written, as its receipt says it. */
export interface Written {
  readonly answerer: Answerer
  readonly refusal: RefusalReason | null
  readonly sources: ChatSource[]
  readonly quoted: ReadonlySet<number>
  readonly cited: ReadonlySet<number>
  readonly model: StoredReceipt['model']
}

type Deltas = AsyncGenerator<AnswerEvent, Written>

/** Writes with the model where one can be asked; with the knowledge's own words where none can, or where it fails. */
export async function* writeAnswer(
  platform: Platform,
  agent: AgentRow,
  task: AnswerTask,
  watch: Stopwatch,
  stop: AbortSignal,
): Deltas {
  const chosen = task.mayUseModel && !stop.aborted ? chooseModel(platform, task.ownerTier) : null
  if (!chosen) return yield* quoteKnowledge(task, null, watch, stop)
  const request = composeRequest(agent, task, randomBytes(6).toString('hex'))
  const noTokens = { inputTokens: null, outputTokens: null }
  const named = { name: chosen.model.name, prompt: request.stored }
  const { ownerId } = agent
  const tokens = mostTokens(request.messages)
  const wanted = { ownerId, ownerTier: task.ownerTier, purpose: 'writing', tokens } as const
  const reservation = chosen.hindrance ? null : await reserveTokens(platform, wanted)
  if (!reservation) {
    // Nothing was sent, so nothing is shown as sent.
    const prompt = { system: '', messageIds: [], passageIds: [] }
    const model = {
      ...named,
      ...noTokens,
      prompt,
      cost: null,
      fault: chosen.hindrance ?? 'over_budget',
    } as const
    return yield* quoteKnowledge(task, { model, writing: null }, watch, stop)
  }
  let writing: Writing | null = null
  try {
    const sentences = writeWithModel(platform, chosen.model, request, stop)
    let step = await sentences.next()
    for (; !step.done; step = await sentences.next()) {
      watch.noteFirstToken()
      yield { type: 'delta', text: step.value }
    }
    writing = step.value
  } finally {
    // Where the answer broke off, the model may have gone on to the end.
    const taken = writing ? tokensTaken(writing, request.messages) : tokens
    await settleTokens(platform.database, reservation, taken)
  }
  const cost = costOf(writing.usage, platform.config.languageModel?.prices.get(chosen.model.name))
  const model = { ...named, ...writing.usage, cost, fault: writing.fault }
  if (writing.outcome === 'failed') return yield* quoteKnowledge(task, { model, writing }, watch, stop)
  const isDeclined = writing.outcome === 'declined'
  const cited = writing.cited.flatMap((number) => request.passages[number] ?? [])
  const sources = citedSources(task.answer.bestSentences, cited)
  const isUncited = sources.length === 0 && writing.outcome === 'whole'
  return {
    answerer: isDeclined ? 'none' : 'model',
    refusal: isDeclined ? 'declined_by_model' : null,
    // What a visitor can check the answer by, where the model named nothing.
    sources: isUncited ? quotedSources(task.answer.quotes, task.found.passages) : sources,
    quoted: new Set(),
    cited: new Set(cited.map(({ passageId }) => passageId)),
    model,
  }
}

/** The embedded answer: all of the reply, or what goes on where a model fell silent after whole sentences. */
async function* quoteKnowledge(
  { answer, found, language }: AnswerTask,
  before: { model: NonNullable<StoredReceipt['model']>; writing: Writing | null } | null,
  watch: Stopwatch,
  stop: AbortSignal,
): Deltas {
  const begun = before?.writing?.text ?? ''
  const rest = unansweredPart(found.search.question)
  const parts = rest === undefined ? [answer.text] : [answer.text, visitorTexts(language).nothingAbout(rest)]
  const text = (begun === '' ? '' : '\n\n') + parts.join('\n\n')
  for (const piece of cutForStream(text)) {
    if (stop.aborted) break
    watch.noteFirstToken()
    yield { type: 'delta', text: piece }
  }
  const sent = before?.model.prompt.passageIds ?? []
  const cited = (before?.writing?.cited ?? []).flatMap((number) => {
    const passage = found.passages.find(({ passageId }) => passageId === sent[number])
    return passage ? [passage] : []
  })
  return {
    answerer: begun === '' ? 'embedded' : 'model_and_embedded',
    refusal: null,
    sources: [...citedSources(answer.bestSentences, cited), ...quotedSources(answer.quotes, found.passages)],
    quoted: new Set(answer.quotes.map(({ passageId }) => passageId)),
    cited: new Set(cited.map(({ passageId }) => passageId)),
    model: before?.model ?? null,
  }
}
