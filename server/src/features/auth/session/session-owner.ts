import type { FastifyRequest } from 'fastify'
import type { Platform } from '../../../platform/platform.ts'
import { callerOf } from '../base/caller-of.ts'
import type { Owner } from '../base/to-owner.ts'
import { readSessionCookie } from './cookie.ts'
import { findSessionOwner } from './find-session-owner.ts'

/** The signed-in owner of a request, or null. */
export async function sessionOwner(platform: Platform, request: FastifyRequest): Promise<Owner | null> {
  const token = readSessionCookie(platform.config, request)
  return token === null ? null : findSessionOwner(platform, token, callerOf(request))
}
