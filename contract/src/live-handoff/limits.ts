/** Limits of live handoff. Free of dependencies, so that the chat frame can use them too. */

/** Concurrent streams waiting for a person, per server process: for a visitor, an address, an agent. */
export const waitingStreamsMax = { visitor: 10, address: 200, agent: 2000 } as const
