import type { Agent } from '@parleykit/contract/agents/agents'
import type { PublicAddresses } from '@parleykit/contract/publish/publish'

/** The props that all integrations share. */
export interface ConnectDialogTabProps {
  readonly agent: Agent
  readonly addresses: PublicAddresses
}
