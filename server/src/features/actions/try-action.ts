import { randomBytes } from 'node:crypto'
import type { ActionValues } from '@parleykit/contract/actions/action-inputs'
import type { ActionTrial } from '@parleykit/contract/actions/action-routes'
import { DomainError } from '../../platform/domain-error/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ActorContext } from '../workspaces/index.ts'
import { callApi } from './base/call-api.ts'
import { findChoices, withFoundValues } from './base/find-choices.ts'
import { findOwnAction } from './base/find-own-action.ts'
import type { ActionRow } from './base/tables.ts'
import { actionTexts } from './core/action-texts.ts'
import type { CallOutcome } from './core/classify-outcome.ts'
import { nobody } from './core/identity.ts'
import { type InputValue, type ReadValues, readValues } from './core/read-values.ts'
import { renderRequest, TemplateFault } from './core/render-request.ts'
import { tellCard, toCard } from './core/tell-result.ts'
import { tryTool } from './mcp/try-tool.ts'
import { actionTrialsByOwner } from './throttle-rules.ts'

interface TryAction {
  readonly params: { readonly id: number; readonly actionId: number }
  readonly values: ActionValues
}

const language = 'en'

/**
 * Runs an action once with the owner's values, and tells what was sent and received. Inputs of an identity take the
 * owner's values, too. Nothing is stored.
 * @throws DomainError `validation_failed` if a value is missing or wrong, or the action has no request
 */
export async function tryAction(
  { platform, owner, actor }: Pick<ActorContext, 'platform' | 'owner' | 'actor'>,
  { params, values }: TryAction,
): Promise<ActionTrial> {
  const action = await findOwnAction({ database: platform.database, owner }, params)
  await platform.throttles.consume(actionTrialsByOwner, String(owner.id))
  if (!action.http && !action.mcp) throw new DomainError('validation_failed', 'This action sends no request.')
  const open = action.inputs.map((input) =>
    input.source === 'identity' ? { ...input, source: 'visitor' as const } : input,
  )
  const choosing = { action: { ...action, inputs: open, audience: 'anyone' as const }, typed: values }
  const run = { conversationId: null, language }
  const found = await findChoices(platform, { ...choosing, run, identity: nobody })
  if (found.fault) throw new DomainError('validation_failed', `The choices can’t be found: ${found.fault}`)
  const read = readValues(found.action.inputs, values, nobody)
  refuseProblem(found.action, read)
  const filled = withFoundValues(read.values, found.choices)
  const call = { action, values: filled, seesEndings: actor.role === 'owner' }
  const { outcome, ...tried } = action.mcp ? await tryTool(platform, call) : await tryRequest(platform, call)
  const card =
    outcome.kind === 'done'
      ? toCard(outcome.picked, { name: action.name, language, now: platform.clock() })
      : null
  return {
    ...tried,
    response: tried.response.replaceAll('\u0000', '').toWellFormed(),
    card,
    text: card ? [action.doneText, tellCard(card, language)].filter(Boolean).join('\n\n') : '',
    fault: outcome.kind === 'done' ? null : outcome.fault,
  }
}

interface Call {
  readonly action: ActionRow
  readonly seesEndings: boolean
  readonly values: Readonly<Record<string, InputValue>>
}

type Tried = Pick<ActionTrial, 'request' | 'status' | 'response' | 'milliseconds'> & {
  readonly outcome: CallOutcome
}

async function tryRequest(platform: Platform, { action, values, seesEndings }: Call): Promise<Tried> {
  if (!action.http) throw new Error('The action has no request')
  try {
    const request = renderRequest(action.http, values)
    const idempotencyKey = randomBytes(18).toString('base64url')
    const { outcome, status, text, milliseconds } = await callApi(platform, {
      ...{ action, request, values, idempotencyKey },
    })
    const secrets = action.http.headers.flatMap(({ name, value, isSecret }) =>
      isSecret ? [{ name, value: value === null ? 'missing' : seesEndings ? value : '' }] : [],
    )
    const sent = { ...request, headers: [...request.headers, ...secrets], body: request.body ?? '' }
    return { request: sent, outcome, status, response: text, milliseconds }
  } catch (error) {
    if (!(error instanceof TemplateFault)) throw error
    throw new DomainError('validation_failed', error.message, { param: 'http.url' })
  }
}

/** Says what is wrong with the first value. Found choices are listed, so that the owner can copy one. */
function refuseProblem({ inputs }: ActionRow, { problems }: ReadValues): void {
  const [problem] = Object.entries(problems)
  if (!problem) return
  const [name, text] = problem
  const input = inputs.find((each) => each.name === name)
  const choices = input?.choicesFrom ? ` ${input.choices.slice(0, 10).join(' · ')}` : ''
  const message = `${input?.label ?? name}: ${actionTexts(language)[text]}${choices}`
  throw new DomainError('validation_failed', message, { param: `values.${name}` })
}
