import type { FastifyReply, FastifyRequest } from 'fastify'
import { sessionLifetimeMs } from '../core/session-lifetime.ts'

const cookieName = 'parleykit_session'

export function readSessionCookie(request: FastifyRequest): string | null {
  return request.cookies[cookieName] ?? null
}

export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(cookieName, token, { ...cookieScope(request), maxAge: sessionLifetimeMs / 1000 })
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(cookieName, cookieScope(request))
}

function cookieScope(request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' } as const
}
