import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { ApiError } from './platform/http/index.ts'
import type { Platform } from './platform/platform.ts'

/** /healthz: the process is up. /readyz: it can also do its work. */
export function healthRoutes(app: FastifyInstance, platform: Platform): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async () => {
    try {
      await platform.database.execute(sql`select 1`)
    } catch {
      throw new ApiError('not_ready', 'The database does not answer right now.', { retryAfterSeconds: 2 })
    }
    return { status: 'ready' }
  })
}
