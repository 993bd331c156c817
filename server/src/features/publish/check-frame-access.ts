import { lastingFaults, type WidgetFault } from '@parleykit/contract/publish/widget-sites'
import type { FastifyRequest } from 'fastify'
import { and, eq, inArray } from '../../platform/database/drizzle.ts'
import type { Platform } from '../../platform/platform.ts'
import { type InspectedAccess, inspectAccess, isKeyOfAgent, websiteOf } from '../agents/index.ts'
import { notifyOwner } from '../notifications/index.ts'
import { widgetSites } from './base/tables.ts'
import { recordOnce } from './sites/record-once.ts'
import { storeSite } from './sites/store-site.ts'

/** Checks whether a chat frame may chat, and whether its key is one of the agent's. Notes problems for the owner. */
export async function checkFrameAccess(
  { platform, request }: { readonly platform: Platform; readonly request: FastifyRequest },
  { botId, preview }: { readonly botId: string; readonly preview: boolean },
): Promise<{ open: boolean; keyWorks: boolean }> {
  const checked = await inspectAccess(platform, request, botId, preview)
  if (!checked.isPreview) void noteFrameAccess({ platform, request }, checked)
  return { open: checked.open, keyWorks: isKeyOfAgent(checked.key) }
}

/** Notes for the owner what keeps a website's visitors from chatting, or clears it if nothing does. Never throws. */
async function noteFrameAccess(
  { platform, request }: { readonly platform: Platform; readonly request: FastifyRequest },
  checked: InspectedAccess,
): Promise<void> {
  const { agent } = checked
  const host = websiteOf(request.headers, request.host)
  if (host === null) return
  const fault = faultOf(checked, request.headers.origin)
  await recordOnce(platform, request, `${agent.publicId} ${host} access ${fault}`, async () => {
    if (fault !== null) return storeSite(platform, agent, host, fault)
    const { rowCount } = await platform.database
      .update(widgetSites)
      .set({ fault: null, faultAt: null })
      .where(
        and(
          eq(widgetSites.agentId, agent.id),
          eq(widgetSites.host, host),
          inArray(widgetSites.fault, lastingFaults),
        ),
      )
    if (rowCount) notifyOwner(platform, agent.ownerId, { topic: 'agents', agentId: agent.id })
  })
}

/** A sandboxed frame has the origin `null`, which doesn't tell its domain. */
function faultOf({ agent, key, open }: InspectedAccess, origin: string | undefined): WidgetFault | null {
  if (origin === 'null' && agent.allowedDomains.length > 0) return 'frame_sandboxed'
  if (key === 'unknown') return 'key_unknown'
  if (key === 'ended') return 'key_ended'
  return open ? null : 'key_missing'
}
