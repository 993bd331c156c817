import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Platform } from '../../../platform/platform.ts'
import { createToken } from '../base/token.ts'
import { readVisitCookie, setVisitCookie } from '../session/cookie.ts'
import { beginAtProvider, type NewVisit } from './begin-at-provider.ts'
import { visitMs } from './kept-for-browser.ts'

/** The URL that sends a browser to the provider. Tabs of a browser share one cookie, and each may begin a visit. */
export async function departToProvider(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  visit: Omit<NewVisit, 'browser'>,
): Promise<{ url: string }> {
  const browser = readVisitCookie(platform.config, request) ?? createToken()
  const url = await beginAtProvider(platform, { ...visit, browser })
  setVisitCookie(platform.config, request, reply, { token: browser, seconds: visitMs / 1000 })
  return { url }
}
