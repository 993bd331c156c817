import type { Platform } from '../../../platform/platform.ts'
import { networkOf, type ThrottleRule } from '../../../platform/throttles/index.ts'
import type { Identity } from '../core/identity.ts'

/** Requests that visitors cause, counted by network, by visitor, by proved identity and by agent. */
const actionsByAddress: ThrottleRule = { name: 'actions-address', points: 60, seconds: 24 * 3600 }
const actionsByVisitor: ThrottleRule = { name: 'actions-visitor', points: 60, seconds: 24 * 3600 }
const actionsByIdentity: ThrottleRule = { name: 'actions-identity', points: 60, seconds: 24 * 3600 }
const actionsOfAgent: ThrottleRule = { name: 'actions-agent', points: 5000, seconds: 24 * 3600 }

interface Counted {
  readonly agentId: number
  /** Null for a server with the secret key, which counts its visitors itself. */
  readonly visitor: { readonly tokenId: string; readonly ip: string } | null
  readonly identity: Identity
}

/**
 * Counts an action that is about to run.
 * @throws ThrottledError if the network, visitor, proved identity or agent has run too many today
 */
export async function countRun(
  { throttles }: Pick<Platform, 'throttles'>,
  { agentId, visitor, identity }: Counted,
): Promise<void> {
  if (visitor) {
    await throttles.consume(actionsByVisitor, `${agentId}/${visitor.tokenId}`)
    await throttles.consume(actionsByAddress, networkOf(visitor.ip))
  }
  const proved = identity.id ?? identity.email
  if (proved !== null) await throttles.consume(actionsByIdentity, `${agentId}/${proved.toLowerCase()}`)
  await throttles.consume(actionsOfAgent, String(agentId))
}
