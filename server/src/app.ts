import { api } from '@parleykit/contract/api'
import type { FastifyInstance } from 'fastify'
import { accountRoutes } from './features/account/index.ts'
import {
  agentRoutes,
  deleteForgottenAgents,
  followTier,
  hasAgents,
  ownerOfAgent,
} from './features/agents/index.ts'
import { analyticsRoutes, countQuestions, findMuchAsked, foldCounts } from './features/analytics/index.ts'
import {
  answeringRoutes,
  canAnswer,
  checkCuratedAnswers,
  followUpContext,
} from './features/answering/index.ts'
import {
  authRoutes,
  deleteExpiredAccess,
  mailResetLink,
  mailResetLinkJob,
  mailSignInLink,
  mailSignInLinkJob,
  notifyOwner,
  type Owner,
} from './features/auth/index.ts'
import {
  type Billing,
  billingRoutes,
  deleteExpiredEvents,
  endAtProvider,
  endSubscriptionJob,
  keepSubscriptions,
  settleAllTiers,
  warnOfSandbox,
} from './features/billing/index.ts'
import {
  chatRoutes,
  deleteExpiredDailyReplies,
  failAbandonedTurns,
  muteAnswers,
  turnMsMax,
} from './features/chat/index.ts'
import { completionRoutes } from './features/completions/index.ts'
import {
  conversationRoutes,
  deleteExpiredConversations,
  ownerOfConversation,
  ownerOfMessage,
  removeManyConversations,
} from './features/conversations/index.ts'
import { correctionRoutes } from './features/curated-answers/index.ts'
import { dashboardRoutes } from './features/dashboard/index.ts'
import {
  demoAgentRoutes,
  prepareDemoAgent,
  prepareDemoAgentJob,
  requestDemoAgent,
} from './features/demo-agent/index.ts'
import { checkRoutes, resumeLostChecks, runChecks, runChecksJob } from './features/evals/index.ts'
import { deleteAgentFiles, knowledgeRoutes } from './features/knowledge/index.ts'
import { leadRoutes } from './features/leads/index.ts'
import { deleteExpiredPreviews, linkOldTexts, linkPreviewRoutes } from './features/link-preview/index.ts'
import {
  callByMail,
  callByMailJob,
  endTakeovers,
  endTakeoversWithoutSeat,
  leaveTakenAgents,
  takeoverRoutes,
} from './features/live-handoff/index.ts'
import { mcpRoutes } from './features/mcp/index.ts'
import {
  deleteExpiredHandovers,
  handoverRoutes,
  withdrawOffers,
} from './features/ownership-transfers/index.ts'
import { portabilityRoutes, settleLostImports } from './features/portability/index.ts'
import { publishRoutes } from './features/publish/index.ts'
import { listAnsweringEntries } from './features/retrieval/index.ts'
import {
  requestBackupWhenDue,
  statusRoutes,
  takeBackupJob,
  takeScheduledBackup,
} from './features/status/index.ts'
import {
  finishLearning,
  finishLearningJob,
  prepareTraining,
  purgeEntriesJob,
  readLearning,
  requestLearning,
  requestPurge,
  requestTraining,
  resumeLostJobs,
  runPurge,
  runTraining,
  trainAgentJob,
  trainingRoutes,
} from './features/training/index.ts'
import { readCredits, releaseLostTokens } from './features/usage/index.ts'
import {
  deleteExpiredDeliveries,
  deleteWebhooksOf,
  deliverJob,
  deliverWebhook,
  noteEndedConversations,
  resumeDeliveries,
  tellOfRatedMessage,
  webhookRoutes,
} from './features/webhooks/index.ts'
import {
  resumeLostScrapes,
  runScrape,
  scrapeJob,
  startDueSyncs,
  websiteRoutes,
} from './features/websites/index.ts'
import {
  closeToOthers,
  connectWorkspaces,
  deleteExpiredInvitations,
  isInvitationWanted,
  listJoinedWorkspaces,
  memberInvitationHooks,
  workspaceRoutes,
} from './features/workspaces/index.ts'
import { healthRoutes } from './health-routes.ts'
import { whenRoom } from './platform/disk-room/index.ts'
import {
  allowOtherWebsites,
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

/** The workspace of the resource in a path. */
const ownerOf = {
  agents: ownerOfAgent,
  bots: ownerOfAgent,
  conversations: ownerOfConversation,
  messages: ownerOfMessage,
}

const trainingHooks = { canAnswer, checkCuratedAnswers }
const agentDeletion = { beforeAgentDeleted: deleteAgentFiles, shrinkAgent: removeManyConversations }

/** What an owner pays for, with the consequences of a plan change. */
export function billingOf(platform: Platform): Billing {
  return {
    platform,
    hooks: {
      onTierChanged: (transaction, ownerId, _from, to) =>
        followTier(transaction, ownerId, to, platform.clock()),
      afterTierChanged: (ownerId) => endTakeoversWithoutSeat(platform, ownerId),
    },
  }
}

/** Connects the features: their routes, and the effects that run against the order of features. */
export async function registerRoutes(app: FastifyInstance, platform: Platform): Promise<void> {
  if (platform.config.telemetry) traceRequests(app, platform.telemetry, platform.config)
  if (platform.config.metricsToken !== null) measureRequests(app, platform.metrics)
  refuseForeignHost(app, platform.config)
  refuseForeignOrigin(app, platform.config.publicUrl)
  await allowOtherWebsites(app)
  healthRoutes(app, platform)
  serveSecurityTxt(app, platform)
  const creditsOf = (owner: Owner) => readCredits(platform, owner)
  connectWorkspaces(platform, {
    ownerOf,
    creditsOf,
    onMayEditNoMore: ({ workspaceId, userId }) => endTakeovers(platform, { workspaceId, personId: userId }),
  })
  authRoutes(app, platform, {
    creditsOf,
    joinedWorkspaces: ({ id }) => listJoinedWorkspaces(platform, id),
    hasAgents: (owner) => hasAgents(platform.database, owner),
    ...memberInvitationHooks(platform),
    withdrawPromises: async (transaction, { userId: workspaceId, by }) => {
      const tellTaker = await withdrawOffers(transaction, platform, workspaceId)
      if (by === 'owner') return tellTaker
      const closing = { workspaceId, members: by === 'claim' }
      const tellMembers = await closeToOthers(transaction, platform, closing)
      return () => {
        tellTaker()
        tellMembers()
      }
    },
  })
  workspaceRoutes(app, platform)
  await billingRoutes(app, billingOf(platform))
  agentRoutes(app, platform, {
    ...agentDeletion,
    onTakeoversSwitchedOff: (agentId) => endTakeovers(platform, { agentId }),
    readLearning: (database, ids) => readLearning({ ...platform, database }, ids),
  })
  handoverRoutes(app, platform, {
    onAgentsTaken: async (transaction, agentIds) => {
      await deleteWebhooksOf(transaction, agentIds)
      await leaveTakenAgents(transaction, agentIds)
    },
  })
  knowledgeRoutes(app, platform, {
    listAnsweringEntries,
    onEntryComing: () => prepareTraining(platform),
    onEntryDeleted: (transaction, agentId) => requestPurge(platform, transaction, agentId),
  })
  websiteRoutes(app, platform)
  linkPreviewRoutes(app, platform)
  trainingRoutes(app, platform, trainingHooks)
  conversationRoutes(app, platform, { onRatedDown: tellOfRatedMessage })
  webhookRoutes(app, platform)
  leadRoutes(app, platform)
  takeoverRoutes(app, platform, {
    muteAnswers: (conversationId) => muteAnswers(platform, conversationId),
  })
  answeringRoutes(app, platform)
  checkRoutes(app, platform)
  correctionRoutes(app, platform, { contextOf: followUpContext })
  chatRoutes(app, platform)
  completionRoutes(app, platform)
  mcpRoutes(app, platform)
  await publishRoutes(app, platform)
  demoAgentRoutes(app, platform)
  portabilityRoutes(app, platform)
  analyticsRoutes(app, platform)
  dashboardRoutes(app, platform)
  statusRoutes(app, platform)
  accountRoutes(app, platform, agentDeletion)
  refuseWrongMethods(app, Object.values(api))
  await serveGuide(app, platform.config)
  await serveWebApp(app, platform.config)
}

/** So that a slow one doesn't delay the others. */
const trainingsAtOnce = 2

/** Jobs that read websites, each for another owner. After a while they give up their places to others. */
const scrapesAtOnce = 4
const scrapesOfOwner = 1

/** Across all agents: each takes turns with visitors on the one thread. */
const checkRunsAtOnce = 1

/** Number of webhooks sent at a time, in total and per owner: a receiver that never responds delays few. */
const deliveriesAtOnce = 8
const deliveriesOfOwner = 2

/** Starts background work. */
export async function startJobs(platform: Platform, { isAlone }: { isAlone: boolean }): Promise<void> {
  const { jobs } = platform
  await platform.mail.work({ member_invitation: (letter) => isInvitationWanted(platform, letter) })
  await jobs.work(callByMailJob, 1, (call) => callByMail(platform, call))
  await jobs.work(mailResetLinkJob, 1, (data) => mailResetLink(platform, data))
  await jobs.work(mailSignInLinkJob, 1, (data) => mailSignInLink(platform, data))
  await jobs.work(trainAgentJob, trainingsAtOnce, async ({ agentId }, signal) => {
    await runTraining(platform, agentId, trainingHooks, signal)
    await requestLearning(platform)
  })
  await jobs.work(
    purgeEntriesJob,
    1,
    whenRoom(platform.disk, ({ agentId }, signal) => runPurge(platform, agentId, signal)),
  )
  await jobs.work(runChecksJob, checkRunsAtOnce, ({ agentId }, signal) =>
    runChecks(platform, agentId, signal),
  )
  await jobs.work(
    finishLearningJob,
    1,
    whenRoom(platform.disk, ({ agentId }, signal) => finishLearning(platform, agentId, signal)),
  )
  const syncHooks = {
    requestTraining: (owner: Owner, agentId: number) =>
      requestTraining(platform, { owner, actor: owner }, agentId),
  }
  const scrape = ({ jobId }: { jobId: number }, signal: AbortSignal) =>
    runScrape(platform, jobId, syncHooks, signal)
  await jobs.work(scrapeJob, scrapesAtOnce, scrape, scrapesOfOwner)
  if (platform.config.demoAgent) await jobs.work(prepareDemoAgentJob, 1, () => prepareDemoAgent(platform))
  await requestDemoAgent(platform)
  await startBilling(platform)
  await resumeWork(platform)
  await startUpkeep(platform, isAlone)
  await startBackups(platform)
}

/** How often to check whether a backup is due, in minutes. */
const backupsLooked = 5

async function startBackups(platform: Platform): Promise<void> {
  const { backups, jobs } = platform
  if (backups.everyMs === null) return
  await jobs.work(takeBackupJob, 1, (_data, signal) => takeScheduledBackup(platform, signal))
  const begun = performance.now()
  await jobs.every('request-backup', backupsLooked, () =>
    requestBackupWhenDue(platform, performance.now() - begun),
  )
}

async function startBilling(platform: Platform): Promise<void> {
  const { jobs } = platform
  const billing = billingOf(platform)
  warnOfSandbox(platform)
  await settleAllTiers(billing)
  await jobs.work(endSubscriptionJob, 1, ({ providerId }) => endAtProvider(billing, providerId))
  await jobs.every('forget-old-events', 30, () => deleteExpiredEvents(platform))
  await jobs.every('keep-subscriptions', 1, () => keepSubscriptions(billing))
}

/** Requests lost jobs again, now and from time to time. */
async function resumeWork(platform: Platform): Promise<void> {
  const { jobs } = platform
  await resumeLostJobs(platform)
  await resumeLostScrapes(platform)
  await resumeLostChecks(platform)
  await startDueSyncs(platform)
  await requestLearning(platform)
  await jobs.every('request-learning', 5, () => requestLearning(platform))
  await jobs.every('forget-old-access', 30, () => deleteExpiredAccess(platform))
  await jobs.every('forget-old-invitations', 30, () => deleteExpiredInvitations(platform))
  await jobs.every('forget-old-handovers', 30, () => deleteExpiredHandovers(platform))
  await jobs.every('settle-lost-imports', 5, () => settleLostImports(platform))
  await jobs.every('forget-old-previews', 30, () => deleteExpiredPreviews(platform))
  await jobs.every('link-old-texts', 5, () => linkOldTexts(platform))
  await jobs.every('resume-lost-jobs', 1, async () => {
    await resumeLostJobs(platform)
    await resumeLostScrapes(platform)
    await resumeLostChecks(platform)
  })
  await jobs.every('start-due-syncs', 5, () => startDueSyncs(platform))
}

/** Sends pending data, settles abandoned work, and deletes expired data. */
async function startUpkeep(platform: Platform, isAlone: boolean): Promise<void> {
  const { jobs } = platform
  const settleLost = async (before: Date) => {
    await failAbandonedTurns(platform.database, before)
    await releaseLostTokens(platform.database, before)
  }
  await jobs.work(
    deliverJob,
    deliveriesAtOnce,
    (data, signal) => deliverWebhook(platform, data, signal),
    deliveriesOfOwner,
  )
  await jobs.every('send-webhooks', 1, async () => {
    await noteEndedConversations(platform)
    await resumeDeliveries(platform)
  })
  await jobs.every('forget-old-deliveries', 30, () => deleteExpiredDeliveries(platform))
  if (platform.config.objectStore) await jobs.every('delete-left-files', 1, () => platform.blobs.sweep())
  await jobs.every('forget-daily-replies', 30, () => deleteExpiredDailyReplies(platform))
  await jobs.every('fold-counts', 5, () => foldCounts(platform.database))
  await jobs.every('count-questions', 5, () => countQuestions(platform))
  await jobs.every('find-much-asked', 30, () => findMuchAsked(platform))
  await jobs.every('settle-lost-turns', 5, () => settleLost(new Date(platform.clock().getTime() - turnMsMax)))
  await jobs.every('delete-expired-conversations', 10, async () => {
    const shrunk = await deleteExpiredConversations(platform.database, platform.clock())
    for (const { agentId, ownerId } of shrunk)
      notifyOwner(platform, ownerId, { topic: 'conversations', agentId })
  })
  if (platform.config.deletesForgottenAgents) {
    await deleteForgottenAgents(platform, agentDeletion)
    await jobs.every('delete-forgotten-agents', 60, () => deleteForgottenAgents(platform, agentDeletion))
  }
  if (isAlone) await settleLost(platform.clock())
}
