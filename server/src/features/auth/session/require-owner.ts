import { accountTexts } from '@parleykit/contract/auth/texts'
import type { FastifyRequest } from 'fastify'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Owner } from '../base/to-owner.ts'
import { sessionOwner } from './session-owner.ts'

/** The signed-in owner of a request. Throws `not_signed_in` if there is none. */
export async function requireOwner(platform: Platform, request: FastifyRequest): Promise<Owner> {
  const owner = await sessionOwner(platform, request)
  if (!owner) throw new DomainError('not_signed_in', accountTexts.notSignedIn)
  return owner
}
