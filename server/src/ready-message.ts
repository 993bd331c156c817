import { resolve } from 'node:path'
import type { Config } from './config/config.ts'

/**
 * The terminal message when the server is ready: its address, the code that makes an account its operator while it has
 * none, and how commands find this installation if not by default.
 */
export function readyMessage(
  address: string,
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  operatorCode: string | null = null,
): string {
  const operator =
    operatorCode === null
      ? ''
      : `\nTo become its operator, register and enter the code ${operatorCode} on its page /setup`
  const ready = `ParleyKit is ready at ${address}${operator}`
  if (databaseUrl) return `${ready}\nCommands need the same DATABASE_URL, for example: npm run admin -- list`
  if (dataDir === resolve('./data')) return ready
  return `${ready}\nCommands need the same DATA_DIR, for example: DATA_DIR=${quoted(dataDir)} npm run admin -- list`
}

/** Quotes a path as one shell word. */
function quoted(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`
}
