import { FetchFault } from '../../../platform/fetch-public-url/index.ts'

/** Addresses of one website in the order in which they are tried. */
export type Addresses = readonly [string, ...string[]]

/** For an address that isn't the last: a port that is closed without a word must not take the time of the next. */
const firstByteMs = 5000
const noConnection: ReadonlySet<FetchFault['kind']> = new Set(['tls', 'unreachable', 'timeout'])

/**
 * Reads the first address, and the next one if no connection to it can be made.
 * @throws FetchFault of the last one, which says of all why they can't be read
 */
export async function tryAddresses<Read>(
  [address, ...others]: Addresses,
  read: (address: string, clock: { readonly firstByteMs?: number }) => Promise<Read>,
): Promise<Read> {
  const [next, ...rest] = others
  try {
    return await read(address, next === undefined ? {} : { firstByteMs })
  } catch (fault) {
    if (next === undefined || !(fault instanceof FetchFault) || !noConnection.has(fault.kind)) throw fault
    return await tryAddresses([next, ...rest], read).catch((error: unknown) => {
      throw error instanceof FetchFault ? together(fault, error) : error
    })
  }
}

/** What was said of both attempts, once where they failed alike. */
function together(first: FetchFault, second: FetchFault): FetchFault {
  if (first.message === second.message || second.kind === 'aborted') return second
  return new FetchFault(second.kind, `${first.message} Over http: ${second.message}`, { cause: first })
}
