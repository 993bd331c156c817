import { setTimeout as sleep } from 'node:timers/promises'
import type { LinkPreview } from '@parleykit/contract/conversations/link-preview/link-preview'
import { linkPreviewTexts } from '@parleykit/contract/conversations/link-preview/texts'
import type { FastifyRequest } from 'fastify'
import { createSemaphore } from '../../../platform/concurrency/semaphore.ts'
import { eq, isNull, lte, or, type SQL, sql } from '../../../platform/database/drizzle.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import { ExtractionError, type PageCard } from '../../../platform/extraction/index.ts'
import { FetchFault } from '../../../platform/fetch-public-url/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { networkOf } from '../../../platform/throttles/index.ts'
import { authorizeCaller } from '../../agents/index.ts'
import { normalizePageUrl } from './core/normalize-page-url.ts'
import { previewLifetimes } from './core/preview-lifetimes.ts'
import { toLinkPreview } from './core/to-link-preview.ts'
import { type CachedPreview, findCachedPreview } from './find-cached-preview.ts'
import { hashUrl } from './hash-url.ts'
import { isLinked } from './is-linked.ts'
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
  const { agent } = await authorizeCaller({ platform, request }, { botId, preview: asked.preview })
  await throttles.consume(rules.previewsOfAgent, String(agent.id))
  if (!(await isLinked(platform, { agent, url: asked.url }))) throw unreadable()
  const url = normalizePageUrl(asked.url)
  const found = await findCachedPreview(platform, url)
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

/** Finds a page's preview. If none is valid and no one is reading the page, one caller of all processes claims it. */
async function claimPreview(
  platform: Platform,
  url: string,
): Promise<CachedPreview | { readonly kind: 'mine'; readonly id: number }> {
  const now = platform.clock()
  const claimedUntil = new Date(now.getTime() + previewLifetimes.claim)
  const [claimed] = await platform.database
    .insert(linkPreviews)
    .values({ urlHash: hashUrl(url), url, claimedUntil })
    .onConflictDoUpdate({
      target: linkPreviews.urlHash,
      set: { claimedUntil },
      setWhere: sql`${isOver(linkPreviews.expiresAt, now)} and ${isOver(linkPreviews.claimedUntil, now)}`,
    })
    .returning({ id: linkPreviews.id })
  return claimed ? { kind: 'mine', id: claimed.id } : findCachedPreview(platform, url)
}

function isOver(instant: typeof linkPreviews.expiresAt | typeof linkPreviews.claimedUntil, now: Date): SQL {
  return sql`(${or(isNull(instant), lte(instant, now))})`
}

/** Maximum size of a card's picture, in pixels. */
const cardImagePixels = { width: 640, height: 640 } as const

const picture = { bytesMax: 5 * 1024 * 1024, firstByteMs: 4000, totalMs: 6000, redirectsMax: 3 }
/** A smaller image is an icon or a tracking pixel. */
const shape = { ...cardImagePixels, fit: 'inside', sideMin: 100 } as const

/** Reads a card's picture, re-encoded as WebP; null if it can't be shown. */
async function readCardImage(platform: Platform, url: string): Promise<Buffer | null> {
  try {
    const answer = await platform.fetchPublicUrl({ url, accept: ['image/'], ...picture })
    if (answer.status < 200 || answer.status >= 300) return null
    return await platform.images.reencode({ bytes: answer.body }, shape, null)
  } catch (error) {
    if (error instanceof FetchFault || error instanceof DomainError) return null
    throw error
  }
}

/** Stricter limits than for pages of the knowledge, since a visitor waits for the card. */
const page = { bytesMax: 3 * 1024 * 1024, firstByteMs: 5000, totalMs: 8000, redirectsMax: 5 }
const html = ['text/html', 'application/xhtml+xml']

/** Reads a page's card; null if the page can't be read. The reason is not revealed to outside callers. */
async function readPageCard(platform: Platform, url: string): Promise<PageCard | null> {
  try {
    const answer = await platform.fetchPublicUrl({ url, accept: html, ...page })
    if (answer.status < 200 || answer.status >= 300) return null
    const read = await platform.extraction.readWebPage({
      html: answer.body,
      characterSet: answer.charset,
      url: answer.url,
    })
    return read.card
  } catch (error) {
    if (error instanceof FetchFault || error instanceof ExtractionError) return null
    throw error
  }
}
