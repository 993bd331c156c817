import { constants } from 'node:fs'
import { chmod, cp, lstat, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { getuid } from 'node:process'
import { type Binaries, binariesIn } from './binaries.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { type ProcessAccount, runAs } from './run-as.ts'

const nobody = { uid: 65534, gid: 65534 }
const ownUserNamespace = ['unshare', '--user', `--map-user=${nobody.uid}`, `--map-group=${nobody.gid}`, '--']

/**
 * Chooses the account under which PostgreSQL runs, and binaries that it can access.
 * @param folder the database folder; if it belongs to an ordinary user, the owner stays the same
 * @throws EmbeddedPostgresError if root has neither a user namespace nor an account that can access the folder
 */
export async function chooseAccount(options: {
  dataDir: string
  folder: string
  binaries: Binaries
  userNamespaces: boolean
}): Promise<{ identity: ProcessAccount; binaries: Binaries }> {
  const { dataDir, folder, binaries, userNamespaces } = options
  if (getuid?.() !== 0) return { identity: { wrapper: [] }, binaries }

  const owner = await stat(folder).catch(() => undefined)
  if (owner === undefined || owner.uid === 0) {
    const namespaced: ProcessAccount = { wrapper: ownUserNamespace }
    if (userNamespaces && (await canRun(namespaced, binaries))) return { identity: namespaced, binaries }
  }

  const account = owner !== undefined && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody
  await openPath(dataDir, account)
  const identity: ProcessAccount = { wrapper: [], account }
  if (await canRun(identity, binaries)) return { identity, binaries }
  const staged = await stageBinaries(binaries, dataDir)
  if (await canRun(identity, staged)) return { identity, binaries: staged }
  throw cannotRunAsRoot(`its programs can't be run by user ${account.uid} from ${staged.root}`)
}

async function canRun(identity: ProcessAccount, binaries: Binaries): Promise<boolean> {
  return runAs(identity, binaries.postgres, ['--version']).then(
    () => true,
    () => false,
  )
}

/** Checks that the account can traverse every folder down to DATA_DIR. Only DATA_DIR itself is changed. */
async function openPath(dataDir: string, account: { uid: number; gid: number }): Promise<void> {
  for (let path = dataDir; ; path = dirname(path)) {
    const { mode, uid, gid } = await stat(path)
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
    if ((mode & bit) === 0) {
      if (path !== dataDir) throw cannotRunAsRoot(`user ${account.uid} can't enter ${path}`)
      await chmod(path, mode | bit)
    }
    if (path === dirname(path)) return
  }
}

function cannotRunAsRoot(reason: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `PostgreSQL refuses to run as root, this machine refuses user namespaces, and ${reason}. ` +
      'Start as an ordinary user, or set DATA_DIR to a folder that every user may enter, ' +
      'such as /var/lib/parleykit, or set DATABASE_URL to a PostgreSQL server.',
  )
}

/** Copies the binaries into DATA_DIR, readable by every account. An existing copy of the same version is reused. */
async function stageBinaries(binaries: Binaries, dataDir: string): Promise<Binaries> {
  const target = join(dataDir, `postgres-binaries-${binaries.version}`)
  const staged = binariesIn(target, binaries.version)
  if (await stat(target).catch(() => undefined)) return staged

  const unfinished = `${target}.new`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished)
  await cp(binaries.root, unfinished, {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (source) => !source.endsWith('.a'),
  })
  await makeReadable(unfinished)
  await rename(unfinished, target)
  return staged
}

async function makeReadable(path: string): Promise<void> {
  const entry = await lstat(path)
  if (entry.isSymbolicLink()) return
  await chmod(path, entry.mode | (entry.isDirectory() || entry.mode & 0o100 ? 0o555 : 0o444))
  if (!entry.isDirectory()) return
  for (const name of await readdir(path)) await makeReadable(join(path, name))
}
