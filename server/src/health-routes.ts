import type { FastifyInstance } from 'fastify'
import { sql } from './platform/database/drizzle.ts'
import { DomainError } from './platform/domain-error/index.ts'
import type { Platform } from './platform/platform.ts'

/** /healthz: the process is up. /readyz: it can also do its work. */
export function healthRoutes(app: FastifyInstance, platform: Platform): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async () => {
    try {
      await platform.database.execute(sql`select 1`)
    } catch {
      throw new DomainError('not_ready', 'The database does not answer right now.', { retryAfterSeconds: 2 })
    }
    return { status: 'ready' }
  })
}
