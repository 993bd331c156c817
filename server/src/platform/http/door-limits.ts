export interface DoorLimits {
  /** How long an idle connection is kept, in milliseconds. */
  readonly keepAliveMs: number
  /** How long the headers of a request may take, in milliseconds. */
  readonly headersMs: number
  /** How long a whole request may take to come, in milliseconds; an answer may take as long as it likes. */
  readonly requestMs: number
  /** A body may take this long, in milliseconds, … */
  readonly bodyMs: number
  /** … and a second more for each so many bytes that came. */
  readonly bodyBytesPerSecond: number
  readonly checkEveryMs: number
  /** Of each address that is listened on. */
  readonly connectionsMax: number
  /** Of one network, unless many clients come from it by a proxy; what is beyond is closed at once. */
  readonly connectionsPerNetworkMax: number
  readonly requestsPerSocketMax: number
}

/**
 * What the server bears from a connection. 20 MB at the slowest rate take 22 minutes, which is what `requestMs` leaves
 * room for. Open streams are connections, too, so thousands are normal.
 */
export const doorLimits: DoorLimits = {
  // Longer than proxies keep an idle connection: the one that closes must not be this side.
  keepAliveMs: 72_000,
  headersMs: 20_000,
  requestMs: 25 * 60_000,
  bodyMs: 30_000,
  bodyBytesPerSecond: 16 * 1024,
  checkEveryMs: 5000,
  connectionsMax: 20_000,
  // Whole companies and mobile networks have one address.
  connectionsPerNetworkMax: 2000,
  requestsPerSocketMax: 1000,
}
