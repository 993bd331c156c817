import { constants } from 'node:fs'
import { chmod, cp, lstat, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Binaries, binariesIn } from './binaries.ts'

/** Copies the binaries into DATA_DIR, readable by every account. An existing copy of the same version is reused. */
export async function stageBinaries(binaries: Binaries, dataDir: string): Promise<Binaries> {
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
