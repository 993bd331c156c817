import * as contract from '@parleykit/contract/portability/agent-files'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { bindOwnerRoute } from '../workspaces/index.ts'
import { exportAgent } from './export-agent.ts'
import { findAgentImport } from './find-agent-import.ts'
import { importAgent } from './import-agent.ts'
import { agentExports, agentImportsByOwner } from './throttle-rules.ts'

export function portabilityRoutes(app: FastifyInstance, platform: Platform): void {
  bindOwnerRoute(
    app,
    platform,
    contract.exportAgent,
    async ({ owner, actor, caller, params }, _request, reply) => {
      await platform.throttles.consume(agentExports, String(actor.id))
      const ctx = { platform, owner, actor, caller }
      const { fileName, file } = await exportAgent(ctx, params.id)
      return reply
        .type('application/zip')
        .header('content-disposition', contentDisposition(fileName))
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'private, no-store')
        .send(file)
    },
  )
  bindOwnerRoute(app, platform, contract.importAgent, async (access, request) => {
    await platform.throttles.consume(agentImportsByOwner, String(access.owner.id))
    return importAgent({ platform, access, request })
  })
  bindOwnerRoute(app, platform, contract.getAgentImport, ({ owner, params }) =>
    findAgentImport({ platform, owner }, params.importId),
  )
}
