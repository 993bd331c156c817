import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Debian keeps it where an ordinary user's PATH doesn't lead. */
const usualFolders = ['/usr/sbin', '/usr/local/sbin']

/** This machine's own PgBouncer; null where it has none. */
export function findInstalledPgBouncer(): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...usualFolders]
  return folders.map((folder) => join(folder, 'pgbouncer')).find((program) => existsSync(program)) ?? null
}
