import type { FastifyRequest } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { callerOf } from './caller-of.ts'
import { findSessionOwner } from './find-session-owner.ts'
import { readSessionCookie } from './session/cookie.ts'
import type { Owner } from './to-owner.ts'

/** The signed-in owner behind a request, or null. */
export async function sessionOwner(platform: Platform, request: FastifyRequest): Promise<Owner | null> {
  const token = readSessionCookie(platform.config, request)
  return token === null ? null : findSessionOwner(platform, token, callerOf(request))
}
