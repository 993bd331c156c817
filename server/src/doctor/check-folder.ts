import { constants } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { littleDiskBytes } from '@parleykit/contract/reports/status/status'
import { getDiskSpace } from '../platform/data-folder/get-disk-space.ts'
import { type Finding, failure, ok, warning } from './finding.ts'

const megabyte = 1_000_000

/** Whether a folder is there, or can be made; who else may read it; and how much room its disk has. */
export async function checkFolder(about: string, folder: string, reserveBytes: number): Promise<Finding[]> {
  const existing = await stat(folder).catch(() => null)
  if (!existing) {
    const above = await nearestAbove(folder)
    const mayMake = await mayWrite(above)
    if (!mayMake)
      return [
        failure(
          about,
          `${folder} doesn't exist, and this user can't create it.`,
          `Create it and make this user its owner, or use another folder. ${above} is not writable.`,
        ),
      ]
    return [
      ok(about, `${folder} doesn't exist yet; the first start creates it.`),
      await checkDisk(above, reserveBytes),
    ]
  }
  if (!existing.isDirectory())
    return [failure(about, `${folder} isn't a folder.`, 'Move it, or use another folder.')]
  if (!(await mayWrite(folder)))
    return [
      failure(
        about,
        `This user can't write to ${folder}.`,
        "Start the server as the folder's owner, or make this user the owner (chown).",
      ),
    ]
  const isOpen = (existing.mode & 0o066) !== 0
  const permissions = isOpen
    ? warning(
        about,
        `Other users on this machine can read ${folder}.`,
        `Restrict access: chmod 700 ${folder}`,
      )
    : ok(about, `${folder} is writable and private.`)
  return [permissions, await checkDisk(folder, reserveBytes)]
}

async function checkDisk(folder: string, reserveBytes: number): Promise<Finding> {
  const { freeBytes } = await getDiskSpace(folder)
  const message = `${Math.floor(freeBytes / megabyte).toLocaleString('en')} MB are free on the disk of ${folder}.`
  if (freeBytes < reserveBytes)
    return failure(
      'Disk',
      message,
      'Free up space now: below DISK_RESERVE_MB, uploads, trainings, crawls and backups are refused.',
    )
  if (freeBytes < littleDiskBytes)
    return warning('Disk', message, 'Free up space soon: backups and uploads may no longer fit.')
  return ok('Disk', message)
}

const mayWrite = (folder: string) =>
  access(folder, constants.R_OK | constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  )

async function nearestAbove(folder: string): Promise<string> {
  const above = dirname(folder)
  const existing = await stat(above).catch(() => null)
  return existing || above === folder ? above : nearestAbove(above)
}
