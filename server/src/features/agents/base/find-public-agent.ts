import { and, eq, isNull, sql } from '../../../platform/database/drizzle.ts'
import { type Database, prepared } from '../../../platform/database/index.ts'
import { notFound } from '../../../platform/domain-error/index.ts'
import { users } from '../../auth/index.ts'
import { type AgentRow, agents } from './tables.ts'

/** The format that create-agent uses. Other strings can't be an ID, and PostgreSQL may not be able to store them. */
const publicIdPattern = /^[\w-]{1,64}$/

export interface AgentWithPlan {
  readonly agent: AgentRow
  /** The plan of the agent's owner. */
  readonly ownerTier: string
  /** The owner's credits are counted in months that begin on this date's anniversaries. Null for calendar months. */
  readonly billingAnchorAt: Date | null
}

const findByPublicId = prepared((database) =>
  database
    .select({ agent: agents, ownerTier: users.subscriptionTier, billingAnchorAt: users.billingAnchorAt })
    .from(agents)
    .innerJoin(users, eq(users.id, agents.ownerId))
    .where(and(eq(agents.publicId, sql.placeholder('publicId')), isNull(users.disabledAt)))
    .prepare('find_public_agent'),
)

/**
 * The agent with a publicId, whatever its status. Throws `not_found` if there is none or its owner's account is
 * disabled.
 */
export async function findPublicAgent(database: Database, publicId: string): Promise<AgentWithPlan> {
  if (!publicIdPattern.test(publicId)) throw notFound('Agent')
  const [found] = await findByPublicId(database).execute({ publicId })
  if (!found) throw notFound('Agent')
  return found
}
