import { compile } from '@fastify/proxy-addr'
import { networkOf } from '../throttles/index.ts'

export interface ConnectionLimit {
  /**
   * Counts another connection of a client's address and returns a function that releases it. Undefined if its network
   * has reached the limit.
   */
  enter(address: string | undefined): (() => void) | undefined
}

/** Allows at most `max` connections per network, except for exempt addresses. */
export function createConnectionLimit(max: number, isExempt: (address: string) => boolean): ConnectionLimit {
  const counts = new Map<string, number>()
  return {
    enter(address) {
      // A client that is already gone has no address.
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

/** Whether an address is shared by many clients: this machine's own, and the proxies in TRUST_PROXY. */
export function sharedAddresses(trustProxy: string | null): (address: string) => boolean {
  const named = trustProxy === null ? [] : trustProxy.split(',').map((each) => each.trim())
  const matches = compile(['loopback', ...named])
  return (address) => matches(address, 0)
}
