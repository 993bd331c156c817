import { once } from 'node:events'
import { connect, isIP, type LookupFunction, type Socket } from 'node:net'
import { networkInterfaces } from 'node:os'
import { FetchFault } from './fetch-fault.ts'
import { bareHost, opensHost, type PrivateHost } from './private-hosts.ts'
import { isPublicAddress } from './public-address.ts'
import { type ResolveName, resolveLocalName, resolvePublicName } from './resolve-name.ts'

export interface GuardOptions {
  /** Hosts that may have private addresses. */
  readonly privateHosts: readonly PrivateHost[]
  readonly resolveName?: ResolveName
  /** Addresses of this machine. */
  readonly ownAddresses?: () => ReadonlySet<string>
}

/** The only way to addresses entered by users. */
export interface Guard {
  /**
   * Opens a socket to a host, at a checked address. Names are resolved only here, so a changed DNS answer has no
   * effect. Rejects with a FetchFault before any packet goes to a private address.
   */
  connect(hostname: string, port: number, signal: AbortSignal): Promise<Socket>
  /** Rejects like `connect`, without opening a connection. */
  check(hostname: string, port: number, signal: AbortSignal): Promise<void>
  /** Whether the operator has allowed this host and port. */
  isOpened(hostname: string, port: number): boolean
}

/** Ports on which this machine may be reached as a separate website. */
const websitePorts = new Set([80, 443])

export function createGuard({
  privateHosts,
  resolveName = resolvePublicName,
  ownAddresses = addressesOfMachine,
}: GuardOptions): Guard {
  const isOpened = (hostname: string, port: number) => opensHost(privateHosts, bareHost(hostname), port)

  async function findAddresses(host: string, port: number, signal: AbortSignal): Promise<readonly string[]> {
    if (isOpened(host, port)) return isIP(host) ? [host] : await resolveLocalName(host, signal)
    if (host === 'localhost' || host.endsWith('.localhost')) throw privateAddress()
    const all = isIP(host) ? [host] : await resolveName(host, signal)
    const own = ownAddresses()
    const addresses = all.filter(
      (address) => isPublicAddress(address) && (websitePorts.has(port) || !own.has(address)),
    )
    if (addresses.length === 0) throw privateAddress()
    return addresses
  }

  return {
    isOpened,
    async check(hostname, port, signal) {
      await findAddresses(bareHost(hostname), port, signal)
    },
    async connect(hostname, port, signal) {
      const addresses = await findAddresses(bareHost(hostname), port, signal)
      signal.throwIfAborted()
      const socket = connect({ host: 'checked', port, lookup: answerWith(addresses), autoSelectFamily: true })
      try {
        await once(socket, 'connect', { signal })
        return socket
      } catch (error) {
        socket.on('error', () => {}).destroy()
        throw error
      }
    },
  }
}

/** Node requests all addresses if it can try several. The name that it passes is meaningless. */
function answerWith(addresses: readonly string[]): LookupFunction {
  const entries = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_hostname, options, callback) => {
    const [first] = entries
    if (options.all || first === undefined) callback(null, entries)
    else callback(null, first.address, first.family)
  }
}

function addressesOfMachine(): ReadonlySet<string> {
  return new Set(
    Object.values(networkInterfaces()).flatMap((all) => all?.map(({ address }) => address) ?? []),
  )
}

function privateAddress(): FetchFault {
  const message = "Addresses in private networks can't be read. Enter a public address."
  return new FetchFault('private_address', message)
}
