import { isDeepStrictEqual } from 'node:util'
import type { ActionBody } from '@parleykit/contract/actions/actions'
import type { ActionPick } from '@parleykit/contract/actions/http-settings'
import { actionsMax } from '@parleykit/contract/actions/limits'
import { and, count, eq } from '../../platform/database/drizzle.ts'
import type { Transaction } from '../../platform/database/index.ts'
import { DomainError, notFound } from '../../platform/domain-error/index.ts'
import { FetchFault } from '../../platform/fetch-public-url/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { lockOwnAgent } from '../agents/index.ts'
import { notifyOwner } from '../notifications/index.ts'
import { recordAudit } from '../workspaces/audit/index.ts'
import type { ActorContext } from '../workspaces/index.ts'
import { findOwnAction } from './base/find-own-action.ts'
import { countActionChange } from './base/get-offered-actions.ts'
import { openSecrets, sealSecrets } from './base/secrets.ts'
import { type ActionRow, actions } from './base/tables.ts'
import { columnsOf } from './core/action-parts.ts'
import { checkRequest } from './core/check-request.ts'
import { needsMail } from './core/identity.ts'
import { findMisfit } from './core/mcp/merge-inputs.ts'
import { checkTemplates, TemplateFault } from './core/render-request.ts'
import { actionChangesByOwner } from './throttle-rules.ts'

interface SaveAction {
  readonly agentId: number
  /** Null for a new one. */
  readonly actionId: number | null
  readonly input: ActionBody
}

const checkMs = 5000
const noMail = 'This server sends no mail, so it can’t send codes. Set up a mail server first.'

/**
 * Adds or replaces an action. A secret is only sent to the host that it was entered for, so it is dropped if the host
 * changes.
 * @throws DomainError `validation_failed` if its request can't be made or may not be sent
 */
export async function saveAction(
  ctx: ActorContext,
  { agentId, actionId, input }: SaveAction,
): Promise<ActionRow> {
  const { platform, owner } = ctx
  const known =
    actionId === null
      ? null
      : await findOwnAction({ database: platform.database, owner }, { id: agentId, actionId })
  if (needsMail(input) && !platform.mail.isOn)
    throw new DomainError('validation_failed', noMail, { param: 'audience' })
  await platform.throttles.consume(actionChangesByOwner, String(owner.id))
  const values = { ...columnsOf(input), ...(await requestColumns(platform, input, known)) }
  const saved = await platform.database.transaction(async (transaction) => {
    const agent = await lockOwnAgent(transaction, owner, agentId)
    const row = await storeAction(transaction, { agentId, known, values, now: platform.clock() })
    await countActionChange(transaction, agentId)
    const subject = { kind: 'action', id: row.id, name: row.name } as const
    await recordAudit({ ...ctx, transaction }, { action: 'action_saved', agent, subject })
    return row
  })
  notifyOwner(platform, owner.id, { topic: 'agents', agentId })
  return saved
}

type Columns = Omit<typeof actions.$inferInsert, 'id' | 'agentId' | 'createdAt' | 'changedAt'>

/** The request's settings and its sealed secrets, or the tool's settings. */
async function requestColumns(platform: Platform, input: ActionBody, known: ActionRow | null) {
  if (input.kind === 'mcp') return toolColumns(input, known)
  if (input.kind === 'page') refuseChecks(input.page.picks, 'page.picks')
  if (input.kind !== 'http') return { http: null, secrets: null, mcp: null, mcpServerId: null }
  try {
    const origin = checkRequest(input.http, input.inputs)
    const knownNames = known?.inputs.map(({ name }) => name) ?? []
    const isSameOrigin = known?.http != null && checkTemplates(known.http, knownNames) === origin
    const kept = known && isSameOrigin ? await openSecrets(platform, known) : {}
    await platform.checkPublicUrl(origin, AbortSignal.timeout(checkMs))
    const sealed = await sealSecrets(platform, { http: input.http, known: kept })
    return { ...sealed, mcp: null, mcpServerId: null }
  } catch (error) {
    if (!(error instanceof TemplateFault || error instanceof FetchFault)) throw error
    throw new DomainError('validation_failed', error.message, { param: 'http.url' })
  }
}

/** Its tool stays what was approved, so only what is shown of a result can be changed. */
function toolColumns(input: Extract<ActionBody, { kind: 'mcp' }>, known: ActionRow | null) {
  const refuse = (message: string, param: string) => new DomainError('validation_failed', message, { param })
  if (!known?.mcp) throw refuse('Choose a tool of an MCP server to add it.', 'kind')
  if (input.isOn && known.mcp.change !== null) throw refuse('Review the change of its tool first.', 'isOn')
  const misfit = findMisfit(input.inputs, { inputs: known.inputs, arguments: known.mcp.arguments })
  if (misfit !== null) throw refuse(misfit, 'inputs')
  refuseChecks(input.mcp.picks, 'mcp.picks')
  return { http: null, secrets: null, mcp: { ...known.mcp, picks: input.mcp.picks } }
}

/** What has been done can't be hidden. */
function refuseChecks(picks: readonly ActionPick[], param: string): void {
  if (!picks.some(({ show }) => show === 'check')) return
  const message = 'Only responses of GET requests can be compared with an input.'
  throw new DomainError('validation_failed', message, { param })
}

interface StoreAction {
  readonly agentId: number
  readonly known: ActionRow | null
  readonly values: Columns
  readonly now: Date
}

async function storeAction(
  transaction: Transaction,
  { agentId, known, values, now }: StoreAction,
): Promise<ActionRow> {
  if (known) {
    const own = and(eq(actions.id, known.id), eq(actions.agentId, agentId))
    const [there] = await transaction.select({ mcp: actions.mcp }).from(actions).where(own)
    if (!there) throw notFound('Action')
    // Its tool may have been switched off meanwhile.
    if (values.mcp && !isDeepStrictEqual(there.mcp, known.mcp))
      throw new DomainError('changed_meanwhile', 'The tool has changed meanwhile. Please review it.')
    const [changed] = await transaction
      .update(actions)
      .set({ ...values, changedAt: now })
      .where(own)
      .returning()
    if (!changed) throw notFound('Action')
    return changed
  }
  const [there] = await transaction
    .select({ count: count() })
    .from(actions)
    .where(eq(actions.agentId, agentId))
  if ((there?.count ?? 0) >= actionsMax) {
    throw new DomainError(
      'validation_failed',
      `An agent can have up to ${actionsMax} actions. Delete one first.`,
    )
  }
  const [made] = await transaction
    .insert(actions)
    .values({ agentId, ...values, createdAt: now, changedAt: now })
    .returning()
  if (!made) throw new Error('The database returned no action')
  return made
}
