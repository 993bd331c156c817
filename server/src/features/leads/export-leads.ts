import { pipeline, Readable } from 'node:stream'
import { create } from 'content-disposition'
import { stringify } from 'csv-stringify'
import type { FastifyReply } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import type { AgentRow } from '../agents/index.ts'
import { leadColumns, toLeadRow } from './core/lead-row.ts'
import { listAgentLeads } from './list-agent-leads.ts'

/** Sends what was left with an agent as a CSV file. */
export function exportLeads(
  platform: Platform,
  agent: AgentRow,
  { tests }: { readonly tests: boolean },
  reply: FastifyReply,
): FastifyReply {
  const name = `${agent.name} leads ${platform.clock().toISOString().slice(0, 10)}.csv`
  reply.header('content-disposition', create(name)).header('cache-control', 'private, no-store')
  // A spreadsheet would run what a visitor wrote as a formula, and reads UTF-8 only where the mark says so.
  const rows = stringify({ header: true, bom: true, escape_formulas: true, columns: [...leadColumns] })
  const found = Readable.from(toRows(listAgentLeads(platform.reads.run, agent.id, tests)))
  const failed = (error: Error | null | undefined) => {
    if (error) platform.log.warn({ err: error, agentId: agent.id }, 'export ended early')
  }
  return reply.type('text/csv; charset=utf-8').send(pipeline(found, rows, failed))
}

async function* toRows(found: ReturnType<typeof listAgentLeads>) {
  for await (const lead of found) yield toLeadRow(lead)
}
