import { chown, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { readOptionalFile } from './read-optional-file.ts'
import { type ProcessAccount, runAs } from './run-as.ts'
import { serverSettings } from './server-settings.ts'

/** The superuser and the database of a cluster; PostgreSQL's own database `postgres` stays empty. */
export const productName = 'parleykit'

const marker = 'database-was-created'

/**
 * Checks the folder's content: `ready` to be served, or `empty` and new.
 * @throws EmbeddedPostgresError if it contains another major version, foreign files, or nothing although it once did
 */
export async function inspectFolder(folder: string, major: string): Promise<'ready' | 'empty'> {
  const found = (await readOptionalFile(join(folder, 'PG_VERSION')))?.trim()
  if (found === major) {
    await writeFile(markerPath(folder), `PostgreSQL ${major}\n`) // also if a crash prevented it before
    return 'ready'
  }
  if (found !== undefined)
    throw new EmbeddedPostgresError(
      `${folder} was created by PostgreSQL ${found}, but this version of ParleyKit includes PostgreSQL ${major}. ` +
        'Start the ParleyKit version that created it, take a backup, and restore it into a new DATA_DIR with this version.',
    )
  if ((await readOptionalFile(markerPath(folder))) !== undefined)
    throw new EmbeddedPostgresError(
      `The database that was in ${folder} is gone, so the server didn't start. ` +
        `Restore the folder or a backup of it. To start with an empty database instead, delete ${markerPath(folder)}.`,
    )
  const files = await readdir(folder).catch(() => [])
  if (files.length > 0)
    throw new EmbeddedPostgresError(`${folder} contains files that aren't a database. Move them away first.`)
  return 'empty'
}

/**
 * Creates a database cluster: UTF-8, PostgreSQL's own locale (the same on every machine), checksums on. It is built in
 * a neighboring folder and moved when complete, so that a crash can't leave half a cluster.
 */
export async function initialise(
  folder: string,
  binaries: Binaries,
  identity: ProcessAccount,
): Promise<void> {
  const unfinished = `${folder}.new`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { mode: 0o700 })
  if (identity.account) await chown(unfinished, identity.account.uid, identity.account.gid)
  try {
    await runAs(identity, binaries.initdb, [
      `--pgdata=${unfinished}`,
      `--username=${productName}`,
      '--auth=trust', // anyone who can open the socket's folder is this process's user
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ])
    const single = ['--single', '-D', unfinished, '-c', 'exit_on_error=on', ...serverSettings(), 'postgres']
    await runAs(identity, binaries.postgres, single, `CREATE DATABASE ${productName}\n`)
  } catch (cause) {
    await rm(unfinished, { recursive: true, force: true })
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new EmbeddedPostgresError(`The database couldn't be created in ${folder}: ${reason}`, { cause })
  }
  await rename(unfinished, folder)
  await writeFile(markerPath(folder), `PostgreSQL ${binaries.major}\n`)
}

function markerPath(folder: string): string {
  return join(dirname(folder), marker)
}
