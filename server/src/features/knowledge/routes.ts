import * as contract from '@parleykit/contract/knowledge/knowledge'
import { uploadKnowledgeArchive as uploadKnowledgeArchiveRoute } from '@parleykit/contract/knowledge/knowledge-archives'
import { changeKnowledgeText as changeKnowledgeTextRoute } from '@parleykit/contract/knowledge/knowledge-change'
import { archiveBytesMax, uploadBytesMax } from '@parleykit/contract/knowledge/limits'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { findOwnAgent } from '../agents/index.ts'
import { bindOwnerRoute } from '../workspaces/index.ts'
import { addKnowledgeText } from './add-knowledge-text.ts'
import { changeKnowledgeText } from './change-knowledge-text.ts'
import { checkUpload } from './check-upload.ts'
import { deleteKnowledgeEntry } from './delete-knowledge-entry.ts'
import { entryVersion } from './entry-version.ts'
import { findKnowledgeEntry } from './find-knowledge-entry.ts'
import { knowledgeHooks } from './hooks.ts'
import { listKnowledgeEntries } from './list-knowledge-entries.ts'
import { sendKnowledgeFile } from './send-knowledge-file.ts'
import { toKnowledgeEntry } from './to-knowledge-entry.ts'
import { uploadKnowledgeArchive } from './upload-knowledge-archive.ts'
import { uploadKnowledgeFile } from './upload-knowledge-file.ts'

export function knowledgeRoutes(app: FastifyInstance, platform: Platform): void {
  const { database, hooks } = platform

  bindOwnerRoute(app, platform, contract.listKnowledge, async ({ owner, params }) => {
    const agent = await findOwnAgent(database, owner, params.id)
    const answering = await hooks.ask(knowledgeHooks.listAnsweringEntries, database, agent.id)
    const entries = await listKnowledgeEntries(database, agent.id)
    return entries.map((entry) => toKnowledgeEntry(entry, answering.get(entry.id)))
  })
  bindOwnerRoute(app, platform, contract.getKnowledgeEntry, async ({ owner, params }) => {
    const agent = await findOwnAgent(database, owner, params.id)
    const entry = await findKnowledgeEntry(database, { agentId: agent.id, entryId: params.entryId })
    const answering = await hooks.ask(knowledgeHooks.listAnsweringEntries, database, agent.id)
    return {
      ...toKnowledgeEntry(entry, answering.get(entry.id)),
      ...{ text: entry.text, version: entryVersion(entry) },
    }
  })
  bindOwnerRoute(
    app,
    platform,
    contract.downloadKnowledgeFile,
    async ({ owner, params }, _request, reply) => {
      const agent = await findOwnAgent(database, owner, params.id)
      return sendKnowledgeFile({ platform, reply }, { agentId: agent.id, entryId: params.entryId })
    },
  )
  bindOwnerRoute(app, platform, contract.addKnowledgeText, async ({ owner, actor, caller, params, body }) => {
    const entry = await addKnowledgeText(
      { platform, owner, actor, caller },
      { agentId: params.id, input: body },
    )
    hooks.ask(knowledgeHooks.onEntryComing)
    return toKnowledgeEntry(entry)
  })
  bindOwnerRoute(app, platform, changeKnowledgeTextRoute, async ({ owner, actor, caller, params, body }) => {
    const ids = { agentId: params.id, entryId: params.entryId }
    const entry = await changeKnowledgeText({ platform, owner, actor, caller }, ids, body)
    const answering = await hooks.ask(knowledgeHooks.listAnsweringEntries, database, params.id)
    return toKnowledgeEntry(entry, answering.get(entry.id))
  })
  bindOwnerRoute(app, platform, contract.deleteKnowledgeEntry, async ({ owner, actor, caller, params }) => {
    const ids = { agentId: params.id, entryId: params.entryId }
    await deleteKnowledgeEntry({ platform, owner, actor, caller }, ids)
    return { message: 'The entry was deleted.' }
  })
  uploadRoutes(app, platform)
}

function uploadRoutes(app: FastifyInstance, platform: Platform): void {
  const { hooks } = platform

  bindOwnerRoute(
    app,
    platform,
    contract.uploadKnowledgeFile,
    async ({ owner, actor, caller, params, query, checkAccess }, request) => {
      const room = await checkUpload({ platform, owner }, params.id)
      const agent = { agentId: params.id, room, folder: query.folder }
      hooks.ask(knowledgeHooks.onEntryComing)
      const expected = {
        ownerId: owner.id,
        field: contract.uploadKnowledgeFile.file,
        maxBytes: uploadBytesMax,
      }
      const entry = await platform.uploads.receive(request, expected, async (file) => {
        await checkAccess()
        return uploadKnowledgeFile({ platform, owner, actor, caller }, { input: agent, file })
      })
      return toKnowledgeEntry(entry)
    },
  )
  bindOwnerRoute(
    app,
    platform,
    uploadKnowledgeArchiveRoute,
    async ({ owner, actor, caller, params, checkAccess }, request) => {
      await checkUpload({ platform, owner }, params.id)
      hooks.ask(knowledgeHooks.onEntryComing)
      const { file: field } = uploadKnowledgeArchiveRoute
      const expected = { ownerId: owner.id, field, maxBytes: archiveBytesMax }
      const { taken, skipped } = await platform.uploads.receive(request, expected, async (file) => {
        await checkAccess()
        return uploadKnowledgeArchive({ platform, owner, actor, caller }, { agentId: params.id, file })
      })
      return { taken: taken.map((entry) => toKnowledgeEntry(entry)), skipped: [...skipped] }
    },
  )
}
