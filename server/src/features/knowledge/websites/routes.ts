import { readWebsiteProfile as readProfileRoute } from '@parleykit/contract/knowledge/websites/website-profile'
import * as syncContract from '@parleykit/contract/knowledge/websites/website-syncs'
import * as contract from '@parleykit/contract/knowledge/websites/websites'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../../platform/domain-error/index.ts'
import { disconnectSignal } from '../../../platform/http/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findOwnAgent } from '../../agents/index.ts'
import { bindOwnerRoute } from '../../workspaces/index.ts'
import { cancelScrape } from './cancel-scrape.ts'
import { countLinksLeft } from './count-links-left.ts'
import { dismissNewPages } from './dismiss-new-pages.ts'
import { findNewestSync } from './find-newest-sync.ts'
import { findScrape } from './find-scrape.ts'
import { findSyncSchedule } from './find-sync-schedule.ts'
import { getWebsiteProfile } from './get-website-profile.ts'
import { listGonePages } from './list-gone-pages.ts'
import { mapWebsite } from './map-website.ts'
import { requestScrape } from './request-scrape.ts'
import { requestSync } from './request-sync.ts'
import { setSyncSchedule } from './set-sync-schedule.ts'

export function websiteRoutes(app: FastifyInstance, platform: Platform): void {
  const { database } = platform

  bindOwnerRoute(app, platform, contract.mapWebsite, ({ owner, params, body }, _request, reply) =>
    mapWebsite(
      { platform, owner, signal: disconnectSignal(reply) },
      { agentId: params.id, addresses: body.url },
    ),
  )
  bindOwnerRoute(app, platform, readProfileRoute, ({ owner, params, body }, _request, reply) =>
    getWebsiteProfile(
      { platform, owner, signal: disconnectSignal(reply) },
      { agentId: params.id, addresses: body.url },
    ),
  )
  bindOwnerRoute(app, platform, contract.batchScrape, async ({ owner, actor, caller, params, body }) => ({
    jobId: await requestScrape({ platform, owner, actor, caller }, { agentId: params.id, urls: body.urls }),
  }))
  bindOwnerRoute(app, platform, contract.getScrapeStatus, async ({ owner, params }) => {
    const agent = await findOwnAgent(database, owner, params.id)
    const job = await findScrape(database, { agentId: agent.id, jobId: params.jobId })
    if (!job) throw notFound('Job')
    return job
  })
  bindOwnerRoute(app, platform, contract.findNewestScrape, async ({ owner, params }) => {
    const agent = await findOwnAgent(database, owner, params.id)
    return { job: await findScrape(database, { agentId: agent.id }) }
  })
  bindOwnerRoute(app, platform, contract.cancelScrape, async ({ owner, params }) => {
    await cancelScrape({ platform, owner }, { agentId: params.id, jobId: params.jobId })
    return { message: 'Reading stopped. Pages that were already read are added to the knowledge.' }
  })
  bindOwnerRoute(app, platform, syncContract.startSync, async ({ owner, actor, caller, params, body }) => ({
    jobId: await requestSync(
      { platform, owner, actor, caller },
      { agentId: params.id, entryId: body.entryId },
    ),
  }))
  bindOwnerRoute(app, platform, syncContract.findNewestSync, async ({ owner, params }) => {
    const agent = await findOwnAgent(database, owner, params.id)
    const linksLeft = await countLinksLeft({ database, owner }, agent)
    return {
      report: await findNewestSync(database, agent.id),
      gonePages: await listGonePages(database, agent.id),
      linksLeft: linksLeft === Number.POSITIVE_INFINITY ? null : linksLeft,
    }
  })
  bindOwnerRoute(app, platform, syncContract.dismissNewPages, async ({ owner, params, body }) => {
    await dismissNewPages({ platform, owner }, { agentId: params.id, urls: body.urls })
    return { message: "These pages won't be suggested again. You can still find them with Find pages." }
  })
  bindOwnerRoute(app, platform, syncContract.getSyncSchedule, async ({ owner, params }) => {
    const agent = await findOwnAgent(database, owner, params.id)
    return findSyncSchedule(database, agent.id)
  })
  bindOwnerRoute(app, platform, syncContract.updateSyncSchedule, ({ owner, actor, caller, params, body }) =>
    setSyncSchedule({ platform, owner, actor, caller }, { agentId: params.id, input: body }),
  )
}
