import { profileImagePixels } from '@parleykit/contract/agents/limits'
import type { WebsiteProfile } from '@parleykit/contract/knowledge/websites/website-profile'
import { DomainError } from '../../../platform/domain-error/index.ts'
import { ExtractionError, type WebPage } from '../../../platform/extraction/index.ts'
import { FetchFault, type PublicResponse } from '../../../platform/fetch-public-url/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findOwnAgent } from '../../agents/index.ts'
import type { Owner, OwnerContext } from '../../auth/index.ts'
import { type Addresses, tryAddresses } from './discovery/try-addresses.ts'
import { profilesByOwner } from './throttle-rules.ts'

const page = { bytesMax: 3 * 1024 * 1024, firstByteMs: 6000, totalMs: 9000 }
const html = ['text/html', 'application/xhtml+xml']
const icon = { bytesMax: 2 * 1024 * 1024, firstByteMs: 4000, totalMs: 6000 }
/** Sharp on screens with two device pixels per CSS pixel; smaller icons look poor there. */
const shape = {
  width: profileImagePixels * 2,
  height: profileImagePixels * 2,
  fit: 'cover',
  sideMin: 96,
} as const
/** Number of the largest icons to try: some are vector drawings or missing. */
const iconsTried = 3

/**
 * A website's description of itself, as suggestions for an agent.
 * @throws DomainError `website_unreadable` if the URL itself can't be read
 */
export async function getWebsiteProfile(
  { platform, owner, signal }: OwnerContext & { readonly signal: AbortSignal },
  { agentId, addresses }: { readonly agentId: number; readonly addresses: Addresses },
): Promise<WebsiteProfile> {
  await findOwnAgent(platform.database, owner, agentId)
  await platform.throttles.consume(profilesByOwner, String(owner.id))
  try {
    const answer = await tryAddresses(addresses, (url, clock) =>
      platform.fetchPublicUrl({ url, accept: html, ...page, ...clock, signal }),
    )
    if (answer.status >= 300) throw unreadable(`The website returned status ${answer.status}.`)
    const read = await readPage(platform, answer, signal)
    const { profileOfPage } = await import('./core/profile-of-page.ts')
    return { ...profileOfPage(read, answer.url), picture: await readPicture(platform, owner, read, signal) }
  } catch (error) {
    if (error instanceof FetchFault || error instanceof ExtractionError) throw unreadable(error.message)
    throw error
  }
}

function unreadable(message: string): DomainError {
  return new DomainError('website_unreadable', message)
}

function readPage(platform: Platform, { body, charset, url }: PublicResponse, signal: AbortSignal) {
  return platform.extraction.readWebPage({ html: body, characterSet: charset, url }, signal)
}

async function readPicture(
  { fetchPublicUrl, images }: Platform,
  owner: Owner,
  { icons }: WebPage,
  signal: AbortSignal,
): Promise<string | null> {
  for (const { url } of icons.filter(({ mediaType }) => mediaType !== 'image/svg+xml').slice(0, iconsTried)) {
    try {
      const answer = await fetchPublicUrl({ url, accept: ['image/'], ...icon, signal })
      if (answer.status >= 300) continue
      return (await images.reencode({ bytes: answer.body }, shape, owner.id)).toString('base64')
    } catch (error) {
      if (!(error instanceof FetchFault || error instanceof DomainError)) throw error
    }
  }
  return null
}
