import type { Platform } from '../../../platform/platform.ts'
import { identifiedVisitorOf } from '../../conversations/visitors/index.ts'
import { type Identity, nobody } from '../core/identity.ts'

interface Asked {
  readonly agentId: number
  readonly conversationId: number
  /** ID of the visitor token that came with this request; null for none. A conversation's own token proves nothing. */
  readonly tokenId: string | null
}

/** What is proved about the sender of a request, for actions. */
export async function findIdentity(_platform: Platform, { tokenId }: Asked): Promise<Identity> {
  return tokenId === null ? nobody : { ...nobody, id: identifiedVisitorOf(tokenId) }
}
