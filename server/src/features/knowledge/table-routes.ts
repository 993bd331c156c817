import * as tables from '@parleykit/contract/knowledge/entry-tables'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { bindOwnerRoute } from '../workspaces/index.ts'
import { changeEntryTables } from './change-entry-tables.ts'
import { readEntryTables } from './read-entry-tables.ts'

/** How the tables of uploaded spreadsheets are read. */
export function tableRoutes(app: FastifyInstance, platform: Platform): void {
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
}
