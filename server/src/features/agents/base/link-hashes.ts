import { hash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { canonicalPage, linkedPages } from '@parleykit/contract/conversations/link-preview/linked-pages'

/** Limits for the addresses of a message and the pages of an entry. Links beyond them get no card from that text. */
const addressesOfMessage = 100
const pagesOfEntry = 5000

/** Addresses to read before yielding to other requests. */
const addressesAtOnce = 50

/**
 * A key for a page that an agent links to: the first 132 bits of a SHA-256. It includes the agent, so that agents that
 * link to the same page have different keys.
 */
export function linkHash(agentId: number, page: string): string {
  return hash('sha256', `${agentId} ${page}`, 'base64url').slice(0, 22)
}

/** The keys of the pages that a message links to, in its texts or as addresses of its sources. */
export function linkHashesOf(
  agentId: number,
  texts: readonly string[],
  addresses: readonly (string | null)[] = [],
): string[] {
  const pages = new Set(addresses.flatMap((address) => (address && canonicalPage(address)) || []))
  for (const text of texts) {
    let left = addressesOfMessage
    for (const found of linkedPages(text)) {
      for (const page of found) pages.add(page)
      if (--left === 0) break
    }
  }
  return [...pages].map((page) => linkHash(agentId, page))
}

/** The pages that a long text links to. Yields to other requests meanwhile. */
export async function listLinkedPages(text: string): Promise<string[]> {
  const pages = new Set<string>()
  let read = 0
  for (const found of linkedPages(text)) {
    for (const page of found) pages.add(page)
    if (pages.size >= pagesOfEntry) break
    if (++read % addressesAtOnce === 0) await setImmediate()
  }
  return [...pages]
}
