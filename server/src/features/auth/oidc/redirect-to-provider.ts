import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Platform } from '../../../platform/platform.ts'
import { createToken } from '../base/token.ts'
import { readVisitCookie, setVisitCookie } from '../session/cookie.ts'
import { authorizationMs } from './browser-bound-state.ts'
import { type NewAuthorization, startAuthorization } from './start-authorization.ts'

/** The URL that sends a browser to the provider. Tabs of a browser share one cookie, and each may begin an authorization. */
export async function redirectToProvider(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  authorization: Omit<NewAuthorization, 'browser'>,
): Promise<{ url: string }> {
  const browser = readVisitCookie(platform.config, request) ?? createToken()
  const url = await startAuthorization(platform, { ...authorization, browser })
  setVisitCookie(platform.config, request, reply, { token: browser, seconds: authorizationMs / 1000 })
  return { url }
}
