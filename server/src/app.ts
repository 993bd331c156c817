import { api } from '@parleykit/contract/api'
import type { FastifyInstance } from 'fastify'
import { accountFeature } from './features/account/feature.ts'
import { actionsFeature } from './features/actions/feature.ts'
import { agentsFeature } from './features/agents/feature.ts'
import { ownershipTransfersFeature } from './features/agents/ownership-transfers/feature.ts'
import { curatedAnswersFeature } from './features/answering/curated-answers/feature.ts'
import { evalsFeature } from './features/answering/evals/feature.ts'
import { answeringFeature } from './features/answering/feature.ts'
import { authFeature } from './features/auth/feature.ts'
import { billingFeature } from './features/billing/feature.ts'
import { stripeAccountFeature } from './features/billing/stripe-account/feature.ts'
import { usageFeature } from './features/billing/usage/feature.ts'
import { completionsFeature } from './features/chat/completions/feature.ts'
import { chatFeature } from './features/chat/feature.ts'
import { mcpFeature } from './features/chat/mcp/feature.ts'
import { conversationsFeature } from './features/conversations/feature.ts'
import { linkPreviewFeature } from './features/conversations/link-preview/feature.ts'
import { picturesFeature } from './features/conversations/pictures/feature.ts'
import { knowledgeFeature } from './features/knowledge/feature.ts'
import { sourcesFeature } from './features/knowledge/sources/feature.ts'
import { websitesFeature } from './features/knowledge/websites/feature.ts'
import { modelsFeature } from './features/models/feature.ts'
import { modelSpendFeature } from './features/models/spend/feature.ts'
import { portabilityFeature } from './features/portability/feature.ts'
import { demoAgentFeature } from './features/publish/demo-agent/feature.ts'
import { publishFeature } from './features/publish/feature.ts'
import { analyticsFeature } from './features/reports/analytics/feature.ts'
import { dashboardFeature } from './features/reports/dashboard/feature.ts'
import { statusFeature } from './features/reports/status/feature.ts'
import { retrievalFeature } from './features/retrieval/feature.ts'
import { trainingFeature } from './features/retrieval/training/feature.ts'
import { setupFeature } from './features/setup/feature.ts'
import { mailServerFeature } from './features/setup/mail-server/feature.ts'
import { modesFeature } from './features/setup/modes/feature.ts'
import { noticeFeature } from './features/setup/notice/feature.ts'
import { leadsFeature } from './features/support/leads/feature.ts'
import { liveHandoffFeature } from './features/support/live-handoff/feature.ts'
import { webhooksFeature } from './features/webhooks/feature.ts'
import { auditFeature } from './features/workspaces/audit/feature.ts'
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
  modesFeature,
  authFeature,
  auditFeature,
  mailServerFeature,
  noticeFeature,
  workspacesFeature,
  modelsFeature,
  billingFeature,
  stripeAccountFeature,
  usageFeature,
  setupFeature,
  agentsFeature,
  modelSpendFeature,
  ownershipTransfersFeature,
  knowledgeFeature,
  websitesFeature,
  sourcesFeature,
  retrievalFeature,
  trainingFeature,
  conversationsFeature,
  picturesFeature,
  webhooksFeature,
  leadsFeature,
  liveHandoffFeature,
  actionsFeature,
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
  await serveWebApp(app, platform)
}

/** Starts background work. */
export async function startJobs(platform: Platform, start: { readonly isAlone: boolean }): Promise<void> {
  for (const feature of features) await feature.work?.(platform, start)
}
