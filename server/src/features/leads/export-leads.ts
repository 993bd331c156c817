import { create } from 'content-disposition'
import type { FastifyReply } from 'fastify'
import { writeCsv } from '../../platform/csv/write-csv.ts'
import type { Platform } from '../../platform/platform.ts'
import type { AgentRow } from '../agents/index.ts'
import { leadColumns, toLeadRow } from './core/lead-row.ts'
import { listAgentLeads } from './list-agent-leads.ts'

/** Sends an agent's leads as a CSV file. */
export function exportLeads(
  { platform, reply }: { readonly platform: Platform; readonly reply: FastifyReply },
  { agent, input: { tests } }: { readonly agent: AgentRow; readonly input: { readonly tests: boolean } },
): FastifyReply {
  const name = `${agent.name} leads ${platform.clock().toISOString().slice(0, 10)}.csv`
  reply.header('content-disposition', create(name)).header('cache-control', 'private, no-store')
  const rows = toRows(listAgentLeads(platform.reads.run, agent.id, tests))
  const file = writeCsv(leadColumns, rows, (error) =>
    platform.log.warn({ err: error, agentId: agent.id }, 'export ended early'),
  )
  return reply.type('text/csv; charset=utf-8').send(file)
}

async function* toRows(found: ReturnType<typeof listAgentLeads>) {
  for await (const lead of found) yield toLeadRow(lead)
}
