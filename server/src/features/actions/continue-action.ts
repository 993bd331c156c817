import { setTimeout as delay } from 'node:timers/promises'
import type { ActionValues } from '@parleykit/contract/actions/action-inputs'
import type { ActionEvent } from '@parleykit/contract/actions/action-runs'
import { actionCallMs, actionFormHours } from '@parleykit/contract/actions/limits'
import { and, eq } from '../../platform/database/drizzle.ts'
import { DomainError, notFound } from '../../platform/domain-error/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { networkOf } from '../../platform/throttles/index.ts'
import { conversations, readableByVisitor } from '../conversations/index.ts'
import { type AdmittedVisitor, visitorThrottleKey } from '../conversations/visitors/index.ts'
import { findIdentity } from './base/find-identity.ts'
import { runEvent } from './base/run-event.ts'
import { type ActionRow, type ActionRunRow, actionRuns, actions } from './base/tables.ts'
import { actionTexts } from './core/action-texts.ts'
import { type MissingProof, missingProof } from './core/identity.ts'
import { type ReadValues, readValues } from './core/read-values.ts'
import { tellPlan } from './core/tell-result.ts'
import { runAction } from './run-action.ts'
import { actionsByAddress, actionsByVisitor, actionsOfAgent } from './throttle-rules.ts'

interface Continue {
  readonly runId: string
  readonly input: { readonly values?: ActionValues | undefined; readonly confirm?: boolean | undefined }
}

interface VisitorContext {
  readonly platform: Platform
  readonly visitor: AdmittedVisitor & { readonly ip: string }
}

/**
 * Takes a step of an action in the visitor's own conversation: fills the form in, confirms or cancels. The same step
 * twice runs the action once; the second caller waits for the result of the first.
 * @throws DomainError `not_found` for runs in other conversations, `changed_meanwhile` if the form is too old
 */
export async function continueAction(ctx: VisitorContext, { runId, input }: Continue): Promise<ActionEvent> {
  const { platform, visitor } = ctx
  const { action, run } = await findOwnRun(ctx, runId)
  if (run.state !== 'form' && run.state !== 'confirm') return waitForEnd(platform, action, run)
  const age = platform.clock().getTime() - run.createdAt.getTime()
  if (!action.isOn || age > actionFormHours * 3_600_000)
    throw new DomainError('changed_meanwhile', 'This form is no longer open. Please ask again.')
  if (input.confirm === false) return cancel(platform, action, run)
  await slowDown(ctx)
  const typed = input.values ? onlyFields(action, input.values) : run.values
  const identity = await findIdentity(platform, { ...run, tokenId: tokenOf(visitor) })
  const read = readValues(action.inputs, typed, identity)
  const missing = missingProof(action, identity)
  if (missing || Object.keys(read.problems).length > 0)
    return backToForm(platform, action, run, { typed, read, missing })
  const isConfirmed = input.confirm === true && run.state === 'confirm'
  if (action.asksFirst && !isConfirmed) return askToConfirm(platform, action, run, { typed, read })
  const claimed = await moveRun(platform, run, { state: 'running', values: typed, filled: read.values })
  return claimed
    ? runEvent(action, await runAction(platform, { action, run: claimed }))
    : waitForEnd(platform, action, run)
}

interface Filled {
  readonly typed: ActionValues
  readonly read: ReadValues
}

async function findOwnRun({ platform, visitor }: VisitorContext, runId: string) {
  const [found] = await platform.database
    .select({ run: actionRuns, action: actions })
    .from(actionRuns)
    .innerJoin(actions, eq(actions.id, actionRuns.actionId))
    .innerJoin(conversations, eq(conversations.id, actionRuns.conversationId))
    .where(
      and(eq(actionRuns.id, runId), eq(actionRuns.agentId, visitor.agent.id), readableByVisitor(visitor)),
    )
  if (!found) throw notFound('Action')
  return found
}

async function slowDown({ platform: { throttles }, visitor }: VisitorContext): Promise<void> {
  if (visitor.visitor.by !== 'secret-key') {
    await throttles.consume(actionsByVisitor, `${visitor.agent.id}/${visitorThrottleKey(visitor.visitor)}`)
    await throttles.consume(actionsByAddress, networkOf(visitor.ip))
  }
  await throttles.consume(actionsOfAgent, String(visitor.agent.id))
}

function tokenOf({ visitor }: AdmittedVisitor): string | null {
  return visitor.by === 'token' ? visitor.tokenId : null
}

/** What a visitor may type: nothing that is bound to an identity or fixed. */
function onlyFields({ inputs }: ActionRow, values: ActionValues): ActionValues {
  const open = inputs.filter(({ source }) => source === 'visitor' || source === 'agent')
  return Object.fromEntries(
    open.flatMap(({ name }) => (Object.hasOwn(values, name) ? [[name, values[name] ?? '']] : [])),
  )
}

async function backToForm(
  platform: Platform,
  action: ActionRow,
  run: ActionRunRow,
  { typed, read, missing }: Filled & { readonly missing: MissingProof | null },
): Promise<ActionEvent> {
  const text = missing ? { text: actionTexts(run.language).signIn } : {}
  const moved = await moveRun(platform, run, { state: 'form', values: typed, ...text })
  return moved ? runEvent(action, moved, read.problems) : waitForEnd(platform, action, run)
}

async function askToConfirm(
  platform: Platform,
  action: ActionRow,
  run: ActionRunRow,
  { typed, read }: Filled,
): Promise<ActionEvent> {
  const text = tellPlan(action.inputs, read.values, { name: action.name, language: run.language })
  const moved = await moveRun(platform, run, { state: 'confirm', values: typed, text })
  return moved ? runEvent(action, moved) : waitForEnd(platform, action, run)
}

async function cancel(platform: Platform, action: ActionRow, run: ActionRunRow): Promise<ActionEvent> {
  const text = actionTexts(run.language).cancelled
  const moved = await moveRun(platform, run, { state: 'cancelled', text })
  return moved ? runEvent(action, moved) : waitForEnd(platform, action, run)
}

/** Changes a run that is as it was read; undefined if another request was faster. */
async function moveRun(
  platform: Platform,
  run: ActionRunRow,
  change: Partial<Pick<ActionRunRow, 'state' | 'values' | 'filled' | 'text'>>,
): Promise<ActionRunRow | undefined> {
  const [moved] = await platform.database
    .update(actionRuns)
    .set({ ...change, changedAt: platform.clock() })
    .where(
      and(
        eq(actionRuns.id, run.id),
        eq(actionRuns.state, run.state),
        eq(actionRuns.changedAt, run.changedAt),
      ),
    )
    .returning()
  return moved
}

const lookAgainMs = 250

/** Waits while another request runs the action. */
async function waitForEnd(platform: Platform, action: ActionRow, run: ActionRunRow): Promise<ActionEvent> {
  const endAt = performance.now() + 2 * actionCallMs
  for (;;) {
    const [row] = await platform.database.select().from(actionRuns).where(eq(actionRuns.id, run.id))
    if (!row) throw notFound('Action')
    if (row.state !== 'running' || performance.now() > endAt) return runEvent(action, row)
    await delay(lookAgainMs)
  }
}
