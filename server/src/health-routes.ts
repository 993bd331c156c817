import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from './platform/database/drizzle.ts'
import { DomainError } from './platform/domain-error/index.ts'
import type { Platform } from './platform/platform.ts'

/** How long to wait for the database, in milliseconds. A request's query may wait longer. */
const answerMs = 4000

/** /healthz: the process is up. /readyz: it can also do its work. */
export function healthRoutes(app: FastifyInstance, platform: Platform): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async () => {
    if (!(await answers(platform)))
      throw new DomainError('not_ready', "The database isn't responding right now.", { retryAfterSeconds: 2 })
    return { status: 'ready' }
  })
}

async function answers({ database }: Platform): Promise<boolean> {
  const timer = new AbortController()
  const late = sleep(answerMs, false, { signal: timer.signal }).catch(() => false)
  const asked = database.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
  const isThere = await Promise.race([asked, late])
  timer.abort()
  return isThere
}
