import type { Agent } from '@parleykit/contract/agents/agents'
import type { PublicAddresses } from '@parleykit/contract/publish/publish'

/** The props of all ways to connect an agent. */
export interface ConnectProps {
  readonly agent: Agent
  readonly addresses: PublicAddresses
}
