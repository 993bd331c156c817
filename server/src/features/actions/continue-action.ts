import type { ActionValues } from '@parleykit/contract/actions/action-inputs'
import type { ActionEvent, PageResult } from '@parleykit/contract/actions/action-runs'
import { actionFormHours } from '@parleykit/contract/actions/limits'
import { DomainError } from '../../platform/domain-error/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { lockAgent } from '../agents/index.ts'
import type { AdmittedVisitor } from '../conversations/visitors/index.ts'
import { notifyOwner } from '../notifications/index.ts'
import { askForApproval } from './ask-for-approval.ts'
import { countRun } from './base/count-run.ts'
import { endWaitingRun } from './base/end-waiting-run.ts'
import { type FoundChoices, findChoices, withFoundValues } from './base/find-choices.ts'
import { findIdentity } from './base/find-identity.ts'
import { findVisitorRun } from './base/find-visitor-run.ts'
import { runEvent } from './base/run-event.ts'
import { moveRun, type OpenRun, stepRun, waitForEnd } from './base/step-run.ts'
import type { ActionRow } from './base/tables.ts'
import { actionTexts, fillText } from './core/action-texts.ts'
import { type MissingProof, missingProof } from './core/identity.ts'
import { openingOf } from './core/opening-of.ts'
import { type ReadValues, readValues } from './core/read-values.ts'
import { tellPlan } from './core/tell-result.ts'
import { proveEmail } from './email-proof/prove-email.ts'
import { endPageRun } from './end-page-run.ts'
import { runAction } from './run-action.ts'

interface Continue {
  readonly runId: string
  readonly input: {
    readonly values?: ActionValues | undefined
    readonly confirm?: boolean | undefined
    readonly result?: PageResult | undefined
  }
}

interface VisitorContext {
  readonly platform: Platform
  readonly visitor: AdmittedVisitor & { readonly ip: string }
}

/**
 * Takes a step of an action in the visitor's own conversation: proves an address, fills the form in, confirms or
 * cancels. The same step twice runs the action once; the second caller waits for the result of the first.
 * @throws DomainError `not_found` for runs in other conversations, `changed_meanwhile` if the form is too old
 */
export async function continueAction(ctx: VisitorContext, { runId, input }: Continue): Promise<ActionEvent> {
  const { platform, visitor } = ctx
  const known = await findVisitorRun(ctx, runId)
  const { run } = known
  if (run.state === 'waiting' && input.confirm === false) return withdraw(ctx, known)
  if (input.result) return endPageRun(platform, known, input.result)
  const isProving = run.state === 'email' || run.state === 'code'
  if (!isProving && run.state !== 'form' && run.state !== 'confirm') return waitForEnd(platform, known)
  const age = platform.clock().getTime() - run.createdAt.getTime()
  if (!known.action.isOn || age > actionFormHours * 3_600_000)
    throw new DomainError('changed_meanwhile', 'This form is no longer open. Please ask again.')
  if (input.confirm === false)
    return stepRun(platform, known, { state: 'cancelled', text: actionTexts(run.language).cancelled })

  const tokenId = visitor.visitor.by === 'token' ? visitor.visitor.tokenId : null
  const identity = await findIdentity(platform, { ...run, tokenId })
  const missing = missingProof(known.action, identity)
  const typed = input.values && !isProving ? onlyFields(known.action, input.values) : run.values
  if (missing === 'email' && tokenId !== null) {
    const { agent, ip } = visitor
    const proving = { open: known, agent, tokenId, ip, values: input.values ?? {}, typed }
    return (await proveEmail(platform, proving)) ?? continueAction(ctx, { runId, input: {} })
  }
  const found = await findChoices(platform, { ...known, typed, identity })
  const { action } = found
  const open = { action, run }
  if (isProving && !missing) return stepRun(platform, open, openingOf(action, identity, run.language))
  const read = readValues(action.inputs, typed, identity)
  if (missing || found.fault || Object.keys(read.problems).length > 0)
    return backToForm(platform, open, { typed, read, missing, found })
  const told = { ...read.values, ...typed }
  const plan = tellPlan(action.inputs, told, { name: action.name, language: run.language })
  // What is proved about the visitor may have changed since they saw the plan.
  const isConfirmed = input.confirm === true && run.state === 'confirm' && run.text === plan
  if (action.asksFirst && !isConfirmed)
    return stepRun(platform, open, { state: 'confirm', values: typed, text: plan })
  await countRun(platform, {
    ...{ agentId: action.agentId, identity },
    visitor: tokenId === null ? null : { tokenId, ip: visitor.ip },
  })
  const change = { values: typed, filled: withFoundValues(read.values, found.choices) }
  if (action.approval) {
    const waiting = await askForApproval(platform, { agent: visitor.agent, action, run, change })
    return waiting ? runEvent(action, waiting) : waitForEnd(platform, open)
  }
  const isInPage = action.page !== null
  const sent = isInPage ? { sentAt: platform.clock() } : {}
  const claimed = await moveRun(platform, run, { ...change, ...sent, state: 'running' })
  if (claimed && isInPage) return runEvent(action, claimed)
  return claimed
    ? runEvent(action, await runAction(platform, { action, run: claimed }))
    : waitForEnd(platform, open)
}

/** What a visitor may type: nothing that is bound to an identity or fixed. */
function onlyFields({ inputs }: ActionRow, values: ActionValues): ActionValues {
  const open = inputs.filter(({ source }) => source === 'visitor' || source === 'agent')
  return Object.fromEntries(
    open.flatMap(({ name }) => (Object.hasOwn(values, name) ? [[name, values[name] ?? '']] : [])),
  )
}

interface Unready {
  readonly typed: ActionValues
  readonly read: ReadValues
  readonly missing: MissingProof | null
  readonly found: Pick<FoundChoices, 'choices' | 'fault'>
}

function backToForm(
  platform: Platform,
  open: OpenRun,
  { typed, read: { problems }, missing, found: { choices, fault } }: Unready,
): Promise<ActionEvent> {
  const { signIn, failed, nothing, offer } = actionTexts(open.run.language)
  const isEmpty = Object.values(choices).some(({ size }) => size === 0)
  const asked = isEmpty ? nothing : fillText(offer, { name: open.action.name })
  const text = missing ? signIn : fault ? failed : asked
  return stepRun(platform, open, { state: 'form', values: typed, text, fault }, { problems })
}

/** Cancels a run that waits for approval. */
async function withdraw({ platform, visitor }: VisitorContext, open: OpenRun): Promise<ActionEvent> {
  const { id: agentId, ownerId } = visitor.agent
  const end = { state: 'cancelled', text: actionTexts(open.run.language).cancelled, fault: null } as const
  const ended = await platform.database.transaction(async (transaction) => {
    await lockAgent(transaction, { agentId })
    return endWaitingRun(transaction, { ...open, now: platform.clock(), end })
  })
  notifyOwner(platform, ownerId, { topic: 'actions', agentId }, { topic: 'conversations', agentId })
  return ended ? runEvent(open.action, ended) : waitForEnd(platform, open)
}
