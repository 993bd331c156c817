import { signedInMark } from '@parleykit/contract/auth/account'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../../config/config.ts'
import { createToken } from '../base/token.ts'
import { challengeLifetimeMs, deviceLifetimeMs, sessionLifetimeMs } from '../core/session-lifetime.ts'
import type { SignedIn } from './start-session.ts'

/** Tells the protocol that browsers use: the operator's setting, or else the request. */
type Origin = Pick<Config, 'publicUrl'>

const sessionName = 'parleykit_session'
const passkeyName = 'parleykit_passkey'
const visitName = 'parleykit_visit'
const deviceNameOf = (userId: number) => `parleykit_device_${userId}`

export function readSessionCookie(config: Origin, request: FastifyRequest): string | null {
  return request.cookies[cookieName(config, request, sessionName)] ?? null
}

/** The browser's device token for an account, from an earlier sign-in. */
export function readDeviceCookie(config: Origin, request: FastifyRequest, userId: number): string | null {
  return request.cookies[cookieName(config, request, deviceNameOf(userId))] ?? null
}

/** The token of the browser that was asked for a passkey. The response is valid only in this browser. */
export function readPasskeyCookie(config: Origin, request: FastifyRequest): string | null {
  return request.cookies[cookieName(config, request, passkeyName)] ?? null
}

/** Marks the browser that is asked for a passkey. Other tabs share the mark. */
export function setPasskeyCookie(config: Origin, request: FastifyRequest, reply: FastifyReply): string {
  const token = readPasskeyCookie(config, request) ?? createToken()
  const scope = { ...cookieScope(config, request), maxAge: challengeLifetimeMs / 1000 }
  reply.setCookie(cookieName(config, request, passkeyName), token, scope)
  return token
}

/** Whether the browser claims that some account knows it. */
export function claimsKnownDevice(request: FastifyRequest): boolean {
  return Object.keys(request.cookies).some((name) => name.includes('parleykit_device_'))
}

/** Sets the session cookie and the browser's device cookie. */
export function setSignedInCookies(
  config: Origin,
  request: FastifyRequest,
  reply: FastifyReply,
  signedIn: SignedIn,
): void {
  const { owner, sessionToken, deviceToken } = signedIn
  const scope = { ...cookieScope(config, request), maxAge: sessionLifetimeMs / 1000 }
  reply.setCookie(cookieName(config, request, sessionName), sessionToken, scope)
  setDeviceCookie(config, request, reply, { userId: owner.id, deviceToken })
  markSignedIn(config, request, reply)
}

/** Tells the page that there is a session and nothing else: the mark has no value. */
function markSignedIn(config: Origin, request: FastifyRequest, reply: FastifyReply): void {
  const scope = { ...cookieScope(config, request), httpOnly: false, maxAge: sessionLifetimeMs / 1000 }
  reply.setCookie(signedInMark, '', scope)
}

/**
 * Restores a session's missing mark: a response refused for the old session can arrive after a new session has begun.
 */
export function markSession(config: Origin, request: FastifyRequest, reply: FastifyReply): void {
  const isMarked = request.cookies[signedInMark] !== undefined
  if (!isMarked && readSessionCookie(config, request) !== null) markSignedIn(config, request, reply)
}

/** Clears the mark when the session is over, no matter where it ended. */
export function clearSignedInMark(config: Origin, request: FastifyRequest, reply: FastifyReply): void {
  if (request.cookies[signedInMark] === undefined) return
  reply.clearCookie(signedInMark, { ...cookieScope(config, request), httpOnly: false })
}

/** Sets the browser's device cookie for an account. */
export function setDeviceCookie(
  config: Origin,
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, deviceToken }: { readonly userId: number; readonly deviceToken: string },
): void {
  const scope = { ...cookieScope(config, request), maxAge: deviceLifetimeMs / 1000 }
  reply.setCookie(cookieName(config, request, deviceNameOf(userId)), deviceToken, scope)
}

/** The value that binds visits to an identity provider to this browser. Null if it began none recently. */
export function readVisitCookie(config: Origin, request: FastifyRequest): string | null {
  return request.cookies[cookieName(config, request, visitName)] ?? null
}

export function setVisitCookie(
  config: Origin,
  request: FastifyRequest,
  reply: FastifyReply,
  { token, seconds }: { readonly token: string; readonly seconds: number },
): void {
  const scope = { ...cookieScope(config, request), maxAge: seconds }
  reply.setCookie(cookieName(config, request, visitName), token, scope)
}

export function clearSessionCookie(config: Origin, request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(cookieName(config, request, sessionName), cookieScope(config, request))
  clearSignedInMark(config, request, reply)
}

/** Browsers accept the __Host- prefix only over TLS, for this host alone and all of its paths. */
function cookieName(config: Origin, request: FastifyRequest, name: string): string {
  return isSecure(config, request) ? `__Host-${name}` : name
}

function cookieScope(config: Origin, request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(config, request) } as const
}

/** A proxy that doesn't forward the protocol must not cause the cookie to be sent in clear text. */
function isSecure(config: Origin, request: FastifyRequest): boolean {
  return config.publicUrl?.startsWith('https:') || request.protocol === 'https'
}
