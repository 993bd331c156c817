import { and, eq, isNull, sql } from '../../../platform/database/drizzle.ts'
import { type Database, prepared } from '../../../platform/database/index.ts'
import { notFound } from '../../../platform/domain-error/index.ts'
import { users } from '../../auth/index.ts'
import { type AgentRow, agents } from './tables.ts'

/** What create-agent makes; anything else can't be one, and may not even be storable text. */
const publicIdPattern = /^[\w-]{1,64}$/

export interface AgentWithPlan {
  readonly agent: AgentRow
  /** The plan of the agent's owner. */
  readonly ownerTier: string
  /** Whose anniversaries begin the months that the owner's credits are counted in; null for calendar months. */
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

/** The agent behind a publicId, whatever its status; `not_found` when there is none, or its owner's account is shut. */
export async function findPublicAgent(database: Database, publicId: string): Promise<AgentWithPlan> {
  if (!publicIdPattern.test(publicId)) throw notFound('Agent')
  const [found] = await findByPublicId(database).execute({ publicId })
  if (!found) throw notFound('Agent')
  return found
}
