import type { AuditSearch } from '@parleykit/contract/workspaces/audit'
import { create } from 'content-disposition'
import type { FastifyReply } from 'fastify'
import { writeCsv } from '../../../platform/csv/write-csv.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { AuditActor } from './base/audit-actor.ts'
import { auditColumns, toAuditCsvRow } from './core/audit-csv.ts'
import { recordAudit } from './record-audit.ts'
import { streamAuditEntries } from './stream-audit-entries.ts'

/** Sends the entries of an audit log that match a search as a CSV file, and records that. */
export async function exportAudit(
  ctx: AuditActor & {
    readonly platform: Platform
    readonly owner: { readonly id: number } | null
    readonly reply: FastifyReply
  },
  search: AuditSearch,
): Promise<FastifyReply> {
  const { platform, owner, reply } = ctx
  await recordAudit({ ...ctx, transaction: platform.database }, { action: 'audit_exported' })
  const log = owner ? 'audit log' : 'server audit log'
  const name = `${log} ${platform.clock().toISOString().slice(0, 10)}.csv`
  reply.header('content-disposition', create(name)).header('cache-control', 'private, no-store')
  const rows = toRows(streamAuditEntries(platform.database, { ownerId: owner?.id ?? null, search }))
  const file = writeCsv(auditColumns, rows, (error) =>
    platform.log.warn({ err: error }, 'export ended early'),
  )
  return reply.type('text/csv; charset=utf-8').send(file)
}

async function* toRows(entries: ReturnType<typeof streamAuditEntries>): AsyncGenerator<string[]> {
  for await (const entry of entries) yield toAuditCsvRow(entry)
}
