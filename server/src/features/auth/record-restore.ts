import type { SecurityEventName } from '@parleykit/contract/auth/security-events'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'

/** Records a database restore in the log and for every owner. Part of the restore. */
export async function recordRestore(client: pg.Client, log: FastifyBaseLogger): Promise<void> {
  const name: SecurityEventName = 'backup_restored'
  await client.query(
    'insert into security_events (user_id, name, happened_at) select id, $1, now() from users where not is_system',
    [name],
  )
  log.warn({ securityEvent: name }, 'security event')
}
