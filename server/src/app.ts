import { api } from '@parleykit/contract/api'
import type { FastifyInstance } from 'fastify'
import { accountFeature } from './features/account/feature.ts'
import { agentsFeature } from './features/agents/feature.ts'
import { analyticsFeature } from './features/analytics/feature.ts'
import { answeringFeature } from './features/answering/feature.ts'
import { authFeature } from './features/auth/feature.ts'
import { billingFeature } from './features/billing/feature.ts'
import { chatFeature } from './features/chat/feature.ts'
import { completionsFeature } from './features/completions/feature.ts'
import { conversationsFeature } from './features/conversations/feature.ts'
import { curatedAnswersFeature } from './features/curated-answers/feature.ts'
import { dashboardFeature } from './features/dashboard/feature.ts'
import { demoAgentFeature } from './features/demo-agent/feature.ts'
import { evalsFeature } from './features/evals/feature.ts'
import { knowledgeFeature } from './features/knowledge/feature.ts'
import { leadsFeature } from './features/leads/feature.ts'
import { linkPreviewFeature } from './features/link-preview/feature.ts'
import { liveHandoffFeature } from './features/live-handoff/feature.ts'
import { mcpFeature } from './features/mcp/feature.ts'
import { ownershipTransfersFeature } from './features/ownership-transfers/feature.ts'
import { portabilityFeature } from './features/portability/feature.ts'
import { publishFeature } from './features/publish/feature.ts'
import { retrievalFeature } from './features/retrieval/feature.ts'
import { statusFeature } from './features/status/feature.ts'
import { trainingFeature } from './features/training/feature.ts'
import { usageFeature } from './features/usage/feature.ts'
import { webhooksFeature } from './features/webhooks/feature.ts'
import { websitesFeature } from './features/websites/feature.ts'
import { workspacesFeature } from './features/workspaces/feature.ts'
import { healthRoutes } from './health-routes.ts'
import type { Feature } from './platform/feature.ts'
import {
  allowCrossOrigin,
  measureRequests,
  refuseForeignHost,
  refuseForeignOrigin,
  refuseWrongMethods,
  traceRequests,
} from './platform/http/index.ts'
import type { Platform } from './platform/platform.ts'
import { serveGuide } from './serve-guide.ts'
import { serveSecurityTxt } from './serve-security-txt.ts'
import { serveWebApp } from './serve-web-app.ts'

/** Each may use those before it. */
const features: readonly Feature[] = [
  authFeature,
  workspacesFeature,
  billingFeature,
  usageFeature,
  agentsFeature,
  ownershipTransfersFeature,
  knowledgeFeature,
  websitesFeature,
  retrievalFeature,
  trainingFeature,
  conversationsFeature,
  webhooksFeature,
  leadsFeature,
  liveHandoffFeature,
  curatedAnswersFeature,
  linkPreviewFeature,
  answeringFeature,
  evalsFeature,
  chatFeature,
  completionsFeature,
  mcpFeature,
  publishFeature,
  demoAgentFeature,
  portabilityFeature,
  analyticsFeature,
  dashboardFeature,
  statusFeature,
  accountFeature,
]

/** Connects what later features add to earlier ones. */
export function connectFeatures(platform: Platform): void {
  for (const feature of features) feature.connect?.(platform)
}

/** Binds everything that answers requests. */
export async function registerRoutes(app: FastifyInstance, platform: Platform): Promise<void> {
  if (platform.config.telemetry) traceRequests(app, platform.telemetry, platform.config)
  if (platform.config.metricsToken !== null) measureRequests(app, platform.metrics)
  refuseForeignHost(app, platform.config)
  refuseForeignOrigin(app, platform.config.publicUrl)
  await allowCrossOrigin(app)
  healthRoutes(app, platform)
  serveSecurityTxt(app, platform)
  for (const feature of features) await feature.routes?.(app, platform)
  refuseWrongMethods(app, Object.values(api))
  await serveGuide(app, platform.config)
  await serveWebApp(app, platform.config)
}

/** Starts background work. */
export async function startJobs(platform: Platform, start: { readonly isAlone: boolean }): Promise<void> {
  for (const feature of features) await feature.work?.(platform, start)
}
