import { FetchFault } from '../../../../platform/fetch-public-url/index.ts'

/** URLs of one website in the order in which they are tried. */
export type Addresses = readonly [string, ...string[]]

/** For a URL that isn't the last: a port that silently drops connections must not use up the time of the next one. */
const firstByteMs = 5000
const noConnection: ReadonlySet<FetchFault['kind']> = new Set(['tls', 'unreachable', 'timeout'])

/**
 * Reads the first URL, or the next one if no connection to it can be made.
 * @throws FetchFault of the last one, with the reasons for all of them
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

/** The reasons of both attempts, or one if they are the same. */
function together(first: FetchFault, second: FetchFault): FetchFault {
  if (first.message === second.message || second.kind === 'aborted') return second
  return new FetchFault(second.kind, `${first.message} Over http: ${second.message}`, { cause: first })
}
