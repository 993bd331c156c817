import { constants } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { littleDiskBytes } from '@parleykit/contract/status/status'
import { readDisk } from '../platform/data-folder/read-disk.ts'
import { type Finding, faulty, fine, noted } from './finding.ts'

const megabyte = 1_000_000

/** Whether a folder is there, or can be made; who else may read it; and how much room its disk has. */
export async function checkFolder(about: string, folder: string, reserveBytes: number): Promise<Finding[]> {
  const existing = await stat(folder).catch(() => null)
  if (!existing) {
    const above = await nearestAbove(folder)
    const mayMake = await mayWrite(above)
    if (!mayMake)
      return [
        faulty(
          about,
          `${folder} doesn't exist, and this user can't create it.`,
          `Create it and make this user its owner, or use another folder. ${above} is not writable.`,
        ),
      ]
    return [
      fine(about, `${folder} doesn't exist yet; the first start creates it.`),
      await checkDisk(above, reserveBytes),
    ]
  }
  if (!existing.isDirectory())
    return [faulty(about, `${folder} isn't a folder.`, 'Move it, or use another folder.')]
  if (!(await mayWrite(folder)))
    return [
      faulty(
        about,
        `This user can't write to ${folder}.`,
        "Start the server as the folder's owner, or make this user the owner (chown).",
      ),
    ]
  const isOpen = (existing.mode & 0o066) !== 0
  const permissions = isOpen
    ? noted(about, `Other users on this machine can read ${folder}.`, `Restrict access: chmod 700 ${folder}`)
    : fine(about, `${folder} is writable and private.`)
  return [permissions, await checkDisk(folder, reserveBytes)]
}

async function checkDisk(folder: string, reserveBytes: number): Promise<Finding> {
  const { freeBytes } = await readDisk(folder)
  const says = `${Math.floor(freeBytes / megabyte).toLocaleString('en')} MB are free on the disk of ${folder}.`
  if (freeBytes < reserveBytes)
    return faulty(
      'Disk',
      says,
      'Free up space now: below DISK_RESERVE_MB, uploads, trainings, crawls and backups are refused.',
    )
  if (freeBytes < littleDiskBytes)
    return noted('Disk', says, 'Free up space soon: backups and uploads may no longer fit.')
  return fine('Disk', says)
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
