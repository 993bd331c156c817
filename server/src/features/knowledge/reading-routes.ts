import * as tables from '@parleykit/contract/knowledge/entry-tables'
import { readScanAgain as readScanAgainRoute } from '@parleykit/contract/knowledge/knowledge'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { bindOwnerRoute } from '../workspaces/index.ts'
import { changeEntryTables } from './change-entry-tables.ts'
import { knowledgeHooks } from './hooks.ts'
import { readEntryTables } from './read-entry-tables.ts'
import { readScanAgain } from './read-scan-again.ts'
import { toKnowledgeEntry } from './to-knowledge-entry.ts'

/** How uploaded files are read again: tables of spreadsheets, scans and pictures. */
export function readingRoutes(app: FastifyInstance, platform: Platform): void {
  bindOwnerRoute(app, platform, tables.getEntryTables, async ({ owner, params }) => {
    const ids = { agentId: params.id, entryId: params.entryId }
    return (await readEntryTables({ platform, owner }, ids)).tables
  })
  bindOwnerRoute(
    app,
    platform,
    tables.changeEntryTables,
    async ({ owner, actor, caller, params, body: { choices, isPreview } }) => {
      const ids = { agentId: params.id, entryId: params.entryId }
      if (isPreview) return (await readEntryTables({ platform, owner }, ids, choices)).tables
      return changeEntryTables({ platform, owner, actor, caller }, ids, choices)
    },
  )
  bindOwnerRoute(app, platform, readScanAgainRoute, async ({ owner, actor, caller, params }) => {
    const ids = { agentId: params.id, entryId: params.entryId }
    const entry = await readScanAgain({ platform, owner, actor, caller }, ids)
    const answering = await platform.hooks.ask(
      knowledgeHooks.listAnsweringEntries,
      platform.database,
      params.id,
    )
    return toKnowledgeEntry(entry, answering.get(entry.id))
  })
}
