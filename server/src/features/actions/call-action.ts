import type { ActionEvent, TracedAction } from '@parleykit/contract/actions/action-runs'
import type { Platform } from '../../platform/platform.ts'
import { ThrottledError } from '../../platform/throttles/index.ts'
import { countRun } from './base/count-run.ts'
import { findIdentity } from './base/find-identity.ts'
import { type ActingAgent, type ActingVisitor, getActionsInUse } from './base/get-offered-actions.ts'
import { openRun, previewRun } from './base/open-run.ts'
import { traitsOf } from './base/request-traits.ts'
import type { ActionRow } from './base/tables.ts'
import { actionTexts } from './core/action-texts.ts'
import { isTypedByVisitor, readArguments, toolName } from './core/action-tool.ts'
import { type Identity, missingProof, nobody } from './core/identity.ts'
import { type ReadValues, readValues } from './core/read-values.ts'
import { tellCard, tellSource } from './core/tell-result.ts'
import { traceArguments } from './core/trace-arguments.ts'
import { runRead } from './run-read.ts'

/** Where an action is called. */
export interface CallContext {
  readonly agent: ActingAgent
  /** ISO 639-1 code of the language of fixed texts. */
  readonly language: string
  /** Undefined outside of a visitor's conversation: then nothing is called. */
  readonly visitor: ActingVisitor | undefined
  /** Results that answer the calls then. */
  readonly stored: readonly TracedAction[]
}

interface Call extends CallContext {
  /** The tool's name and its arguments as JSON. */
  readonly tool: string
  readonly input: string
  /** What the visitor wrote in the conversation. */
  readonly said: readonly string[]
  /** Whether the model may correct a wrong value. */
  readonly mayCorrect: boolean
  /** Whether no model takes part: the visitor gets a form. */
  readonly isGuided?: boolean
}

/**
 * What came of a call: a result with its source ("From Orders, 2:02 PM"), a card for the visitor, or what is wrong with the
 * values, for the model.
 */
export type CalledAction = { readonly traced: TracedAction } & (
  | { readonly kind: 'result'; readonly source: string; readonly text: string }
  | { readonly kind: 'card'; readonly event: ActionEvent }
  | { readonly kind: 'wrong'; readonly problems: readonly string[] }
)

/**
 * Does what a model calls. An action that only reads runs at once if the visitor may use it and all values are there.
 * Every other one becomes a card with the model's values, which the visitor checks and sends. Null if the agent has no
 * such action.
 */
export async function callAction(platform: Platform, call: Call): Promise<CalledAction | null> {
  const { agent, visitor, language } = call
  const actions = await getActionsInUse(platform, agent)
  const action = actions.find((each) => toolName(each) === call.tool)
  if (!action) return null
  const identity = visitor ? await findIdentity(platform, { agentId: agent.id, ...visitor }) : nobody
  const typed = readArguments(call.input, action)
  const values = typed ?? {}
  const read = readValues(action.inputs, values, identity)
  const traced = traceOf(action, values, read)
  const problems = typed ? problemsOf(action, values, read) : ['The arguments must be a JSON object.']
  if (problems.length > 0 && call.mayCorrect)
    return { kind: 'wrong', problems, traced: { ...traced, state: 'refused', fault: problems.join(' ') } }
  const isGuided = call.isGuided === true
  const replayed = visitor || isGuided ? null : replay(action, call.stored)
  if (replayed) {
    const { source, text } = replayed
    const stored = { ...replayed.stored, arguments: traced.arguments, milliseconds: 0, isReplayed: true }
    return { kind: 'result', source, text, traced: stored }
  }
  const offer = { action, values, identity, language, mayConfirm: !isGuided }
  const isReady = mayRunAtOnce(action, identity) && Object.keys(read.problems).length === 0
  if (visitor && !isGuided && isReady && isTypedByVisitor(action, values, call.said))
    return run(platform, { ...call, visitor }, { action, values, read, identity, traced })
  const event = visitor
    ? await openRun(platform, { ...offer, agent, conversationId: visitor.conversationId })
    : previewRun(offer)
  return { kind: 'card', event, traced: { ...traced, state: event.state === 'confirm' ? 'confirm' : 'form' } }
}

/** Whether an action only reads, and the visitor has proved what it asks for. */
function mayRunAtOnce(action: ActionRow, identity: Identity): boolean {
  const isFree = traitsOf(action).onlyReads && !action.asksFirst && action.approval === null
  return isFree && missingProof(action, identity) === null
}

interface Ready {
  readonly action: ActionRow
  readonly values: Readonly<Record<string, string>>
  readonly read: ReadValues
  readonly identity: Identity
  readonly traced: TracedAction
}

async function run(
  platform: Platform,
  { visitor, language }: Call & { readonly visitor: ActingVisitor },
  { action, values, read, identity, traced }: Ready,
): Promise<CalledAction> {
  const { conversationId } = visitor
  const ended = (await isOverLimit(platform, action.agentId, { visitor, identity }))
    ? { ...overLimit, text: actionTexts(language).failed }
    : await runRead(platform, { action, conversationId, language, typed: values, filled: read.values })
  const { state, card, fault, milliseconds } = ended
  const said = card ? tellCard(card, language) : ''
  const text = bounded(said === '' ? ended.text : said)
  const source = card?.source ?? tellSource({ name: action.name, language, now: platform.clock() })
  const end = { state: state === 'done' ? ('done' as const) : ('failed' as const), fault, milliseconds }
  return {
    kind: 'result',
    ...{ source, text },
    traced: { ...traced, ...end, result: text, source },
  }
}

const overLimit = {
  state: 'failed',
  card: null,
  fault: 'The limit of actions for a day is reached.',
  milliseconds: 0,
} as const

async function isOverLimit(
  platform: Platform,
  agentId: number,
  { visitor, identity }: { readonly visitor: ActingVisitor; readonly identity: Identity },
): Promise<boolean> {
  const { ip, conversationId } = visitor
  const tokenId = visitor.tokenId ?? `conversation ${conversationId}`
  try {
    await countRun(platform, { agentId, identity, visitor: ip === null ? null : { tokenId, ip } })
    return false
  } catch (error) {
    if (error instanceof ThrottledError) return true
    throw error
  }
}

/** In characters, of a result that a model reads. */
const longestResult = 6000

function bounded(text: string): string {
  return text.length <= longestResult ? text : `${text.slice(0, longestResult).toWellFormed()}…`
}

/** The stored result of an action. */
function replay({ name }: ActionRow, all: readonly TracedAction[]) {
  const stored = all.find((each) => each.name === name && each.result !== null)
  if (!stored || stored.result === null) return null
  const source = stored.source ?? name
  return { stored, source, text: stored.result }
}

function traceOf(action: ActionRow, values: Ready['values'], read: ReadValues): TracedAction {
  return {
    name: action.name,
    arguments: traceArguments(action.inputs, values, read),
    ...{ state: 'form', result: null, source: null, fault: null, milliseconds: 0, isReplayed: false },
  }
}

/** What is wrong with the values that the model gave, for the model. */
function problemsOf({ inputs }: ActionRow, values: Ready['values'], { problems }: ReadValues): string[] {
  return Object.entries(problems).flatMap(([name, problem]) => {
    const input = inputs.find((each) => each.name === name)
    const isGiven = input && values[name] !== undefined
    return isGiven ? [`${name} (${input.label}): ${actionTexts('en')[problem]}`] : []
  })
}
