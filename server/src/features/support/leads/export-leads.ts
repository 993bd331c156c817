import { create } from 'content-disposition'
import type { FastifyReply } from 'fastify'
import { writeCsv } from '../../../platform/csv/write-csv.ts'
import { findOwnAgent } from '../../agents/index.ts'
import { recordAudit } from '../../workspaces/audit/index.ts'
import { type ActorContext, recordWorkspaceEvent } from '../../workspaces/index.ts'
import { leadColumns, toLeadRow } from './core/lead-row.ts'
import { listAgentLeads } from './list-agent-leads.ts'

/** Sends an agent's leads as a CSV file. */
export async function exportLeads(
  ctx: ActorContext & { readonly reply: FastifyReply },
  { agentId, input: { tests } }: { readonly agentId: number; readonly input: { readonly tests: boolean } },
): Promise<FastifyReply> {
  const { platform, owner, reply } = ctx
  const agent = await findOwnAgent(platform.database, owner, agentId)
  await recordAudit({ ...ctx, transaction: platform.database }, { action: 'leads_exported', agent })
  await recordWorkspaceEvent(ctx, { name: 'leads_exported', subject: agent.name })
  const name = `${agent.name} leads ${platform.clock().toISOString().slice(0, 10)}.csv`
  reply.header('content-disposition', create(name)).header('cache-control', 'private, no-store')
  const rows = toRows(listAgentLeads(platform.readRouter.run, agent.id, tests))
  const file = writeCsv(leadColumns, rows, (error) =>
    platform.log.warn({ err: error, agentId: agent.id }, 'export ended early'),
  )
  return reply.type('text/csv; charset=utf-8').send(file)
}

async function* toRows(found: ReturnType<typeof listAgentLeads>) {
  for await (const lead of found) yield toLeadRow(lead)
}
