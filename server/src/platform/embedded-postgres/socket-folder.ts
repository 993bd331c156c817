import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { getuid } from 'node:process'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import type { ProcessAccount } from './run-as.ts'

/** The port only determines the socket's file name: the server doesn't listen on the network. */
export const socketPort = 5432

const prefix = 'parleykit-'
/** A Unix socket's path may have 107 bytes on Linux and 103 on macOS. */
const longestPath = 103

/**
 * Creates a folder of mode 700 for the socket. Its random name can't be claimed in advance, and its path is short even
 * if DATA_DIR's isn't. A later process finds it through `postmaster.pid`.
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

/** Removes a folder that `makeSocketFolder` made. Ignores any other folder. */
export async function removeSocketFolder(folder: string): Promise<void> {
  if (basename(folder).startsWith(prefix)) await rm(folder, { recursive: true, force: true })
}
