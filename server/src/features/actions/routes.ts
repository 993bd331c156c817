import * as contract from '@parleykit/contract/actions/action-routes'
import * as runs from '@parleykit/contract/actions/action-runs'
import * as openapi from '@parleykit/contract/actions/openapi-import'
import * as visitorRuns from '@parleykit/contract/actions/visitor-runs'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { asc, eq } from '../../platform/database/drizzle.ts'
import { bindRoute, disconnectSignal } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { findOwnAgent } from '../agents/index.ts'
import { admitVisitor } from '../conversations/visitors/index.ts'
import { type Access, bindOwnerRoute } from '../workspaces/index.ts'
import { findOwnAction } from './base/find-own-action.ts'
import { findVisitorRun } from './base/find-visitor-run.ts'
import { runEvent } from './base/run-event.ts'
import { actions } from './base/tables.ts'
import { toAction } from './base/to-action.ts'
import { continueAction } from './continue-action.ts'
import { deleteAction } from './delete-action.ts'
import { listOpenRuns } from './list-open-runs.ts'
import { mcpRoutes } from './mcp/routes.ts'
import { readOpenapi } from './read-openapi.ts'
import { saveAction } from './save-action.ts'
import { sendActionPicture } from './send-action-picture.ts'
import { tryAction } from './try-action.ts'

export function actionRoutes(app: FastifyInstance, platform: Platform): void {
  mcpRoutes(app, platform)
  const { database } = platform
  const contextOf = ({ owner, actor, caller }: Access) => ({ platform, owner, actor, caller })

  bindOwnerRoute(app, platform, contract.listActions, async ({ owner, actor, params }) => {
    const agent = await findOwnAgent(database, owner, params.id)
    const rows = await database
      .select()
      .from(actions)
      .where(eq(actions.agentId, agent.id))
      .orderBy(asc(actions.id))
    return rows.map((row) => toAction(row, actor.role))
  })
  bindOwnerRoute(app, platform, contract.createAction, async (access) => {
    const input = { agentId: access.params.id, actionId: null, input: access.body }
    return toAction(await saveAction(contextOf(access), input), access.actor.role)
  })
  bindOwnerRoute(app, platform, contract.getAction, async ({ owner, actor, params }) =>
    toAction(await findOwnAction({ database, owner }, params), actor.role),
  )
  bindOwnerRoute(app, platform, contract.updateAction, async (access) => {
    const { id: agentId, actionId } = access.params
    const input = { agentId, actionId, input: access.body }
    return toAction(await saveAction(contextOf(access), input), access.actor.role)
  })
  bindOwnerRoute(app, platform, contract.deleteAction, async (access) => {
    await deleteAction(contextOf(access), access.params)
    return { message: 'The action was deleted.' }
  })
  bindOwnerRoute(app, platform, contract.tryAction, async ({ owner, actor, params, body }) =>
    tryAction({ platform, owner, actor }, { params, values: body.values }),
  )
  bindOwnerRoute(app, platform, openapi.readOpenapi, async ({ owner, params, body }, _request, reply) =>
    readOpenapi({ platform, owner, signal: disconnectSignal(reply) }, { agentId: params.id, asked: body }),
  )
  bindRoute(app, runs.continueAction, async ({ params, body }, request) => {
    const visitor = await admitVisitor({ platform, request }, { botId: params.botId, asked: body })
    return continueAction(
      { platform, visitor: { ...visitor, ip: request.ip } },
      { runId: params.runId, input: body },
    )
  })
  bindRoute(app, visitorRuns.getRun, async ({ params, query }, request) => {
    const visitor = await admitVisitor({ platform, request }, { botId: params.botId, asked: query })
    const { action, run } = await findVisitorRun({ platform, visitor }, params.runId)
    return runEvent(action, run)
  })
  bindRoute(app, visitorRuns.listOpenRuns, async ({ params, query }, request) => {
    const visitor = await admitVisitor({ platform, request }, { botId: params.botId, asked: query })
    return listOpenRuns({ platform, visitor }, params.conversationId)
  })

  const pictureParams = z.object({
    runId: z.string().max(64),
    picture: z.string().regex(/^\d{1,3}\.webp$/),
  })
  const pictureSchema = { params: pictureParams, hide: true }
  app.get('/action-pictures/:runId/:picture', { schema: pictureSchema }, async (request, reply) => {
    const { runId, picture } = pictureParams.parse(request.params)
    const shown = { runId, at: Number.parseInt(picture, 10), ip: request.ip }
    const bytes = await sendActionPicture(platform, shown)
    return reply.type('image/webp').header('cache-control', 'private, max-age=86400').send(bytes)
  })
}
