import type { FastifyInstance } from 'fastify'
import type { Config } from './config/config.ts'
import { DomainError } from './platform/domain-error/index.ts'
import type { Platform } from './platform/platform.ts'

const path = '/.well-known/security.txt'
/** RFC 9116 recommends less than a year. */
const lifetimeMs = 180 * 24 * 3_600_000

/**
 * Serves contact details for security reports as defined by RFC 9116; nothing if SUPPORT_CONTACT is unset or a plain
 * http page.
 */
export function serveSecurityTxt(app: FastifyInstance, { config, clock }: Platform): void {
  app.get(path, { schema: { hide: true } }, async (_request, reply) => {
    const contact = contactOf(config)
    if (contact === null) throw new DomainError('not_found', 'There is nothing at this address')
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${new Date(clock().getTime() + lifetimeMs).toISOString()}`,
      ...(config.publicUrl?.startsWith('https:') ? [`Canonical: ${config.publicUrl}${path}`] : []),
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}

/** RFC 9116 doesn't allow http pages. */
function contactOf({ supportContact }: Pick<Config, 'supportContact'>): string | null {
  if (supportContact === null || supportContact.startsWith('http:')) return null
  return supportContact.startsWith('https:') ? supportContact : `mailto:${supportContact}`
}
