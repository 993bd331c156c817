import type { InstallReport } from '@parleykit/contract/publish/install-check'
import type { PublicAddresses } from '@parleykit/contract/publish/publish'
import { BrowserFault } from '../../platform/browser/index.ts'
import { createSemaphore } from '../../platform/concurrency/semaphore.ts'
import { DomainError } from '../../platform/domain-error/index.ts'
import { FetchFault, type PublicResponse } from '../../platform/fetch-public-url/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { classifyKeys, findOwnAgent } from '../agents/index.ts'
import type { OwnerContext } from '../auth/index.ts'
import { installChecksByOwner } from './base/throttle-rules.ts'
import { checkInstallFacts } from './core/check-install-facts.ts'
import { parsePolicies } from './core/content-security-policy.ts'
import type { InstallMarkup } from './page-parts/install-markup-work.ts'
import { parseInWorkProcess } from './page-parts/parse-in-work-process.ts'

const page = { bytesMax: 3 * 1024 * 1024, firstByteMs: 6000, totalMs: 9000 }
const html = ['text/html', 'application/xhtml+xml']
const renderMs = 12_000

/** Pages that this process checks at a time, each in its own work process, and pages that may wait. */
const semaphore = createSemaphore(2, 20)

interface AskedCheck {
  readonly agentId: number
  readonly url: string
  readonly addresses: PublicAddresses
}

/**
 * Checks a web page as its visitors get it: whether an agent is on it, and what keeps it from working there.
 * @throws DomainError `not_ready` if too many other pages are being checked
 */
export async function checkInstall(
  { platform, owner, signal }: OwnerContext & { readonly signal: AbortSignal },
  { agentId, url, addresses }: AskedCheck,
): Promise<InstallReport> {
  const agent = await findOwnAgent(platform.database, owner, agentId)
  await platform.throttles.consume(installChecksByOwner, String(owner.id))
  if (!(await semaphore.acquire())) {
    const message = 'Other pages are being checked right now. Please try again in a minute.'
    throw new DomainError('not_ready', message, { retryAfterSeconds: 60 })
  }
  try {
    const sent = await platform.fetchPublicUrl({ url, accept: html, ...page, signal })
    if (sent.status >= 300) return unreachable(sent.url, `The website returned status ${sent.status}.`)
    const read = await readParts(platform, sent, signal)
    if (!read) return unreachable(sent.url, 'This page is too large or too complex to check.')
    const policies = [...headerPolicies(sent), ...read.parts.policies]
    const report = checkInstallFacts({
      ...read,
      page: new URL(sent.url),
      policies: parsePolicies(policies),
      agent,
      addresses,
      stateOfKey: await classifyKeys(platform, agent),
    })
    return { url: sent.url, isRendered: read.isRendered, ...report }
  } catch (error) {
    if (error instanceof FetchFault && error.kind !== 'aborted') return unreachable(url, error.message)
    throw error
  } finally {
    semaphore.release()
  }
}

function unreachable(url: string, message: string): InstallReport {
  const finding = { kind: 'page_unreachable', level: 'wrong', message, fix: null } as const
  return { url, works: false, isRendered: false, findings: [finding] }
}

function headerPolicies({ headers }: PublicResponse): string[] {
  return [headers.get('content-security-policy') ?? '']
}

/** Reads the page as it was sent or, if the agent isn't in it, as a browser has it after its scripts have run. */
async function readParts(
  platform: Platform,
  { url, charset, body }: PublicResponse,
  signal: AbortSignal,
): Promise<{ parts: InstallMarkup; isRendered: boolean } | null> {
  const parts = await parseInWorkProcess({ url, charset, body }, signal)
  if (!parts) return null
  if (parts.tags.length > 0 || parts.frames.length > 0 || !parts.hasScripts)
    return { parts, isRendered: false }
  try {
    const rendered = await platform.renderer.renderPage({ url, signal, totalMs: renderMs })
    const after = await parseInWorkProcess(
      { url: rendered.url, charset: 'utf-8', body: rendered.html },
      signal,
    )
    return after ? { parts: after, isRendered: true } : { parts, isRendered: false }
  } catch (error) {
    if (signal.aborted) throw error
    if (error instanceof BrowserFault || error instanceof FetchFault) return { parts, isRendered: false }
    throw error
  }
}
