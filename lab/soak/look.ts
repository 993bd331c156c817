import { readdir } from 'node:fs/promises'
import { memoryOfFamily, memoryOfProcess } from '../../bench/support/processes.ts'
import { sql } from '../../server/src/platform/database/drizzle.ts'
import type { Database } from '../../server/src/platform/database/index.ts'

/** The state of an installation at a moment. */
export interface Look {
  /** Proportional memory (PSS) of the server's main process, in bytes. */
  readonly mainBytes: number
  /** The same with all child processes, which come and go with their work. */
  readonly serverBytes: number
  readonly postgresBytes: number
  /** Open files and sockets of the server's main process. */
  readonly openFiles: number
  readonly dataFiles: number
  readonly connections: number
  readonly databaseBytes: number
  /** Of all rows, those that are dead and not yet cleared away. */
  readonly deadShare: number
  readonly conversations: number
}

/** Linux only. */
export async function look(
  pids: { readonly server: number; readonly postgres: number },
  database: Database,
  dataDir: string,
): Promise<Look> {
  const [mainBytes, serverBytes, postgresBytes] = await Promise.all([
    memoryOfProcess(pids.server),
    memoryOfFamily(pids.server),
    memoryOfFamily(pids.postgres),
  ])
  const files = await readdir(dataDir, { recursive: true, withFileTypes: true })
  const { rows } = await database.execute<Record<string, string>>(sql`select
    (select count(*) from pg_stat_activity where datname = current_database()) as connections,
    pg_database_size(current_database()) as bytes,
    (select sum(n_dead_tup)::float / greatest(sum(n_live_tup + n_dead_tup), 1) from pg_stat_user_tables) as dead,
    (select count(*) from conversations) as conversations`)
  const [row] = rows
  return {
    mainBytes,
    serverBytes,
    postgresBytes,
    openFiles: (await readdir(`/proc/${pids.server}/fd`)).length,
    dataFiles: files.filter((entry) => entry.isFile() && !entry.parentPath.includes('postgres')).length,
    connections: Number(row?.connections),
    databaseBytes: Number(row?.bytes),
    deadShare: Number(row?.dead),
    conversations: Number(row?.conversations),
  }
}
