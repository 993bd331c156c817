export interface ListenerLimits {
  /** How long an idle connection is kept, in milliseconds. */
  readonly keepAliveMs: number
  /** How long the headers of a request may take, in milliseconds. */
  readonly headersMs: number
  /** How long a whole request may take to arrive, in milliseconds. Responses have no time limit. */
  readonly requestMs: number
  /** A body may take this long, in milliseconds, … */
  readonly bodyMs: number
  /** … plus one second for each this many bytes received. */
  readonly bodyBytesPerSecond: number
  readonly checkEveryMs: number
  /** Per listening address. */
  readonly connectionsMax: number
  /** Per network, unless many clients share it through a proxy. Connections beyond this are closed at once. */
  readonly connectionsPerNetworkMax: number
  readonly requestsPerSocketMax: number
}

/**
 * What the server tolerates from a connection. 20 MB at the slowest rate take 22 minutes, which `requestMs` allows.
 * Open streams are connections, too, so thousands are normal.
 */
export const listenerLimits: ListenerLimits = {
  // Longer than proxies keep an idle connection: this side must not close first.
  keepAliveMs: 72_000,
  headersMs: 20_000,
  requestMs: 25 * 60_000,
  bodyMs: 30_000,
  bodyBytesPerSecond: 16 * 1024,
  checkEveryMs: 5000,
  connectionsMax: 20_000,
  // Whole companies and mobile networks share one address.
  connectionsPerNetworkMax: 2000,
  requestsPerSocketMax: 1000,
}
