import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface SmallDisk {
  readonly folder: string
  /** Takes all the room that is left, or all but so many bytes. */
  fill(leftBytes?: number): Promise<void>
  /** Gives the room back. */
  makeRoom(): Promise<void>
  /** Makes the disk itself larger. */
  grow(megabytes: number): void
  /** From now on nothing can be written. */
  makeReadOnly(): void
  unmount(): void
}

export function canMountSmallDisk(): boolean {
  try {
    mountSmallDisk(1).unmount()
    return true
  } catch {
    return false
  }
}

/**
 * A disk of its own in memory, of so many megabytes.
 * @throws Error where this user or machine may not mount one.
 */
export function mountSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'parleykit-disk-'))
  const mount = (...options: string[]) => execFileSync('mount', [...options, folder], { stdio: 'pipe' })
  try {
    mount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs')
  } catch (error) {
    rmSync(folder, { recursive: true })
    throw error
  }
  const ballast = join(folder, 'ballast')
  return {
    folder,
    async fill(leftBytes = 0) {
      const file = await open(ballast, 'w')
      const freeBytes = () => {
        const { bavail, bsize } = statfsSync(folder)
        return bavail * bsize
      }
      try {
        for (const size of [1024 * 1024, 4096])
          await writeUntilFull(
            () => file.write(Buffer.alloc(size)),
            () => freeBytes() - size < leftBytes,
          )
      } finally {
        await file.close()
      }
    },
    makeRoom: () => rm(ballast, { force: true }),
    grow: (megabytes) => mount('-o', `remount,size=${megabytes}m`),
    makeReadOnly: () => mount('-o', 'remount,ro'),
    unmount() {
      execFileSync('umount', ['--lazy', folder])
      rmSync(folder, { recursive: true })
    },
  }
}

async function writeUntilFull(
  write: () => Promise<{ bytesWritten: number }>,
  isEnough: () => boolean,
): Promise<void> {
  try {
    while (!isEnough() && (await write()).bytesWritten > 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}
