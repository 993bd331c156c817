import { systemClock } from '../src/platform/clock/clock.ts'
import { sql } from '../src/platform/database/drizzle.ts'
import { openDatabase } from '../src/platform/database/index.ts'
import { openSigning } from '../src/platform/signing/index.ts'

/** A webhook of an agent that is off, at an address that nobody calls, and one event of its log; their ids. */
export async function plantWebhook(
  databaseUrl: string,
  agentId: number,
  url: string,
): Promise<{ readonly webhookId: number; readonly deliveryId: number }> {
  const { database, close } = openDatabase({ connectionString: databaseUrl })
  try {
    const signing = await openSigning(database, systemClock)
    const secret = await signing.seal('webhook-secret', `whsec_${Buffer.alloc(32).toString('base64')}`)
    const { rows } = await database.execute<{ webhook_id: string; id: string }>(sql`
      with hook as (insert into webhooks (agent_id, url, events, status, secret, created_at)
        values (${agentId}, ${url}, array['message.rated_down'], 'off', ${secret}, now()) returning id)
      insert into webhook_deliveries (webhook_id, type, subject, data, state, next_at, created_at)
        select id, 'message.rated_down', '1', jsonb_build_object('url', ${url}::text), 'failed', now(), now() from hook
        returning webhook_id, id`)
    const [planted] = rows
    if (!planted) throw new Error('Nothing was planted')
    return { webhookId: Number(planted.webhook_id), deliveryId: Number(planted.id) }
  } finally {
    await close()
  }
}
