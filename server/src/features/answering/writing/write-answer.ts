import type { ChatSource } from '@parleykit/contract/chat'
import type { RefusalReason, ReplyAuthor } from '@parleykit/contract/receipts'
import { visitorTexts } from '@parleykit/contract/visitor-texts'
import { type Answer, refusalOf } from '@parleykit/engine/answer/compose-answer'
import { unansweredPart } from '@parleykit/engine/answer/unanswered-part'
import type { Platform } from '../../../platform/platform.ts'
import type { AgentRow } from '../../agents/index.ts'
import type { FoundPassage, FoundPassages, ReadingMaterial } from '../../retrieval/index.ts'
import { leaseTokens } from '../../usage/index.ts'
import type { AnswerEvent } from '../base/answer-event.ts'
import type { AskedQuestion } from '../base/asked-question.ts'
import { PromptEvidence } from '../core/checking/prompt-evidence.ts'
import { cutForStream } from '../core/cut-for-stream.ts'
import { costOf } from '../core/receipt/cost-of.ts'
import type { StoredReceipt } from '../core/receipt/stored-receipt.ts'
import { bestQuote, saidWith } from '../core/writing/best-quote.ts'
import { citedSources, quotedSources } from '../core/writing/sources-of.ts'
import { wantsLines } from '../core/writing/wants-lines.ts'
import { chooseModel } from './choose-model.ts'
import { composeRequest } from './compose-request.ts'
import { mostTokens, tokensTaken } from './count-tokens.ts'
import { noteTokensRead } from './reading-room.ts'
import type { Stopwatch } from './stopwatch.ts'
import { type Writing, writeWithModel } from './write-with-model.ts'

/** What the knowledge has to a question. */
export interface Known {
  readonly found: FoundPassages
  /** What the knowledge's own words make of it: the answer, or a refusal, where no model answers. */
  readonly answer: Answer
}

/** A question that is worth an answer. */
export interface AnswerTask extends AskedQuestion, Known {
  readonly language: string
  /** Both as of now: entries may be deleted while a model writes. */
  readonly readAgain: () => Promise<Known>
  /** What a model may read; null where none is configured. */
  readonly readable: { readonly reading: ReadingMaterial; readonly passageTokens: number } | null
}

