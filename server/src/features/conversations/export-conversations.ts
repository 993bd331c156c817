import { Readable } from 'node:stream'
import type { ConversationSearch } from '@parleykit/contract/conversations/conversations'
import { create } from 'content-disposition'
import type { FastifyReply } from 'fastify'
import { writeCsv } from '../../platform/csv/write-csv.ts'
import { findOwnAgent } from '../agents/index.ts'
import { recordAudit } from '../workspaces/audit/index.ts'
import { type ActorContext, recordWorkspaceEvent } from '../workspaces/index.ts'
import { csvColumns, toCsvRow } from './core/csv-row.ts'
import { streamMatchingMessages } from './stream-matching-messages.ts'
import { pseudonymizeVisitor } from './visitors/index.ts'
import { writeConversationsJson } from './write-conversations-json.ts'

/**
 * Sends the conversations that match a search as a file: a CSV row for each message, or a JSON array of conversations.
 */
export async function exportConversations(
  ctx: ActorContext & { readonly reply: FastifyReply },
  {
    agentId,
    input: { format, ...search },
  }: { readonly agentId: number; readonly input: ConversationSearch & { format: 'csv' | 'json' } },
): Promise<FastifyReply> {
  const { platform, owner, reply } = ctx
  const agent = await findOwnAgent(platform.database, owner, agentId)
  const entry = { action: 'conversations_exported', agent, details: { format } } as const
  await recordAudit({ ...ctx, transaction: platform.database }, entry)
  await recordWorkspaceEvent(ctx, { name: 'conversations_exported', subject: agent.name })
  const found = streamMatchingMessages(platform.readRouter.run, agent.id, search)
  const day = platform.clock().toISOString().slice(0, 10)
  const name = `${agent.name} conversations ${day}.${format}`
  reply.header('content-disposition', create(name)).header('cache-control', 'private, no-store')
  if (format === 'json') {
    const nameOf = (visitorId: string) =>
      pseudonymizeVisitor(platform, { publicId: agent.publicId, visitorId })
    return reply.type('application/json').send(Readable.from(writeConversationsJson(found, nameOf)))
  }
  const file = writeCsv(csvColumns, toRows(found), (error) =>
    platform.log.warn({ err: error, agentId: agent.id }, 'export ended early'),
  )
  return reply.type('text/csv; charset=utf-8').send(file)
}

async function* toRows(found: ReturnType<typeof streamMatchingMessages>) {
  for await (const each of found) yield toCsvRow(each.conversation, each.message)
}
