import fastifyStatic from '@fastify/static'
import { checkAccess } from '@parleykit/contract/agents/agent-access'
import { checkInstall as checkInstallRoute } from '@parleykit/contract/publish/install-check'
import { widgetLoaderPath } from '@parleykit/contract/publish/limits'
import * as contract from '@parleykit/contract/publish/public-agents'
import { getPublicAddresses, getSupportContact } from '@parleykit/contract/publish/publish'
import { listWidgetSites as listWidgetSitesRoute } from '@parleykit/contract/publish/widget-sites'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bindRoute, disconnectSignal } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { findOwnAgent, findVisibleAgent, starterPromptsOf } from '../agents/index.ts'
import { findAgentModels } from '../models/index.ts'
import { bindOwnerRoute } from '../workspaces/index.ts'
import { checkFrameAccess } from './check-frame-access.ts'
import { checkInstall } from './check-install.ts'
import { listWidgetSites } from './list-widget-sites.ts'
import { frameFolder } from './page/page-template.ts'
import { serverOrigin } from './page/server-origin.ts'
import { type LoaderQuery, sendWidgetLoader } from './send-widget-loader.ts'
import { type PublicPage, showPublicPage } from './show-public-page.ts'
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
  bindRoute(app, checkAccess, ({ params, query }, request) =>
    checkFrameAccess({ platform, request }, { botId: params.botId, preview: query.preview }),
  )
  const addressesFor = (request: FastifyRequest) => {
    const server = serverOrigin(platform.config, request)
    return { server, widget: platform.config.widgetBaseUrl ?? server }
  }
  bindRoute(app, getSupportContact, async () => ({ contact: platform.config.supportContact }))
  bindOwnerRoute(app, platform, getPublicAddresses, async ({ owner }, request) => {
    const user = { ownerId: owner.id, ownerTier: owner.subscriptionTier }
    return {
      ...addressesFor(request),
      hasLanguageModel: (await findAgentModels(platform, user)) !== null,
    }
  })
  bindOwnerRoute(app, platform, checkInstallRoute, ({ owner, params, body }, request, reply) => {
    const asked = { agentId: params.id, url: body.url, addresses: addressesFor(request) }
    return checkInstall({ platform, owner, signal: disconnectSignal(reply) }, asked)
  })
  bindOwnerRoute(app, platform, listWidgetSitesRoute, async ({ owner, params }) => {
    const agent = await findOwnAgent(platform.database, owner, params.id)
    return listWidgetSites(platform.database, agent.id)
  })
  app.get<LoaderQuery>(widgetLoaderPath, { schema: { hide: true } }, (request, reply) =>
    sendWidgetLoader({ platform, request, reply }),
  )
  for (const url of ['/bot/:botId', '/agent/:botId']) {
    app.get<{ Params: { botId: string } }>(url, { schema: { hide: true } }, async (request, reply) =>
      sendPage(reply, await showPublicPage(platform, request)),
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

function sendPage(reply: FastifyReply, page: PublicPage): FastifyReply {
  reply.header('cache-control', 'no-store')
  if ('goTo' in page) return reply.redirect(page.goTo)
  return (
    reply
      .status(page.isFound ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', page.policy)
      .removeHeader('x-frame-options')
      // It has no effect in a frame, and over plain http browsers log a warning in the website's console.
      .removeHeader('cross-origin-opener-policy')
      .send(page.html)
  )
}
