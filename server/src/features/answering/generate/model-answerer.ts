import type { ModelFault } from '@parleykit/contract/answering/answer-traces'
import type { ChatSource } from '@parleykit/contract/chat/chat'
import { visitorTexts } from '@parleykit/contract/chat/visitor-texts'
import { refusalOf } from '@parleykit/engine/answer/compose-answer'
import { isUnanswerable, UNANSWERABLE_BELOW } from '@parleykit/engine/answer/evidence/answerability'
import type { Platform } from '../../../platform/platform.ts'
import type { AgentRow } from '../../agents/index.ts'
import { reserveForModel } from '../../models/spend/index.ts'
import { type FoundPassage, type FoundRows, findCalledRows, listTables } from '../../retrieval/index.ts'
import type { Answered, Answerer, AnswerTask, Delta } from '../base/answerer.ts'
import type { Generation } from '../base/generation.ts'
import { bestQuote, statementsCiting } from '../core/generate/best-quote.ts'
import { citedSources } from '../core/generate/cited-sources.ts'
import { parseRowCall, rowsTool } from '../core/prompt/rows-tool.ts'
import { costOf } from '../core/trace/cost-of.ts'
import type { StoredTrace } from '../core/trace/stored-trace.ts'
import { checkReply } from '../verify/check-reply.ts'
import { bufferReply } from './buffer-reply.ts'
import { composeRequest } from './compose-request.ts'
import { contextBudget, recordPromptTokens, recordRejectedPrompt } from './context-budget.ts'
import { mostTokens, tokensTaken } from './request-tokens.ts'
import { writeWithModel } from './write-with-model.ts'

/**
 * Lets a language model read the passages and answer, or decline. The reply is shown as it is written and then
 * verified, or verified first if the owner wants that. `fallback` answers if the model has shown nothing.
 */
export function modelAnswerer(platform: Platform, agent: AgentRow, fallback: Answerer): Answerer {
  return { answer: (task) => answer(platform, agent, fallback, { ...task, ...noRows }) }
}

/** A question with the rows that the model has looked up for it, and how often it may do so again. */
type Asking = AnswerTask & { readonly lookedUp: readonly FoundRows[]; readonly lookUpsLeft: number }

const noRows = { lookedUp: [], lookUpsLeft: 2 } as const

async function* answer(
  platform: Platform,
  agent: AgentRow,
  fallback: Answerer,
  task: Asking,
): AsyncGenerator<Delta, Answered> {
  const { reading, similarities, nearness, version } = task.known.found
  const { models } = task
  if (!models || !reading || task.stop.aborted) return yield* fallback.answer(task)
  const tables = await listTables(platform.database, version)
  const readsAll = reading.isWhole || tables.length > 0
  const threshold = readsAll ? 0 : UNANSWERABLE_BELOW
  if (!readsAll && isUnanswerable(task.known.answer.features, similarities.size > nearness.size)) {
    return { ...refused, threshold, model: null, refusal: refusalOf(task.known.answer) }
  }
  const { reply: model } = models
  const { passageTokens } = contextBudget(model)
  const rows = [...(task.known.rows ? [task.known.rows] : []), ...task.lookedUp]
  const request = composeRequest(agent, { ...task, reading, rows, passageTokens })
  const tool = tables.length > 0 && task.lookUpsLeft > 0 ? rowsTool(tables) : null
  const most = mostTokens(agent, request.tokens)
  const { ownerTier } = task
  const isPaused = !model.isAvailable()
  const reservation = isPaused ? null : await reserveForModel(platform, agent, { model, ownerTier, most })
  if (!reservation) {
    const fault = isPaused ? 'paused_after_faults' : 'over_budget'
    if (models.fallback) return yield* answerBySecond(platform, agent, fallback, { ...task, fault })
    const answered = yield* fallback.answer(task)
    return { ...answered, model: { ...notAsked, name: model.name, fault } }
  }
  const pieces = writeWithModel(
    platform,
    agent,
    { ...request, model, rowsTool: tool, said: saidBy(task) },
    task.stop,
  )
  let written: Written | null = null
  try {
    written = yield* agent.replyCheck === 'before_shown' ? bufferReply(pieces) : show(pieces, task)
  } finally {
    // If the reply broke off, the model may still have written it to the end.
    await reservation.settle(written ? tokensTaken(written.writing, request.tokens) : most)
  }
  const { writing, isShown } = written
  recordPromptTokens(platform, model, request.tokens, writing.usage.inputTokens)
  if (writing.fault === 'rejected') recordRejectedPrompt(model, request.tokens)
  if (writing.outcome === 'rows_wanted')
    return yield* answerWithRows(platform, agent, fallback, { ...task, rowCall: writing.rowCall })
  const cost = costOf(writing.usage, await model.price())
  const { outcome, fault, dictatedCount } = writing
  const asked = {
    ...{ name: model.name, prompt: request.stored, ...writing.usage, cost, fault },
    ...{ dictatedCount, check: null, verification: null },
  }
  if (outcome === 'broken_off' && isShown)
    yield { type: 'delta', text: `\n\n${visitorTexts(task.language).brokenOff}` }
  const isNothing = outcome === 'nothing' || (outcome === 'broken_off' && !isShown)
  if (isNothing && fault !== null && models.fallback)
    return yield* answerBySecond(platform, agent, fallback, { ...task, fault })
  if (isNothing) return { ...(yield* answerAgain(fallback, task)), model: asked }
  if (outcome === 'declined') return { ...refused, refusal: 'declined_by_model', threshold, model: asked }
  if (outcome === 'person_wanted') return { ...personWanted, threshold, model: asked }
  const checked = yield* checkReply(platform, agent, { ...task, writing, request, isShown })
  const { verification } = checked
  if (checked.isReplaced)
    return { ...(yield* answerAgain(fallback, task)), model: { ...asked, verification } }
  const cited = checked.cited.flatMap((number) => request.passages[number] ?? [])
  return {
    answerer: 'model',
    refusal: null,
    threshold,
    sources: sourcesOf(task, checked.text, cited),
    quoted: new Set(),
    cited: new Set(cited.map(({ passageId }) => passageId)),
    model: { ...asked, verification },
  }
}

