import type { PublicAddresses } from '@parleykit/contract/publish/publish'
import type { AgentRow, KeyState } from '../../agents/index.ts'
import type { InstallMarkup } from '../page-parts/install-markup-work.ts'
import type { Policy } from './content-security-policy.ts'

export type CheckedAgent = Pick<
  AgentRow,
  'publicId' | 'name' | 'apiKey' | 'visibility' | 'status' | 'allowedDomains'
>

/** A checked page, and the agent that should be on it. */
export interface InstallFacts {
  /** Address of the page, after redirects. */
  readonly page: URL
  readonly parts: InstallMarkup
  /** Policies of the page's headers and meta elements. */
  readonly policies: readonly Policy[]
  readonly isRendered: boolean
  readonly agent: CheckedAgent
  readonly addresses: PublicAddresses
  readonly stateOfKey: (key: string) => KeyState
}
