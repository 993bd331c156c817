import { refusalForPrograms } from '@parleykit/contract/billing/plans'
import type { FastifyRequest } from 'fastify'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { networkOf } from '../../../platform/throttles/index.ts'
import { type AuthorizedCaller, authorizeCaller, findAgentOfKey } from '../../agents/index.ts'
import { callsByAddress } from './throttle-rules.ts'

/** Admits a program to the agent of its key. The owner's plan must include the API. */
export async function admitApiClient(platform: Platform, request: FastifyRequest): Promise<AuthorizedCaller> {
  await platform.throttles.consume(callsByAddress, networkOf(request.ip))
  const { publicId } = await findAgentOfKey(platform, request)
  const caller = await authorizeCaller({ platform, request }, { botId: publicId, preview: false })
  const refusal = refusalForPrograms(caller.ownerTier)
  if (refusal !== null) throw new DomainError('subscription_required', refusal)
  return caller
}