/** Looks up the rows that the model wants, from knowledge as it is now, and asks it again. */
async function* answerWithRows(
  platform: Platform,
  agent: AgentRow,
  fallback: Answerer,
  { rowCall, ...task }: Asking & { readonly rowCall: string },
): AsyncGenerator<Delta, Answered> {
  const known = await task.readAgain()
  const call = parseRowCall(rowCall)
  const { version } = known.found
  const rows = call && (await findCalledRows(platform.database, { version, call }))
  const lookedUp = rows ? [...task.lookedUp, rows] : task.lookedUp
  const asking = { ...task, known, lookedUp, lookUpsLeft: task.lookUpsLeft - 1 }
  return { known, ...(yield* answer(platform, agent, fallback, asking)) }
}

/** Has the second model answer after the first one failed. The trace tells of both. */
async function* answerBySecond(
  platform: Platform,
  agent: AgentRow,
  fallback: Answerer,
  { models, fault, ...task }: AnswerTask & { readonly fault: ModelFault },
): AsyncGenerator<Delta, Answered> {
  const reply = models?.fallback
  if (!models || !reply) return yield* fallback.answer({ ...task, models })
  const failed = { name: models.reply.name, fault }
  const known = await task.readAgain()
  const second = { ...models, reply, fallback: null }
  const answered = yield* answer(platform, agent, fallback, { ...task, ...noRows, known, models: second })
  return { known, ...answered, model: answered.model && { ...answered.model, failed } }
}

/** Answers with the fallback, from knowledge as it is after the model has written. */
async function* answerAgain(fallback: Answerer, task: AnswerTask): AsyncGenerator<Delta, Answered> {
  const known = await task.readAgain()
  return { ...(yield* fallback.answer({ ...task, known })), known }
}

/** A source for each cited passage, with the sentence that supports the reply. */
function sourcesOf(
  { known: { answer } }: AnswerTask,
  text: string,
  cited: readonly FoundPassage[],
): ChatSource[] {
  const best = answer.kind === 'answer' ? answer.bestSentences : new Map<number, string>()
  return citedSources(
    cited,
    (passage, number) =>
      bestQuote(passage, statementsCiting(text, number) || text) ?? best.get(passage.passageId),
  )
}

/** The question, the visitor's earlier messages, and what the visitor claims that the agent said. */
function saidBy({ question, earlier }: AnswerTask): string[] {
  const claimed = earlier.filter(({ senderType, id }) => senderType === 'visitor' || id === null)
  return [question, ...claimed.map(({ content }) => content)]
}

/** What a model wrote, and whether visitors see it already. */
type Written = { readonly writing: Generation; readonly isShown: boolean }

const refused = {
  answerer: 'none',
  sources: [],
  quoted: new Set<number>(),
  cited: new Set<number>(),
} as const

const personWanted = { ...refused, answerer: 'person_wanted', refusal: null, isPersonWanted: true } as const

/** Nothing was sent, so the trace shows no prompt. */
const notAsked = {
  inputTokens: null,
  outputTokens: null,
  cost: null,
  dictatedCount: 0,
  check: null,
  verification: null,
  prompt: { system: '', messageIds: [], passageIds: [] },
} satisfies Partial<StoredTrace['model']>

/** Shows a reply as it is written. */
async function* show(
  pieces: AsyncGenerator<string, Generation>,
  { watch }: AnswerTask,
): AsyncGenerator<Delta, Written> {
  let step = await pieces.next()
  for (; !step.done; step = await pieces.next()) {
    watch.noteFirstToken()
    yield { type: 'delta', text: step.value }
  }
  return { writing: step.value, isShown: true }
}