/** How an answer was written, as its receipt says it. */
interface Written {
  readonly answerer: ReplyAuthor
  readonly refusal: RefusalReason | null
  readonly sources: ChatSource[]
  readonly quoted: ReadonlySet<number>
  readonly cited: ReadonlySet<number>
  readonly model: StoredReceipt['model']
  /** What was quoted from, where it was read again. */
  readonly known?: Known
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
  const chosen = task.readable && !stop.aborted ? chooseModel(platform, task.ownerTier) : null
  if (!chosen || !task.readable) return yield* quoteKnowledge(task, null, watch, stop)
  const { model } = chosen
  const request = composeRequest(agent, { ...task, ...task.readable })
  const { passages, messages, canary } = request
  const tokens = mostTokens(request.tokens)
  const wanted = { ownerId: agent.ownerId, ownerTier: task.ownerTier, purpose: 'writing', tokens } as const
  const reservation = chosen.hindrance ? null : await leaseTokens(platform, wanted)
  if (!reservation) {
    // Nothing was sent, so nothing is shown as sent.
    const prompt = { system: '', messageIds: [], passageIds: [] }
    const none = { inputTokens: null, outputTokens: null, cost: null, check: null, prompt }
    const asked = { ...none, name: model.name, fault: chosen.hindrance ?? 'over_budget' } as const
    return yield* quoteKnowledge(task, { model: asked, writing: null, cited: [], sources: [] }, watch, stop)
  }
  const { language } = task
  const evidence = new PromptEvidence(passages, [language, ...task.found.search.question.languages])
  const said = saidBy(task)
  const toWrite = {
    messages,
    canary,
    language,
    evidence,
    said,
    wantsLines: wantsLines(task.question, task.answer),
  }
  let writing: Writing | null = null
  try {
    const pieces = writeWithModel(platform, model, toWrite, stop)
    let step = await pieces.next()
    for (; !step.done; step = await pieces.next()) {
      watch.noteFirstToken()
      yield { type: 'delta', text: step.value }
    }
    writing = step.value
  } finally {
    // Where the answer broke off, the model may have gone on to the end.
    await reservation.settle(writing ? tokensTaken(writing, request.tokens) : tokens)
  }
  noteTokensRead(platform, model, request.tokens, writing.usage.inputTokens)
  const cost = costOf(writing.usage, platform.config.languageModel?.prices.get(model.name))
  const { fault, check } = writing
  const asked = { name: model.name, prompt: request.stored, ...writing.usage, cost, fault, check }
  const cited = writing.cited.flatMap((number) => passages[number] ?? [])
  const written = writing.text
  const sources = citedSources(cited, (passage, number) => {
    const quote = bestQuote(passage, saidWith(written, number) || written, evidence)
    return quote ?? bestSentencesOf(task).get(passage.passageId)
  })
  if (writing.outcome === 'failed' || writing.outcome === 'unsupported') {
    const known = await task.readAgain()
    const before = { model: asked, writing, cited, sources }
    return { ...(yield* quoteKnowledge({ ...task, ...known }, before, watch, stop)), known }
  }
  const isDeclined = writing.outcome === 'declined'
  return {
    answerer: isDeclined ? 'none' : 'model',
    refusal: isDeclined ? 'declined_by_model' : null,
    sources,
    quoted: new Set(),
    cited: new Set(cited.map(({ passageId }) => passageId)),
    model: asked,
  }
}

/** The question and what the visitor wrote before it, or says that the agent did. */
function saidBy({ question, earlier }: AnswerTask): string[] {
  return [
    question,
    ...earlier
      .filter(({ senderType, id }) => senderType === 'visitor' || id === null)
      .map(({ content }) => content),
  ]
}

function bestSentencesOf({ answer }: AnswerTask): ReadonlyMap<number, string> {
  return answer.kind === 'answer' ? answer.bestSentences : new Map()
}

/** The embedded answer: all of the reply, or what goes on where a model fell silent after whole sentences; or a refusal. */
async function* quoteKnowledge(
  task: AnswerTask,
  before: {
    model: NonNullable<StoredReceipt['model']>
    writing: Writing | null
    cited: readonly FoundPassage[]
    sources: readonly ChatSource[]
  } | null,
  watch: Stopwatch,
  stop: AbortSignal,
): Deltas {
  const { answer, found, language } = task
  const begun = before?.writing?.text ?? ''
  const cited = before?.cited ?? []
  const citedIds = new Set(cited.map(({ passageId }) => passageId))
  const sources = [...(before?.sources ?? [])]
  const model = before?.model ?? null
  if (answer.kind === 'refusal') {
    const refusal = begun === '' ? refusalOf(answer) : null
    return {
      answerer: begun === '' ? 'none' : 'model',
      refusal,
      sources,
      quoted: new Set(),
      cited: citedIds,
      model,
    }
  }
  const rest = unansweredPart(found.search.question)
  const parts = rest === undefined ? [answer.text] : [answer.text, visitorTexts(language).nothingAbout(rest)]
  const text = (begun === '' ? '' : '\n\n') + parts.join('\n\n')
  for (const piece of cutForStream(text)) {
    if (stop.aborted) break
    watch.noteFirstToken()
    yield { type: 'delta', text: piece }
  }
  return {
    answerer: begun === '' ? 'embedded' : 'model_and_embedded',
    refusal: null,
    sources: [...sources, ...quotedSources(answer.quotes, found.passages)],
    quoted: new Set(answer.quotes.map(({ passageId }) => passageId)),
    cited: citedIds,
    model,
  }
}
