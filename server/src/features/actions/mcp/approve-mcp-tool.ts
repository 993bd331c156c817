import { eq } from '../../../platform/database/drizzle.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import { lockOwnAgent } from '../../agents/index.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { recordAudit } from '../../workspaces/audit/index.ts'
import type { ActorContext } from '../../workspaces/index.ts'
import { findOwnAction } from '../base/find-own-action.ts'
import { countActionChange } from '../base/get-offered-actions.ts'
import { type ActionRow, actions, mcpServers } from '../base/tables.ts'
import { mergeInputs } from '../core/mcp/merge-inputs.ts'

interface ApproveTool {
  readonly params: { readonly id: number; readonly actionId: number }
  /** Of the change that was reviewed. */
  readonly hash: string
}

/**
 * Approves the change of a tool, and switches its action on again. What its owner wrote into the inputs is kept.
 * @throws DomainError `changed_meanwhile` if the tool isn't the one that was reviewed
 */
export async function approveMcpTool(ctx: ActorContext, { params, hash }: ApproveTool): Promise<ActionRow> {
  const { platform, owner } = ctx
  const approved = await platform.database.transaction(async (transaction) => {
    const agent = await lockOwnAgent(transaction, owner, params.id)
    const action = await findOwnAction({ database: transaction, owner }, params)
    const { mcp, mcpServerId } = action
    const [server] = await transaction
      .select()
      .from(mcpServers)
      .where(eq(mcpServers.id, mcpServerId ?? 0))
    const tool = server?.tools.find((each) => each.name === mcp?.tool && each.hash === hash)
    if (mcp?.change?.kind !== 'changed' || mcp.change.hash !== hash || !tool)
      throw new DomainError('changed_meanwhile', 'The tool has changed again. Please review it again.')
    if (tool.refusal !== null) throw new DomainError('validation_failed', tool.refusal)
    const { isReadOnly, isIdempotent, text } = tool
    const [row] = await transaction
      .update(actions)
      .set({
        inputs: mergeInputs(action.inputs, tool),
        mcp: {
          ...mcp,
          hash,
          approved: text,
          arguments: tool.arguments,
          isReadOnly,
          isIdempotent,
          change: null,
        },
        // What only read and now writes is asked first.
        asksFirst: action.asksFirst || (mcp.isReadOnly && !isReadOnly),
        ...{ isOn: true, changedAt: platform.clock() },
      })
      .where(eq(actions.id, action.id))
      .returning()
    if (!row) throw new Error('The database returned no action')
    await countActionChange(transaction, params.id)
    const subject = { kind: 'action', id: row.id, name: row.name } as const
    await recordAudit({ ...ctx, transaction }, { action: 'mcp_tool_approved', agent, subject })
    return row
  })
  notifyOwner(platform, owner.id, { topic: 'agents', agentId: params.id })
  return approved
}
