import fastifyStatic from '@fastify/static'
import { widgetLoaderPath } from '@parleykit/contract/limits'
import * as contract from '@parleykit/contract/public-agents'
import { getPublicAddresses } from '@parleykit/contract/publish'
import type { FastifyInstance } from 'fastify'
import { bindRoute } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { findVisibleAgent, starterPromptsOf } from '../agents/index.ts'
import { bindOwnerRoute } from '../workspaces/index.ts'
import { frameFolder } from './page/page-template.ts'
import { serverOrigin } from './page/server-origin.ts'
import { sendWidgetLoader } from './send-widget-loader.ts'
import { showPublicPage } from './show-public-page.ts'
import { toPublicAgent } from './to-public-agent.ts'

export async function publishRoutes(app: FastifyInstance, platform: Platform): Promise<void> {
  bindRoute(app, contract.getPublicAgent, async ({ params, query }, request) => {
    const { agent } = await findVisibleAgent(platform, request, params.botId, query.preview)
    return toPublicAgent(agent)
  })
  bindRoute(app, contract.listStarterPrompts, async ({ params, query }, request) => {
    const { agent } = await findVisibleAgent(platform, request, params.botId, query.preview)
    return starterPromptsOf(agent)
  })
  bindOwnerRoute(app, platform, getPublicAddresses, async (_input, request) => {
    const server = serverOrigin(platform.config, request)
    return { server, widget: platform.config.widgetBaseUrl ?? server }
  })
  app.get<{ Querystring: { agent?: unknown } }>(
    widgetLoaderPath,
    { schema: { hide: true } },
    (request, reply) => sendWidgetLoader(platform, request, reply),
  )
  for (const url of ['/bot/:botId', '/agent/:botId']) {
    app.get<{ Params: { botId: string } }>(url, { schema: { hide: true } }, (request, reply) =>
      showPublicPage(platform, request, reply),
    )
  }
  await app.register(fastifyStatic, {
    root: `${frameFolder}/assets`,
    prefix: '/chat-frame/assets/',
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    setHeaders: (reply) => {
      reply.header('cross-origin-resource-policy', 'cross-origin')
      reply.header('access-control-allow-origin', '*')
    },
  })
}
