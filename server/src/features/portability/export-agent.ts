import type { Readable } from 'node:stream'
import { agentFileEnding } from '@parleykit/contract/portability/agent-files'
import { streamSnapshot } from '../../platform/exports/index.ts'
import { fileNameOf } from '../../platform/zip/index.ts'
import { findOwnAgent } from '../agents/index.ts'
import { recordAudit } from '../workspaces/audit/index.ts'
import { type ActorContext, recordWorkspaceEvent } from '../workspaces/index.ts'
import { listAgentParts } from './exporting/list-agent-parts.ts'

/**
 * An agent as one file, from one snapshot: no conversations, no keys, no members.
 * @throws `not_ready` while another export of the agent is running or too many exports are waiting
 */
export async function exportAgent(
  ctx: ActorContext,
  agentId: number,
): Promise<{ readonly fileName: string; readonly file: Readable }> {
  const { platform, owner } = ctx
  const { name } = await findOwnAgent(platform.database, owner, agentId)
  const file = await streamSnapshot(platform, `agent ${agentId}`, async function* (snapshot) {
    const agent = await findOwnAgent(snapshot, owner, agentId)
    yield* listAgentParts({ blobs: platform.blobs, database: snapshot }, agent, platform.clock())
  })
  const entry = { action: 'agent_exported', agent: { id: agentId, name } } as const
  await recordAudit({ ...ctx, transaction: platform.database }, entry)
  await recordWorkspaceEvent(ctx, { name: 'agent_exported', subject: name })
  return { fileName: `${fileNameOf(name)}${agentFileEnding}`, file }
}
