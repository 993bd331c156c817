import { setTimeout as sleep } from 'node:timers/promises'
import type { LinkPreview } from '@parleykit/contract/link-preview/link-preview'
import { linkPreviewTexts } from '@parleykit/contract/link-preview/texts'
import type { FastifyRequest } from 'fastify'
import { createSemaphore } from '../../platform/concurrency/semaphore.ts'
import { eq } from '../../platform/database/drizzle.ts'
import { DomainError } from '../../platform/domain-error/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { networkOf } from '../../platform/throttles/index.ts'
import { admitCaller } from '../agents/index.ts'
import { claimPreview } from './claim-preview.ts'
import { pageAddress } from './core/page-address.ts'
import { previewLifetimes } from './core/preview-lifetimes.ts'
import { toLinkPreview } from './core/to-link-preview.ts'
import { findPreview } from './find-preview.ts'
import { isLinked } from './is-linked.ts'
import { readCardImage } from './read-card-image.ts'
import { readPageCard } from './read-page-card.ts'
import { storePreview } from './store-preview.ts'
import { type LinkPreviewRow, linkPreviews } from './tables.ts'
import * as rules from './throttle-rules.ts'

/** Pages that this process reads at a time, and pages that may wait. */
const semaphore = createSemaphore(6, 60)

/** How often a caller checks whether another one has read the page, in milliseconds. */
const lookAgainMs = 150

/**
 * Finds the card of a page that the agent links to, for callers who may talk to the agent. Throws `website_unreadable`
 * if the page can't be read or the agent doesn't link to it.
 */
export async function findLinkPreview(
  platform: Platform,
  request: FastifyRequest,
  botId: string,
  asked: { readonly url: string; readonly preview: boolean },
): Promise<LinkPreview> {
  const { throttles } = platform
  const network = networkOf(request.ip)
  await throttles.consume(rules.previewsByAddress, network)
  const { agent } = await admitCaller({ platform, request }, { botId, preview: asked.preview })
  await throttles.consume(rules.previewsOfAgent, String(agent.id))
  if (!(await isLinked(platform, { agent, url: asked.url }))) throw unreadable()
  const url = pageAddress(asked.url)
  const found = await findPreview(platform, url)
  if (found.kind === 'known') return answer(found.row, asked.url)
  await throttles.consume(rules.freshPreviewsByAddress, network)
  await throttles.consume(rules.freshPreviewsOfAgent, String(agent.id))
  return answer(await readOnce(platform, url), asked.url)
}

/** One caller reads the page. All others that ask meanwhile share its result. */
async function readOnce(platform: Platform, url: string): Promise<LinkPreviewRow> {
  const patience = platform.clock().getTime() + previewLifetimes.claim
  for (;;) {
    const claim = await claimPreview(platform, url)
    if (claim.kind === 'known') return claim.row
    if (claim.kind === 'mine') return read(platform, claim.id, url)
    if (platform.clock().getTime() > patience) throw busy()
    await sleep(lookAgainMs)
  }
}

async function read(platform: Platform, id: number, url: string): Promise<LinkPreviewRow> {
  try {
    if (!(await semaphore.acquire())) throw busy()
    try {
      const card = await readPageCard(platform, url)
      const image = card?.image ? await readCardImage(platform, card.image) : null
      const row = await storePreview(platform, { id, card, image })
      if (row === null) throw busy()
      return row
    } finally {
      semaphore.release()
    }
  } catch (error) {
    const free = { claimedUntil: null }
    await platform.database.update(linkPreviews).set(free).where(eq(linkPreviews.id, id))
    throw error
  }
}

function answer(row: LinkPreviewRow, url: string): LinkPreview {
  if (row.outcome === 'failed') throw unreadable()
  return toLinkPreview(row, url)
}

function unreadable(): DomainError {
  return new DomainError('website_unreadable', linkPreviewTexts.failed)
}

function busy(): DomainError {
  return new DomainError('not_ready', linkPreviewTexts.failed, { retryAfterSeconds: 5 })
}
