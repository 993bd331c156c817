import { compile } from '@fastify/proxy-addr'
import { networkOf } from '../throttles/index.ts'

export interface ConnectionCounts {
  /** Counts one more of a client's address and returns what counts it off; undefined where its network may have no more. */
  enter(address: string | undefined): (() => void) | undefined
}

/** At most `max` connections of one network at a time, but for addresses that are exempt. */
export function createConnectionCounts(
  max: number,
  isExempt: (address: string) => boolean,
): ConnectionCounts {
  const counts = new Map<string, number>()
  return {
    enter(address) {
      // Whoever has gone already has no address.
      if (address === undefined || isExempt(address)) return () => {}
      const network = networkOf(address)
      const count = counts.get(network) ?? 0
      if (count >= max) return undefined
      counts.set(network, count + 1)
      return () => {
        const left = (counts.get(network) ?? 1) - 1
        if (left === 0) counts.delete(network)
        else counts.set(network, left)
      }
    },
  }
}

/** Whether many clients come from an address: this machine's own, and the proxies that TRUST_PROXY names. */
export function sharedAddresses(trustProxy: string | null): (address: string) => boolean {
  const named = trustProxy === null ? [] : trustProxy.split(',').map((each) => each.trim())
  const matches = compile(['loopback', ...named])
  return (address) => matches(address, 0)
}
