import { and, eq, like, not, or, type SQL, sql } from '../../platform/database/drizzle.ts'
import type { Placeholders } from '../../platform/database/index.ts'
import { conversations } from './base/tables.ts'
import { completionPrefix, identifiedPrefix } from './visitors/index.ts'

/** A caller's proof for a conversation that they want to continue. */
export interface ConversationProof {
  /** ID of their visitor token, or of a new one, which proves nothing, if they have none. */
  readonly tokenId: string
  readonly previousResponseId: string | null
  readonly visitorId: string
  /** True if nobody else can know the visitorId: it is random, or this server made it. */
  readonly isOwnId: boolean
  /** The call carries the agent's secret key. */
  readonly isServer: boolean
}

/**
 * Condition on the conversations that a caller may continue: by the visitor token, by the last response, or by the
 * visitorId if that is enough. It isn't for a person whom a website identified: others may know that person's name.
 */
export function continuableSql(given: Placeholders<ConversationProof>): SQL | undefined {
  const isAnonymous = not(like(sql`coalesce(${conversations.tokenId}, '')`, `${identifiedPrefix}%`))
  return or(
    eq(conversations.tokenId, sql`${given.tokenId}::text`),
    and(
      eq(conversations.lastResponseId, given.previousResponseId),
      not(like(conversations.visitorId, `${completionPrefix}%`)),
    ),
    and(
      eq(conversations.visitorId, given.visitorId),
      or(sql`${given.isServer}::boolean`, and(sql`${given.isOwnId}::boolean`, isAnonymous)),
    ),
  )
}
