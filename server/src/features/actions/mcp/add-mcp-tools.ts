import { actionPurposeMax, actionsMax } from '@parleykit/contract/actions/limits'
import { count, eq } from '../../../platform/database/drizzle.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import { lockOwnAgent } from '../../agents/index.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { recordAudit } from '../../workspaces/audit/index.ts'
import type { ActorContext } from '../../workspaces/index.ts'
import { countActionChange } from '../base/get-offered-actions.ts'
import { type ActionRow, actions } from '../base/tables.ts'
import type { ListedTool } from '../core/mcp/listed-tool.ts'
import { findOwnServer, type ServerParams } from './find-own-server.ts'

interface AddTools {
  readonly params: ServerParams
  /** Names at the server. */
  readonly tools: readonly string[]
}

/**
 * Approves tools as they were listed, and makes an action of each that has none. They are off: their owner writes
 * example phrases and picks what visitors see first.
 * @throws DomainError `validation_failed` for tools that aren't listed or can't be actions
 */
export async function addMcpTools(ctx: ActorContext, { params, tools }: AddTools): Promise<ActionRow[]> {
  const { platform, owner } = ctx
  const agentId = params.id
  const added = await platform.database.transaction(async (transaction) => {
    const agent = await lockOwnAgent(transaction, owner, agentId)
    const server = await findOwnServer({ database: transaction, owner }, params)
    const own = await transaction.select().from(actions).where(eq(actions.mcpServerId, server.id))
    const isNew = (name: string) => own.every(({ mcp }) => mcp?.tool !== name)
    const wanted = [...new Set(tools)].filter(isNew).map((name) => offered(server.tools, name))
    const [there] = await transaction
      .select({ count: count() })
      .from(actions)
      .where(eq(actions.agentId, agentId))
    if ((there?.count ?? 0) + wanted.length > actionsMax)
      throw new DomainError(
        'validation_failed',
        `An agent can have up to ${actionsMax} actions. Choose fewer tools.`,
      )
    if (wanted.length === 0) return own
    const now = platform.clock()
    const rows = await transaction
      .insert(actions)
      .values(
        wanted.map((tool) => ({
          ...actionOf(tool),
          agentId,
          mcpServerId: server.id,
          createdAt: now,
          changedAt: now,
        })),
      )
      .returning()
    await countActionChange(transaction, agentId)
    for (const { id, name } of rows) {
      const subject = { kind: 'action', id, name } as const
      await recordAudit({ ...ctx, transaction }, { action: 'mcp_tool_approved', agent, subject })
    }
    return [...own, ...rows]
  })
  notifyOwner(platform, owner.id, { topic: 'agents', agentId })
  return added
}

function offered(listed: readonly ListedTool[], name: string): ListedTool {
  const tool = listed.find((each) => each.name === name)
  if (!tool)
    throw new DomainError('validation_failed', 'The server doesn’t list this tool.', { param: 'tools' })
  if (tool.refusal !== null)
    throw new DomainError('validation_failed', `${tool.title}: ${tool.refusal}`, { param: 'tools' })
  return tool
}

/** A tool writes unless it says that it only reads, so what it will do is asked first. */
function actionOf({
  name: tool,
  title,
  description,
  text,
  hash,
  inputs,
  isReadOnly,
  isIdempotent,
  ...rest
}: ListedTool) {
  return {
    ...{
      kind: 'mcp' as const,
      name: title,
      purpose: description.slice(0, actionPurposeMax),
      phrases: [title],
      inputs,
    },
    ...{ audience: 'anyone' as const, asksFirst: !isReadOnly, doneText: '', isOn: false, mails: false },
    mcp: {
      tool,
      approved: text,
      hash,
      arguments: rest.arguments,
      isReadOnly,
      isIdempotent,
      change: null,
      picks: [],
    },
  }
}
