import type pg from 'pg'

/** Rows of these tables open something by themselves, or stand for a link that does. */
export const openingTables: readonly string[] = [
  'sessions',
  'known_devices',
  'one_time_tokens',
  'invitations',
  'workspace_invitations',
  'workspace_handovers',
]

/**
 * Signs everybody out of a restored database: ends the sessions, known browsers, mailed links, invitations and offers that the
 * backup holds. Some of them were ended or used since, and the backup can't know which.
 */
export async function endRestoredAccess(client: pg.Client): Promise<void> {
  for (const table of openingTables) await client.query(`delete from public.${table}`)
  // Their links are gone.
  await client.query('update public.users set pending_email = null where pending_email is not null')
}
