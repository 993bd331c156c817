import { withProbe } from '../platform/database/index.ts'
import { type Finding, fine, noted } from './finding.ts'

/** What a pooler that leads to the right database leaves to itself: nobody else can bound a statement's time there. */
export async function checkPooler(poolerUrl: string): Promise<Finding> {
  const { rows } = await withProbe(poolerUrl, (client) =>
    client.query<{ timeout: string }>(`select current_setting('statement_timeout') as timeout`),
  )
  if (rows[0]?.timeout !== '0')
    return fine('Pooler', 'Connects to the database and enforces a statement timeout.')
  return noted(
    'Pooler',
    'Connects to the database, but sets no statement timeout: a hanging query would block its connection forever.',
    "Add connect_query='set statement_timeout = 60000' to the database in pgbouncer.ini.",
  )
}
