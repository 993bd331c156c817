import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { getuid } from 'node:process'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import type { ProcessAccount } from './run-as.ts'

/** The port only names the socket's file: the server doesn't listen on the network. */
export const socketPort = 5432

const prefix = 'parleykit-'
/** A Unix socket's path may have 107 bytes on Linux and 103 on macOS. */
const longestPath = 103

/**
 * Makes a folder of mode 700 for the socket. It has a random name, so nobody can take it first, and it is short,
 * which DATA_DIR needn't be. A later process finds it through `postmaster.pid`.
 */
export async function makeSocketFolder({ account }: ProcessAccount): Promise<string> {
  const reasons: string[] = []
  for (const parent of new Set([tmpdir(), '/tmp', `/run/user/${getuid?.()}`, '/dev/shm'])) {
    if (Buffer.byteLength(join(parent, `${prefix}XXXXXX`, `.s.PGSQL.${socketPort}`)) > longestPath) {
      reasons.push(`${parent} is too long`)
      continue
    }
    try {
      const folder = await mkdtemp(join(parent, prefix))
      if (account) await chown(folder, account.uid, account.gid)
      return folder
    } catch (error) {
      reasons.push(error instanceof Error ? error.message : String(error))
    }
  }
  throw new EmbeddedPostgresError(
    `No folder can hold the database's socket (${reasons.join('; ')}). Set TMPDIR to a short, writable one.`,
  )
}

/** Removes a folder that `makeSocketFolder` made; leaves any other alone. */
export async function removeSocketFolder(folder: string): Promise<void> {
  if (basename(folder).startsWith(prefix)) await rm(folder, { recursive: true, force: true })
}
