import type { FastifyRequest } from 'fastify'
import type { Platform } from '../../../platform/platform.ts'
import { networkOf, ThrottledError } from '../../../platform/throttles/index.ts'
import { authorizeCaller } from '../../agents/index.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { recordActivity } from '../../workspaces/activity/index.ts'
import { normalizePageUrl } from './core/normalize-page-url.ts'
import { findCachedPreview } from './find-cached-preview.ts'
import { isLinked } from './is-linked.ts'
import * as rules from './throttle-rules.ts'

/**
 * Records in the owner's activity that a visitor opened a card. A link is ignored if the agent doesn't link to it, if
 * no card was shown for it, or if the owner opened it in the playground.
 */
export async function recordOpenedLink(
  { platform, request }: { readonly platform: Platform; readonly request: FastifyRequest },
  {
    botId,
    asked,
  }: {
    readonly botId: string
    readonly asked: { readonly url: string; readonly preview?: boolean | undefined }
  },
): Promise<void> {
  const network = networkOf(request.ip)
  await platform.throttles.consume(rules.openedLinksByAddress, network)
  const { agent, isPreview } = await authorizeCaller({ platform, request }, { botId, preview: asked.preview })
  if (isPreview) return
  await platform.throttles.consume(rules.openedLinksOfAgent, String(agent.id))
  const url = normalizePageUrl(asked.url)
  const known = await findCachedPreview(platform, url)
  if (known.kind !== 'known' || known.row.outcome !== 'read') return
  if (!(await isLinked(platform, { agent, url: asked.url }))) return
  if (!(await isFirst(platform, `${agent.id}/${network}/${url}`))) return
  await recordActivity(platform.database, {
    userId: agent.ownerId,
    activityType: 'affiliate_clicked',
    botId: agent.id,
    description: `A visitor of "${agent.name}" opened a link to ${new URL(url).hostname}`,
    createdAt: platform.clock(),
  })
  notifyOwner(platform, agent.ownerId, { topic: 'activity' })
}

async function isFirst({ throttles }: Platform, key: string): Promise<boolean> {
  try {
    await throttles.consume(rules.openedLinkAgain, key)
    return true
  } catch (error) {
    if (error instanceof ThrottledError) return false
    throw error
  }
}
