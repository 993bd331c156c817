import { lookup, Resolver } from 'node:dns/promises'
import { FetchFault } from './fetch-fault.ts'

/** All addresses of a name, as literals. Rejects with a FetchFault. */
export type ResolveName = (hostname: string, signal: AbortSignal) => Promise<readonly string[]>

/**
 * Queries the name servers instead of the system's `getaddrinfo`, which blocks one of the process's few threads for as
 * long as a foreign name server likes, and knows local names.
 */
export const resolvePublicName: ResolveName = async (hostname, signal) => {
  const resolver = new Resolver({ timeout: 2500, tries: 2 })
  const stop = () => resolver.cancel()
  signal.addEventListener('abort', stop)
  try {
    const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
    const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
    if (addresses.length > 0) return addresses
    const failed = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
    throw failed.every(isUnknown) ? unknownHost() : noAnswer(failed)
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

/** System resolution, including the hosts file. Only for names that the operator has allowed. */
export const resolveLocalName: ResolveName = async (hostname) => {
  try {
    return (await lookup(hostname, { all: true })).map(({ address }) => address)
  } catch (error) {
    throw isUnknown(error) ? unknownHost() : noAnswer([error])
  }
}

function isUnknown(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  return code === 'ENOTFOUND' || code === 'ENODATA' || code === 'EBADNAME'
}

function unknownHost(): FetchFault {
  return new FetchFault('unknown_host', "This website doesn't exist. Check the spelling.")
}

function noAnswer(causes: readonly unknown[]): FetchFault {
  const message = "The domain name of this website couldn't be looked up. Try again in a minute."
  return new FetchFault('unreachable', message, { cause: causes[0] })
}
