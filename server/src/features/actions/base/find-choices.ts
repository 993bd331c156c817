import type { ActionInput, ActionValues, ChoicesFrom } from '@parleykit/contract/actions/action-inputs'
import type { Platform } from '../../../platform/platform.ts'
import type { ThrottleRule } from '../../../platform/throttles/index.ts'
import { type Identity, missingProof } from '../core/identity.ts'
import { type Choices, readChoices } from '../core/read-choices.ts'
import { type InputValue, readValues } from '../core/read-values.ts'
import { namesIn, renderRequest, TemplateFault } from '../core/render-request.ts'
import { callApi } from './call-api.ts'
import { callWithBreaker } from './call-with-breaker.ts'
import type { ActionRow } from './tables.ts'

/** Each request to an API is caused by a visitor who sends a form. */
const choicesOfAgent: ThrottleRule = { name: 'action-choices-agent', points: 5000, seconds: 24 * 3600 }
const choicesOfConversation: ThrottleRule = { name: 'action-choices-conversation', points: 60, seconds: 3600 }

interface Choosing {
  readonly action: ActionRow
  /** The run that they are for; its conversation is null for an owner's trial. */
  readonly run: { readonly conversationId: number | null; readonly language: string }
  readonly typed: ActionValues
  readonly identity: Identity
}

export interface FoundChoices {
  /** The action with the choices that were found. An input without choices isn't shown yet. */
  readonly action: ActionRow
  readonly choices: Readonly<Record<string, Choices>>
  /** Why choices weren't found, as a sentence for the owner. */
  readonly fault: string | null
}

/**
 * Finds the choices that come from the API, for every input whose address can be filled in. Nothing is asked for visitors
 * who may not use the action.
 * @throws ThrottledError
 */
export async function findChoices(platform: Platform, choosing: Choosing): Promise<FoundChoices> {
  const { action, typed, identity, run } = choosing
  const needsNone = !action.inputs.some(({ choicesFrom }) => choicesFrom)
  if (needsNone || missingProof(action, identity)) return { action, choices: {}, fault: null }
  const others = action.inputs.filter(({ choicesFrom }) => !choicesFrom)
  const { values } = readValues(others, typed, identity)
  const choices: Record<string, Choices> = {}
  let fault: string | null = null
  for (const { name, choicesFrom } of action.inputs) {
    if (!choicesFrom || [...namesIn(choicesFrom.url)].some((each) => (values[each] ?? '') === '')) continue
    await countRequest(platform, action, run.conversationId)
    const asked = await askForChoices(platform, { action, choicesFrom, values, language: run.language })
    if (typeof asked === 'string') fault = asked
    else choices[name] = asked
  }
  const inputs = action.inputs.map(
    (input): ActionInput =>
      input.choicesFrom ? { ...input, choices: [...(choices[input.name]?.keys() ?? [])] } : input,
  )
  return { action: { ...action, inputs }, choices, fault }
}

async function countRequest(
  { throttles }: Platform,
  { agentId }: ActionRow,
  conversationId: number | null,
): Promise<void> {
  if (conversationId === null) return
  await throttles.consume(choicesOfConversation, String(conversationId))
  await throttles.consume(choicesOfAgent, String(agentId))
}

/** What is sent: a found choice by its value, everything else as it is. */
export function withFoundValues(
  filled: Readonly<Record<string, InputValue>>,
  choices: FoundChoices['choices'],
): Record<string, InputValue> {
  return Object.fromEntries(
    Object.entries(filled).map(([name, value]) => [name, choices[name]?.get(String(value)) ?? value]),
  )
}

interface Asking {
  readonly action: ActionRow
  readonly choicesFrom: ChoicesFrom
  readonly values: Readonly<Record<string, InputValue>>
  readonly language: string
}

/** The choices, or why there are none. */
async function askForChoices(
  platform: Platform,
  { action, choicesFrom, values, language }: Asking,
): Promise<Choices | string> {
  if (!action.http) return 'This action sends no request.'
  const headers = choicesFrom.headers.map((header) => ({ ...header, isSecret: false }))
  const http = { ...action.http, ...{ method: 'GET' as const, url: choicesFrom.url, headers, picks: [] } }
  try {
    const request = renderRequest(http, values)
    const call = { action: { ...action, http }, request, values, idempotencyKey: '' }
    let response = ''
    const key = `${action.agentId} ${new URL(request.url).host}`
    const outcome = await callWithBreaker(platform, key, async () => {
      const called = await callApi(platform, call)
      response = called.text
      return { outcome: called.outcome, isFault: called.status === null || called.status >= 500 }
    })
    if (outcome.kind !== 'done') return outcome.fault
    return readChoices(JSON.parse(response), choicesFrom, language)
  } catch (error) {
    if (error instanceof SyntaxError) return 'The response with the choices isn’t JSON of at most 64 KB.'
    if (error instanceof TemplateFault) return error.message
    throw error
  }
}
