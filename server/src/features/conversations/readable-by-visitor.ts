import { and, eq, type SQL } from '../../platform/database/drizzle.ts'
import { conversations } from './base/tables.ts'
import type { AdmittedVisitor } from './visitors/index.ts'

/** Condition on the conversations that a visitor may read back. */
export function readableByVisitor({ agent, visitor }: AdmittedVisitor): SQL | undefined {
  const ofAgent = eq(conversations.agentId, agent.id)
  switch (visitor.by) {
    case 'token':
      return and(ofAgent, eq(conversations.tokenId, visitor.tokenId))
    case 'secret-key':
      return and(
        ofAgent,
        visitor.visitorId === null ? undefined : eq(conversations.visitorId, visitor.visitorId),
      )
  }
}
