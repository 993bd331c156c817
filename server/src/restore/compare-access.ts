import pg from 'pg'
import { returningAccounts } from './returning-accounts.ts'
import { returningAgents } from './returning-agents.ts'

/** What is kept of the tables that a restore replaces, for as long as its transaction: columns by table. */
export const comparedColumns: Readonly<Record<string, readonly string[]>> = {
  users: [
    'id',
    'created_at',
    'username',
    'email',
    'email_key',
    'password_hash',
    'subscription_tier',
    'disabled_at',
  ],
  two_steps: ['user_id', 'sealed_secret', 'confirmed_at'],
  recovery_codes: ['user_id', 'code_hash'],
  passkeys: ['user_id', 'credential_id'],
  identities: ['user_id', 'issuer', 'subject'],
  invitations: ['token_hash'],
  workspace_members: ['workspace_id', 'user_id', 'role'],
  workspace_invitations: ['token_hash'],
  workspace_handovers: ['workspace_id', 'user_id'],
  agents: [
    'id',
    'created_at',
    'owner_id',
    'status',
    'visibility',
    'allowed_domains',
    'api_key',
    'secret_key_hash',
    'link_key',
    'identity_secret_id',
  ],
  retired_keys: ['agent_id', 'key_hash', 'ends_at'],
  webhooks: ['id', 'agent_id', 'url', 'events', 'secret', 'status'],
}

/** SQLSTATEs of a database of another version, or of a role that may make no temporary tables. */
const undefinedTable = '42P01'
const undefinedColumn = '42703'
const notPermitted = '42501'

/**
 * Keeps the access that accounts and agents have now, in temporary tables of the restore's transaction. Keeps none if the
 * database has other tables than this version.
 */
export async function keepPresentAccess(client: pg.Client): Promise<void> {
  await client.query('savepoint before_comparison')
  try {
    for (const [table, columns] of Object.entries(comparedColumns))
      await client.query(
        `create temporary table was_${table} on commit drop as select ${columns.join(', ')} from public.${table}`,
      )
  } catch (error) {
    const code = error instanceof pg.DatabaseError ? error.code : undefined
    if (code === undefined || ![undefinedTable, undefinedColumn, notPermitted].includes(code)) throw error
    await client.query('rollback to savepoint before_comparison')
  }
}

/**
 * Compares what was restored with what `keepPresentAccess` has kept. Accounts and agents are the same if they have the same
 * number and the same time of creation.
 * @returns lines for the operator, with names and no secrets; null if nothing can be compared
 */
export async function compareAccess(client: pg.Client): Promise<string[] | null> {
  const { rows: kept } = await client.query(`select to_regclass('pg_temp.was_users') as found`)
  if (kept[0]?.found === null) return null
  const { rows: same } = await client.query(
    'select from public.users u join was_users w on w.id = u.id and w.created_at = u.created_at where not u.is_system limit 1',
  )
  if (same.length === 0) return null
  const lines: string[] = []
  for (const { says, sql } of [...returningAccounts, ...returningAgents]) {
    const { rows } = await client.query<{ name: string }>(sql)
    if (rows.length === 0) continue
    lines.push(`- ${says}`, ...rows.map(({ name }) => `    ${name.replaceAll(/\p{C}/gu, ' ')}`))
  }
  return lines
}
