import type { Agent } from '@parleykit/contract/agents'
import type { PublicAddresses } from '@parleykit/contract/publish'

/** What every way to an agent is made of. */
export interface IntegratedAgent {
  readonly agent: Agent
  readonly addresses: PublicAddresses
}
