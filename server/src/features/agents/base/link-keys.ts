import { hash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { canonicalPage, linkedPages } from '@parleykit/contract/linked-pages'

/** Addresses of a message and pages of an entry that are kept. Links behind them get no card from that text. */
const addressesOfMessage = 100
const pagesOfEntry = 5000

/** Addresses that are read before other requests have their turn. */
const addressesAtOnce = 50

/**
 * Names a page that an agent links to: the first 132 bits of a SHA-256. The agent is part of it, so that a page that many
 * agents link to is found by each alone.
 */
export function linkKey(agentId: number, page: string): string {
  return hash('sha256', `${agentId} ${page}`, 'base64url').slice(0, 22)
}

/** The keys of the pages that a message links to, by its texts or by the addresses of its sources. */
export function linkKeysOf(
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
  return [...pages].map((page) => linkKey(agentId, page))
}

/** The pages that a long text links to. Other requests have their turns meanwhile. */
export async function readLinkedPages(text: string): Promise<string[]> {
  const pages = new Set<string>()
  let read = 0
  for (const found of linkedPages(text)) {
    for (const page of found) pages.add(page)
    if (pages.size >= pagesOfEntry) break
    if (++read % addressesAtOnce === 0) await setImmediate()
  }
  return [...pages]
}
