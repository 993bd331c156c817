import type { FastifyRequest } from 'fastify'
import { and, eq, gt, inArray, isNull, or } from '../../platform/database/drizzle.ts'
import { DomainError } from '../../platform/domain-error/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { users } from '../auth/index.ts'
import { presentedKey } from './access/presented-key.ts'
import { hashKey } from './base/hash-key.ts'
import { agents, retiredKeys } from './base/tables.ts'

/** The publicId of the agent whose key a call carries, if the call names no agent. Refuses a key that isn't valid. */
export async function findAgentOfKey(
  { database, clock }: Platform,
  request: FastifyRequest,
): Promise<{ publicId: string }> {
  const key = presentedKey(request)
  if (key === null) {
    throw new DomainError('api_key_required', "Send the agent's API key as a bearer token.")
  }
  const keyHash = hashKey(key)
  const inGrace = database
    .select({ agentId: retiredKeys.agentId })
    .from(retiredKeys)
    .where(and(eq(retiredKeys.keyHash, keyHash), gt(retiredKeys.endsAt, clock())))
  const [found] = await database
    .select({ publicId: agents.publicId })
    .from(agents)
    .innerJoin(users, eq(users.id, agents.ownerId))
    .where(
      and(
        isNull(users.disabledAt),
        or(eq(agents.apiKey, key), eq(agents.secretKeyHash, keyHash), inArray(agents.id, inGrace)),
      ),
    )
    .limit(1)
  if (!found) throw new DomainError('api_key_invalid', "This API key isn't valid.")
  return found
}
