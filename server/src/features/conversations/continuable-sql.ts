import { and, eq, like, not, or, type SQL, sql } from '../../platform/database/drizzle.ts'
import type { Placeholders } from '../../platform/database/index.ts'
import { completionPrefix, personPrefix } from '../visitors/index.ts'
import { conversations } from './base/tables.ts'

/** What a caller proves of a conversation that they want to go on with. */
export interface ConversationProof {
  /** Of their visitor token; of a new one, which proves nothing, if they have none. */
  readonly tokenId: string
  readonly previousResponseId: string | null
  readonly visitorId: string
  /** Nobody else can know the visitorId: it is random, or this server made it. */
  readonly isOwnId: boolean
  /** The call carries the agent's secret key. */
  readonly isServer: boolean
}

/**
 * The condition that the conversations meet which a caller may go on with: by the visitor token, by the last response, or by
 * the visitorId, if that is enough. A person whom a website has introduced has a name that others may know.
 */
export function continuableSql(given: Placeholders<ConversationProof>): SQL | undefined {
  const isAnonymous = not(like(sql`coalesce(${conversations.tokenId}, '')`, `${personPrefix}%`))
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
