import type { ModelFault } from '@parleykit/contract/answering/answer-traces'
import { visitorTexts } from '@parleykit/contract/chat/visitor-texts'
import { refusalOf } from '@parleykit/engine/answer/compose-answer'
import { isUnanswerable, UNANSWERABLE_BELOW } from '@parleykit/engine/answer/evidence/answerability'
import type { LanguageModel } from '../../../platform/language-model/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { AgentRow } from '../../agents/index.ts'
import { reserveForModel } from '../../models/spend/index.ts'
import type { Answered, Answerer, AnswerTask, Delta } from '../base/answerer.ts'
import { type ActionLog, noCalls } from '../base/called-tools.ts'
import type { ComposedRequest } from '../base/composed-request.ts'
import type { Generation } from '../base/generation.ts'
import { costOf } from '../core/trace/cost-of.ts'
import type { StoredTrace } from '../core/trace/stored-trace.ts'
import { checkReply } from '../verify/check-reply.ts'
import { bufferReply } from './buffer-reply.ts'
import { type Asking, callTool, listTools, saidBy } from './call-tool.ts'
import { composeRequest } from './compose-request.ts'
import { contextBudget, recordPromptTokens, recordRejectedPrompt } from './context-budget.ts'
import { mostTokens, tokensOfTools, tokensTaken } from './request-tokens.ts'
import { sourcesOf } from './sources-of.ts'
import { tellResults } from './tell-results.ts'
import { writeWithModel } from './write-with-model.ts'

/**
 * Lets a language model read the passages and answer, or decline. The reply is shown as it is written and then
 * verified, or verified first if the owner wants that. `fallback` answers if the model has shown nothing.
 */
export function modelAnswerer(platform: Platform, agent: AgentRow, fallback: Answerer): Answerer {
  return {
    async *answer(task) {
      const log: ActionLog = []
      const answered = yield* answer(platform, agent, fallback, { ...task, called: noCalls, log })
      return { ...answered, actions: [...log, ...(answered.actions ?? [])] }
    },
  }
}

async function* answer(
  platform: Platform,
  agent: AgentRow,
  fallback: Answerer,
  task: Asking,
): AsyncGenerator<Delta, Answered> {
  const { reading, similarities, nearness } = task.known.found
  const { models } = task
  if (!models || !reading || task.stop.aborted) return yield* answerWithout(fallback, task)
  const tools = await listTools(platform, agent, task)
  const readsAll = reading.isWhole || tools.hasAny
  const threshold = readsAll ? 0 : UNANSWERABLE_BELOW
  if (!readsAll && isUnanswerable(task.known.answer.features, similarities.size > nearness.size)) {
    return { ...refused, threshold, model: null, refusal: refusalOf(task.known.answer) }
  }
  const { reply: model } = models
  const { passageTokens } = contextBudget(model)
  const { called, ownerTier } = task
  const rows = [...(task.known.rows ? [task.known.rows] : []), ...called.rows]
  const request = composeRequest(agent, { ...task, ...called, reading, rows, passageTokens })
  const most = mostTokens(agent, request.tokens + tokensOfTools(tools.offered))
  const isPaused = !model.isAvailable()
  const reservation = isPaused ? null : await reserveForModel(platform, agent, { model, ownerTier, most })
  if (!reservation) {
    const fault = isPaused ? 'paused_after_faults' : 'over_budget'
    if (models.fallback) return yield* answerBySecond(platform, agent, fallback, { ...task, fault })
    const answered = yield* answerWithout(fallback, task)
    return { ...answered, model: { ...notAsked, name: model.name, fault } }
  }
  const writer = { ...request, model, tools: tools.offered, said: saidBy(task), begun: called.begun }
  const pieces = writeWithModel(platform, agent, writer, task.stop)
  let written: Written | null = null
  try {
    written = yield* agent.replyCheck === 'before_shown' ? bufferReply(pieces) : show(pieces, task)
  } finally {
    // If the reply broke off, the model may still have written it to the end.
    await reservation.settle(written ? tokensTaken(written.writing, request.tokens) : most)
  }
  recordPromptTokens(platform, model, request.tokens, written.writing.usage.inputTokens)
  if (written.writing.fault === 'rejected') recordRejectedPrompt(model, request.tokens)
  return yield* endReply(platform, agent, fallback, { ...task, model, request, threshold, ...written })
}

type Ending = Asking &
  Written & {
    readonly model: LanguageModel
    readonly request: ComposedRequest
    readonly threshold: number
  }

/** Does what the model wants, or ends the reply that it wrote. */
async function* endReply(
  platform: Platform,
  agent: AgentRow,
  fallback: Answerer,
  { model, request, threshold, writing, isShown, ...task }: Ending,
): AsyncGenerator<Delta, Answered> {
  const { outcome, fault, dictatedCount, call } = writing
  const cost = costOf(writing.usage, await model.price())
  const asked = {
    ...{ name: model.name, prompt: request.stored, ...writing.usage, cost, fault },
    ...{ dictatedCount, check: null, verification: null },
  }
  if (call) {
    const begun = isShown && writing.text !== '' ? writing : null
    const called = await callTool(platform, agent, { ...task, called: { ...task.called, begun } }, call)
    if ('task' in called)
      return { known: called.task.known, ...(yield* answer(platform, agent, fallback, called.task)) }
    return { ...refused, answerer: 'action', refusal: null, action: called.card, threshold, model: asked }
  }
  if (outcome === 'broken_off' && isShown)
    yield { type: 'delta', text: `\n\n${visitorTexts(task.language).brokenOff}` }
  const isNothing = outcome === 'nothing' || (outcome === 'broken_off' && !isShown)
  if (isNothing && fault !== null && task.models?.fallback)
    return yield* answerBySecond(platform, agent, fallback, { ...task, fault })
  if (outcome === 'declined' && task.called.results.length === 0)
    return { ...refused, refusal: 'declined_by_model', threshold, model: asked }
  if (isNothing || outcome === 'declined') return { ...(yield* answerAgain(fallback, task)), model: asked }
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
    cited: new Set(cited.flatMap(({ passageId }) => passageId ?? [])),
    model: { ...asked, verification },
  }
}

/** Has the second model answer after the first one failed. The trace tells of both. */
async function* answerBySecond(
  platform: Platform,
  agent: AgentRow,
  fallback: Answerer,
  { models, fault, ...task }: Asking & { readonly fault: ModelFault },
): AsyncGenerator<Delta, Answered> {
  const reply = models?.fallback
  if (!models || !reply) return yield* answerWithout(fallback, { ...task, models })
  const failed = { name: models.reply.name, fault }
  const known = await task.readAgain()
  const second = { ...models, reply, fallback: null }
  const answered = yield* answer(platform, agent, fallback, { ...task, known, models: second })
  return { known, ...answered, model: answered.model && { ...answered.model, failed } }
}

/** Answers with the fallback, from knowledge as it is after the model has written. */
async function* answerAgain(fallback: Answerer, task: Asking): AsyncGenerator<Delta, Answered> {
  const known = await task.readAgain()
  return { ...(yield* answerWithout(fallback, { ...task, known })), known }
}

/** Answers without the model: with what actions returned, or else with the fallback. */
async function* answerWithout(fallback: Answerer, task: Asking): AsyncGenerator<Delta, Answered> {
  const { results, begun } = task.called
  if (results.length > 0) return yield* tellResults(task)
  if (begun) yield { type: 'delta', text: '\n\n' }
  return yield* fallback.answer(task)
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
