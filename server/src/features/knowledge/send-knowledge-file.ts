import { posix } from 'node:path'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply } from 'fastify'
import { notFound } from '../../platform/domain-error/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { findKnowledgeEntry } from './find-knowledge-entry.ts'

/** Sends an entry's original file as a download, never for display: it may contain anything. */
export async function sendKnowledgeFile(
  { platform: { blobs, database }, reply }: { readonly platform: Platform; readonly reply: FastifyReply },
  ids: { agentId: number; entryId: number },
): Promise<FastifyReply> {
  const { fileBlobId, fileName } = await findKnowledgeEntry(database, {
    agentId: ids.agentId,
    entryId: ids.entryId,
  })
  if (fileBlobId === null) throw notFound('File')
  const file = await blobs.open(database, fileBlobId)
  return reply
    .type('application/octet-stream')
    .header('content-disposition', contentDisposition(posix.basename(fileName)))
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store')
    .send(file)
}
